import { C, Callout, Drawing, Mark, Para, Plate, Tick } from './parts';

const COLUMNS = [
  [62, 'Storage'],
  [134, 'Address'],
  [230, 'Name'],
  [300, '...'],
] as const;

const ROWS = [
  { n: '1', storage: '', name: 'Loader' },
  { n: '2', storage: 'EMMC', name: 'Image' },
] as const;

/** Frame around a column that has to be filled in. */
const Column = ({ x, w }: { x: number; w: number }) => (
  <rect x={x} y={86} width={w} height={98} fill="none" stroke={C.accent} strokeWidth={2.5} />
);

export default function RkdevtoolRk1() {
  return (
    <Drawing
      name="rkdevtool-rk1"
      title="RKDevTool, ready to write"
      description="The tab Download Image has a table with two checked rows. Row 1: Storage empty, Address 0x00000000, Name Loader. Row 2: Storage EMMC, Address 0x00000000, Name Image. Below the table are the checked box Write by Address and the button Run. The last line reads Found One MASKROM Device."
      caption="RKDevTool 2.96, shortened"
      height={322}
      keys={[
        { text: '**Last line:** it has to say this before you start.', tone: 'hot' },
        { text: '**Storage:** empty, then EMMC.' },
        { text: '**Three dots:** choose each file here.' },
        { text: '**Write by Address:** check this box.' },
        { text: '**Run** erases the system and writes the new one.', tone: 'warn' },
      ]}
    >
      <Plate x={8} y={8} w={344} h={306} rx={10} fill={C.fill} />
      <path
        d="M8 40V18a10 10 0 0 1 10-10h324a10 10 0 0 1 10 10v22z"
        fill={C.fill2}
        stroke={C.line}
        strokeWidth={1.5}
      />
      <Para x={20} y={30} text="RKDevTool" bold />
      <rect
        x={16}
        y={48}
        width={158}
        height={28}
        rx={6}
        fill={C.accentSoft}
        stroke={C.accent}
        strokeWidth={1.5}
      />
      <Para x={95} y={67.5} text="Download Image" bold anchor="middle" />
      <Para x={188} y={67.5} text="Upgrade …" fill={C.muted} />
      <Plate x={16} y={86} w={328} h={98} fill={C.paper} stroke={C.hair} />
      <path
        d="M16 116h328M16 150h328M34 86v98M58 86v98M130 86v98M226 86v98M290 86v98"
        stroke={C.hair}
        strokeWidth={1.5}
      />
      {COLUMNS.map(([x, label]) => (
        <Para key={x} x={x + 2} y={106.5} text={label} />
      ))}
      {ROWS.map(({ n, storage, name }, index) => {
        const y = 139 + index * 34;
        return (
          <g key={n}>
            <Para x={20} y={y} text={n} />
            <Tick x={38} y={y - 13.5} size={16} />
            <Para x={64} y={y} text={storage} bold />
            <Para x={136} y={y} text="0x0000…" />
            <Para x={232} y={y} text={name} />
            <Para x={302} y={y} text="…" />
          </g>
        );
      })}
      <Column x={58} w={72} />
      <Column x={290} w={54} />
      <Callout n={2} at={[94, 212]} to={[94, 182]} tone={undefined} />
      <Callout n={3} at={[317, 212]} to={[317, 182]} />
      <Tick x={20} y={236} />
      <Para x={46} y={250.5} text="Write by Address" />
      <Mark n={4} x={204} y={245} />
      <rect
        x={236}
        y={230}
        width={72}
        height={32}
        rx={7}
        fill={C.warnSoft}
        stroke={C.warn}
        strokeWidth={2}
      />
      <Para x={272} y={251.5} text="Run" bold anchor="middle" />
      <Mark n={5} x={330} y={246} tone="warn" />
      <path d="M8 274h344" stroke={C.line} strokeWidth={1.25} />
      <rect
        x={16}
        y={280}
        width={266}
        height={28}
        rx={6}
        fill={C.accentSoft}
        stroke={C.accent}
        strokeWidth={1.5}
      />
      <Para x={26} y={299.5} text="Found One MASKROM Device" />
      <Mark n={1} x={306} y={294} tone="hot" />
    </Drawing>
  );
}
