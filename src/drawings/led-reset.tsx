import { Arrow, C, LedDot, LightTimeline, Mark, Para } from './parts';

export default function LedReset() {
  return (
    <LightTimeline
      name="led-reset"
      title="Five starts reset a Blox"
      description="Five starts in a row, all within 15 minutes. Each shows a yellow light. Pull the plug after starts 1 to 4, and leave it in after start 5. After start 5, from top to bottom:"
      caption="All five starts have to be within 15 minutes."
      headroom={158}
      sections={[
        {
          heading: 'After the fifth start',
          steps: [
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 2 s',
            },
            {
              light: { kind: 'sequence', colors: ['purple', 'blue'] },
              see: 'Purple, then blue',
              mean: 'The Blox resets.',
            },
            {
              light: { kind: 'solid', color: 'off' },
              see: 'Off',
              mean: 'Wait about 10 minutes.',
            },
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking',
              mean: 'Ready for setup.',
            },
          ],
        },
      ]}
    >
      {[1, 2, 3, 4, 5].map((n) => {
        const x = 42 + (n - 1) * 69;
        const last = n === 5;
        return (
          <g key={n}>
            <rect
              x={x - 28}
              y={20}
              width={56}
              height={78}
              rx={12}
              fill={last ? C.accentSoft : C.fill}
              stroke={last ? C.accent : C.line}
              strokeWidth={last ? 2.5 : 1.5}
            />
            <Mark n={n} x={x} y={20} tone={last ? 'hot' : undefined} />
            <LedDot x={x} y={56} color="yellow" />
            <Para x={x} y={88} text={last ? 'Stay' : 'Pull'} anchor="middle" bold={last} />
            {!last && (
              <Arrow
                points={[
                  [x + 28, 57],
                  [x + 41, 57],
                ]}
              />
            )}
          </g>
        );
      })}
      <path d="M16 108v8h328v-8" fill="none" stroke={C.accent} strokeWidth={1.75} />
      <Para x={180} y={138} text="Within 15 minutes" bold anchor="middle" />
    </LightTimeline>
  );
}
