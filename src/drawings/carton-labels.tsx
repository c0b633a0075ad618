import { C, Drawing, Para } from './parts';

const WIDTHS = [3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2, 3, 1, 2, 1] as const;
const DIGIT = 14.4;

interface LabelProps {
  y: number;
  /** Parts of the number; every second one is marked. */
  parts: readonly string[];
  title: string;
  text: string;
}

function CartonLabel({ y, parts, title, text }: LabelProps) {
  let bar = 28;
  let at = 28;
  return (
    <g>
      <rect
        x={14}
        y={y}
        width={172}
        height={88}
        rx={6}
        fill={C.white}
        stroke={C.line}
        strokeWidth={1.5}
      />
      {WIDTHS.map((width, index) => {
        const x = bar;
        bar += (width + WIDTHS[(index * 5 + y) % WIDTHS.length]!) * 1.75;
        return (
          x < 165 && (
            <rect key={index} x={x} y={y + 10} width={width * 1.75} height={38} fill={C.ink} />
          )
        );
      })}
      {parts.map((part, index) => {
        const left = at;
        const hot = index % 2 === 1;
        at += part.length * DIGIT;
        return (
          <g key={left}>
            {hot && (
              <rect
                x={left - 1}
                y={y + 55}
                width={part.length * DIGIT + 1}
                height={27}
                rx={5}
                fill={C.accent}
              />
            )}
            {[...part.trimEnd()].map((digit, place) => (
              <text
                key={place}
                x={left + (place + 0.5) * DIGIT}
                y={y + 75}
                fontSize={19}
                fontWeight={hot ? 700 : 500}
                textAnchor="middle"
                fill={hot ? C.onAccent : C.ink}
              >
                {digit}
              </text>
            ))}
          </g>
        );
      })}
      <Para x={200} y={y + 38} text={title} size={18} bold />
      <Para x={200} y={y + 60} text={text} fill={C.muted} />
    </g>
  );
}

export default function CartonLabels() {
  return (
    <Drawing
      name="carton-labels"
      title="Labels on the box of each model"
      description="Three barcode labels. 204317 E, six digits and a large E: CM4. RK10005216, which starts with RK1 and has a zero as the fifth character: RK1 without a drive. RK10104873, which starts with RK1 and has a one as the fifth character: RK1 with a drive inside."
      caption="The marked characters count. The numbers are examples."
      height={312}
    >
      <CartonLabel y={8} parts={['204317 ', 'E']} title="CM4" text="no drive inside" />
      <CartonLabel
        y={112}
        parts={['', 'RK1', '0', '0', '05216']}
        title="RK1"
        text="no drive inside"
      />
      <CartonLabel y={216} parts={['', 'RK1', '0', '1', '04873']} title="RK1" text="drive inside" />
    </Drawing>
  );
}
