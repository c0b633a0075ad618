import { Arrow, C, LedDot, LightTimeline, Mark, Para } from './parts';

const STARTS = [1, 2, 3, 4, 5] as const;

export default function LedReset() {
  return (
    <LightTimeline
      name="led-reset"
      title="Power-cycle reset: five starts, then the reset fires"
      description="At the top, five starts in a row within 15 minutes: each shows the yellow light; after starts 1 to 4 the plug is pulled, after start 5 it stays in. Below, the light from top to bottom."
      caption="Power-cycle reset, both models. It forgets owner, pool and Wi-Fi; it does not erase files. It needs one saved Wi-Fi other than FxBlox and firmware of 2025-08-05 or newer."
      headroom={136}
      sections={[
        {
          heading: 'Starts 1 to 4',
          steps: [
            { act: true, see: 'Plug in' },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 2 s',
              mean: 'This start has been counted.',
            },
            {
              act: true,
              see: 'Yellow is out: wait a few seconds, pull the plug',
              mean: 'Then plug in again.',
            },
          ],
        },
        {
          heading: 'Start 5: leave it plugged in',
          steps: [
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 2 s',
              mean: 'The fifth start is counted.',
            },
            {
              light: { kind: 'solid', color: 'purple' },
              see: 'Purple, for seconds',
              mean: 'The reset runs.',
            },
            {
              light: { kind: 'solid', color: 'blue' },
              see: 'Blue, 5 s',
              mean: 'The reset is done.',
            },
            {
              light: { kind: 'solid', color: 'off' },
              see: 'Dark',
              mean: 'Leave it alone for about 10 min.',
            },
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking without end',
              mean: 'Ready for setup.',
            },
          ],
        },
      ]}
    >
      {STARTS.map((n) => {
        const x = 44 + (n - 1) * 68;
        return (
          <g key={n}>
            <rect
              x={x - 27}
              y={32}
              width={54}
              height={70}
              rx={9}
              fill={n === 5 ? C.accentSoft : C.fill}
              stroke={n === 5 ? C.accent : C.line}
              strokeWidth={n === 5 ? 2 : 1.5}
            />
            <Mark n={n} x={x} y={32} />
            <LedDot x={x} y={58} color="yellow" />
            <Para x={x} y={83} text="yellow" size={12.2} anchor="middle" />
            <Para
              x={x}
              y={97}
              text={n === 5 ? 'stay' : 'pull'}
              size={12.2}
              anchor="middle"
              bold={n === 5}
            />
            {n < 5 && (
              <Arrow
                points={[
                  [x + 29, 66],
                  [x + 39, 66],
                ]}
              />
            )}
          </g>
        );
      })}
      <path d="M17 108v7h326v-7" fill="none" stroke={C.accent} strokeWidth={1.5} />
      <Para x={180} y={131} text="5 starts, all within 15 minutes" bold anchor="middle" />
    </LightTimeline>
  );
}
