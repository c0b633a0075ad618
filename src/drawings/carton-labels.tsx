import { C, Drawing, Para } from './parts';

const WIDTHS = [
  3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1, 1, 1, 3, 2, 1, 2, 1, 3,
] as const;

interface LabelProps {
  y: number;
  shift: number;
  parts: readonly (readonly [text: string, hot: boolean])[];
  suffix?: string;
  title: string;
  text: string;
}

function CartonLabel({ y, shift, parts, suffix, title, text }: LabelProps) {
  let x = 34;
  const bars = Array.from({ length: 24 }, (_, index) => {
    const width = WIDTHS[(index + shift) % WIDTHS.length] ?? 1;
    const gap = WIDTHS[(index * 3 + shift) % WIDTHS.length] ?? 1;
    const bar = (
      <rect key={index} x={x} y={y + 14} width={width * 1.15} height={38} fill={C.text} />
    );
    x += (width + gap) * 1.15;
    return bar;
  }).filter((_, index) => index < 24);
  let at = 34;
  return (
    <g>
      <rect
        x={16}
        y={y}
        width={164}
        height={86}
        rx={6}
        fill={C.fill}
        stroke={C.line}
        strokeWidth={1.5}
      />
      {bars}
      {parts.map(([part, hot]) => {
        const left = at;
        at += part.length * 10.4;
        return (
          <g key={left}>
            {hot && (
              <rect
                x={left - 1.5}
                y={y + 58}
                width={part.length * 10.4 + 1}
                height={21}
                rx={4}
                fill={C.accentSoft}
                stroke={C.accent}
                strokeWidth={1.5}
              />
            )}
            {[...part].map((digit, index) => (
              <text
                key={index}
                x={left + index * 10.4 + 4.6}
                y={y + 73.4}
                fontSize={13.6}
                fontWeight={hot ? 700 : 500}
                textAnchor="middle"
                fill={C.text}
              >
                {digit}
              </text>
            ))}
          </g>
        );
      })}
      {suffix && (
        <text x={152} y={y + 74} fontSize={24} fontWeight={700} textAnchor="middle" fill={C.text}>
          {suffix}
        </text>
      )}
      <Para x={194} y={y + 18} text={title} width={152} size={13} lead={17} bold />
      <Para
        x={194}
        y={y + 18 + (title.length > 18 ? 34 : 17)}
        text={text}
        width={150}
        fill={C.muted}
      />
    </g>
  );
}

export default function CartonLabels() {
  return (
    <Drawing
      name="carton-labels"
      title="Carton labels that tell the models apart"
      description="Three barcode labels, one below the other, with invented numbers. First: 204317 followed by a large E, no letters RK1 in front: FxBlox Lite (CM4). Second: RK10005216, begins with RK1 and the second digit after it is 0: FxBlox Lite Plus (RK1), no drive inside. Third: RK10104873, begins with RK1 and the second digit after it is 1: FxBlox Lite Plus (RK1) with 1 TB inside."
      caption="Label on the side of the original carton; the numbers here are invented."
      height={322}
    >
      <CartonLabel
        y={16}
        shift={0}
        parts={[['204317', false]]}
        suffix="E"
        title="FxBlox Lite (CM4)"
        text="Does not begin with RK1; six digits and a big E, for example."
      />
      <CartonLabel
        y={118}
        shift={7}
        parts={[
          ['RK1', true],
          ['0', false],
          ['0', true],
          ['05216', false],
        ]}
        title="FxBlox Lite Plus (RK1)"
        text="Begins with RK1, second digit after it 0: no drive inside."
      />
      <CartonLabel
        y={220}
        shift={15}
        parts={[
          ['RK1', true],
          ['0', false],
          ['1', true],
          ['04873', false],
        ]}
        title="FxBlox Lite Plus (RK1)"
        text="Begins with RK1, second digit after it 1: 1 TB inside."
      />
    </Drawing>
  );
}
