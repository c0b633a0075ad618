import { C, Drawing, led, Tower } from './parts';

/** Other homes around the Blox: where each one is, and the line that leads to it. */
const homes = [
  { x: 34, y: 42, line: 'M196 150C150 146 108 118 88 98' },
  { x: 374, y: 50, line: 'M264 144C310 138 348 118 370 104' },
  { x: 38, y: 212, line: 'M196 208C160 216 122 236 98 246' },
  { x: 370, y: 208, line: 'M264 208C300 216 340 232 364 242' },
] as const;

export default function BloxHome() {
  return (
    <Drawing
      name="blox-home"
      title="A Blox at home, connected to other homes"
      description="An upright aluminum tower with a colored cap and a grille of slanted bars stands in the middle. Dotted lines lead to four small houses around it."
      width={460}
      height={320}
    >
      <ellipse cx={230} cy={302} rx={104} ry={10} fill={C.fill2} />
      {homes.map(({ x, y, line }) => (
        <g key={line}>
          <path d={line} fill="none" stroke={C.hair} strokeWidth={2.5} strokeDasharray="1 8" />
          <path
            d={`M${x} ${y + 24}L${x + 26} ${y}L${x + 52} ${y + 24}V${y + 54}a6 6 0 0 1 -6 6H${x + 6}a6 6 0 0 1 -6 -6z`}
            fill={C.fill}
            stroke={C.hair}
            strokeWidth={2.5}
          />
          <path
            d={`M${x + 20} ${y + 60}V${y + 40}h12v20z`}
            fill={C.accentSoft}
            stroke={C.accent}
            strokeWidth={2}
          />
        </g>
      ))}
      <circle cx={230} cy={166} r={128} fill={led('cyan')} opacity={0.07} />
      <circle cx={230} cy={166} r={96} fill={led('cyan')} opacity={0.09} />
      <Tower x={182} y={28} w={96} h={268} face="front" />
    </Drawing>
  );
}
