import { C, Leader, Para, Picture, Spot, Tick, Window } from './parts';

const COLUMNS = [
  { x: 22, label: '#' },
  { x: 38, label: '' },
  { x: 60, label: 'Storage' },
  { x: 124, label: 'Address' },
  { x: 212, label: 'Name' },
  { x: 268, label: 'Path' },
  { x: 312, label: '...' },
] as const;

const ROWS = [
  { n: '1', storage: '', name: 'Loader' },
  { n: '2', storage: 'EMMC', name: 'Image' },
] as const;

export default function RkdevtoolRk1() {
  return (
    <Picture
      name="rkdevtool-rk1"
      title="RKDevTool: what to set before Run"
      description="A window with three tabs: Download Image, chosen, Upgrade Firmware and Advanced Function. Below, a table with two ticked rows. Row 1: Storage empty, Address 0x00000000, Name Loader. Row 2: Storage EMMC, Address 0x00000000, Name Image. Under the table a ticked box Write by Address and the button Run; at the bottom a status line reads Found One MASKROM Device."
      caption="RKDevTool v2.96 on Windows, tab Download Image, ready to write an FxBlox Lite Plus (RK1). Line drawing, shortened."
      height={302}
      legend={[
        { n: 1, text: '**Storage:** empty in row 1, EMMC in row 2. Both rows are ticked.' },
        {
          n: 2,
          text: '**Column with three dots:** click the cell to choose the file. Row 1: the loader, row 2: the full image.',
        },
        { n: 3, text: 'Tick **Write by Address.**' },
        { n: 4, text: 'Must read **Found One MASKROM Device.**' },
        { n: 5, text: '**Run:** erases and writes the system chip, about 10 min.', warn: true },
      ]}
    >
      <Window y={14} h={272} bar={26} round={8} />
      <Para x={24} y={32} text="RKDevTool v2.96" size={12.2} />
      <rect
        x={22}
        y={48}
        width={122}
        height={25}
        rx={4}
        fill={C.accentSoft}
        stroke={C.accent}
        strokeWidth={1.5}
      />
      <Para x={83} y={65} text="Download Image" size={12.2} bold anchor="middle" />
      <Para x={154} y={65} text="Upgrade …" size={12.2} fill={C.muted} />
      <Para x={240} y={65} text="Advanced …" size={12.2} fill={C.muted} />
      <rect
        x={18}
        y={80}
        width={324}
        height={88}
        fill={C.paper}
        stroke={C.line}
        strokeWidth={1.25}
      />
      <path
        d="M18 106h324M18 137h324M34 80v88M54 80v88M118 80v88M206 80v88M262 80v88M302 80v88"
        stroke={C.hair}
        strokeWidth={1.25}
      />
      {COLUMNS.map((column) => (
        <Para key={column.x} x={column.x + 2} y={97.4} text={column.label} size={12.2} />
      ))}
      {ROWS.map((row, index) => {
        const y = 126 + index * 31;
        return (
          <g key={row.n}>
            <Para x={22} y={y} text={row.n} size={12.2} />
            <Tick x={37} y={y - 11.5} size={14} />
            <Para x={60} y={y} text={row.storage} size={12.2} bold />
            <Para x={124} y={y} text="0x00000000" size={12.2} />
            <Para x={211} y={y} text={row.name} size={12.2} />
            <Para x={270} y={y} text="…" size={12.2} />
          </g>
        );
      })}
      <rect x={54} y={80} width={64} height={88} fill="none" stroke={C.accent} strokeWidth={2} />
      <rect x={302} y={80} width={40} height={88} fill="none" stroke={C.accent} strokeWidth={2} />
      <Leader
        points={[
          [86, 192],
          [86, 170],
        ]}
      />
      <Spot n={1} x={86} y={192} />
      <Leader
        points={[
          [322, 192],
          [322, 170],
        ]}
      />
      <Spot n={2} x={322} y={192} />
      <Tick x={24} y={218} size={14} />
      <Para x={46} y={229.4} text="Write by Address" />
      <Spot n={3} x={174} y={225} />
      <rect
        x={214}
        y={211}
        width={80}
        height={28}
        rx={5}
        fill={C.warnSoft}
        stroke={C.warn}
        strokeWidth={2}
      />
      <Para x={254} y={229.4} text="Run" bold anchor="middle" />
      <Spot n={5} x={316} y={225} warn />
      <path d="M14 252h332" stroke={C.line} strokeWidth={1.25} />
      <Para x={24} y={274} text="Found One MASKROM Device" bold />
      <Spot n={4} x={250} y={269} />
    </Picture>
  );
}
