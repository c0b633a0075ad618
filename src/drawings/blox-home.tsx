import { C, Drawing, led, Tower } from './parts';

/** Other homes around the Blox: where each one is, and the line that leads to it. */
const homes = [
  { x: 40, y: 54, line: 'M202 150C150 146 112 118 92 100' },
  { x: 372, y: 60, line: 'M258 150C310 144 346 122 368 104' },
  { x: 44, y: 222, line: 'M202 206C160 214 120 236 98 248' },
  { x: 370, y: 218, line: 'M258 206C300 214 344 232 366 244' },
] as const;

export default function BloxHome() {
  return (
    <Drawing
      name="blox-home"
      title="A Blox at home, connected to other homes"
      description="An upright aluminum tower with a colored cap and a grille of slanted bars stands in the middle. Dotted lines lead to four small houses around it."
      width={460}
      height={330}
    >
      <ellipse cx={230} cy={296} rx={92} ry={9} fill={C.fill2} />
      {homes.map(({ x, y, line }) => (
        <g key={line}>
          <path d={line} fill="none" stroke={C.hair} strokeWidth={2} strokeDasharray="1 8" />
          <path
            d={`M${x} ${y + 24}L${x + 26} ${y}L${x + 52} ${y + 24}V${y + 54}a6 6 0 0 1 -6 6H${x + 6}a6 6 0 0 1 -6 -6z`}
            fill={C.fill}
            stroke={C.hair}
            strokeWidth={2}
          />
          <circle cx={x + 26} cy={y + 40} r={4.5} fill={C.accent} />
        </g>
      ))}
      <circle cx={230} cy={168} r={106} fill={led('cyan')} opacity={0.09} />
      <circle cx={230} cy={168} r={80} fill={led('cyan')} opacity={0.1} />
      <Tower x={184} y={40} w={92} h={252} face="front" />
    </Drawing>
  );
}
