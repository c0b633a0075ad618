import { Arrow, Box, C, Drawing, Para, Plate } from './parts';

interface FileProps {
  x: number;
  y: number;
  name: string;
}

/** A sheet of paper with a folded corner. */
const File = ({ x, y, name }: FileProps) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 -19h20l10 10v28h-30z" fill={C.paper} stroke={C.accent} strokeWidth={2} />
    <path d="M5 -19v10h10" fill="none" stroke={C.accent} strokeWidth={2} />
    <Para x={0} y={11} text={name} bold anchor="middle" />
  </g>
);

interface DriveProps {
  x: number;
  name: string;
  size: string;
  files: readonly string[];
}

function Drive({ x, name, size, files }: DriveProps) {
  return (
    <g>
      <Plate x={x} y={162} w={150} h={112} rx={10} fill={C.fill2} />
      <circle cx={x + 134} cy={260} r={4} fill={C.dark} />
      {files.map((file, at) => (
        <File key={file} x={x + 75 + (at - (files.length - 1) / 2) * 46} y={196} name={file} />
      ))}
      <Para x={x + 16} y={244} text={name} bold />
      <Para x={x + 16} y={263} text={size} fill={C.muted} />
    </g>
  );
}

export default function TwoDrives() {
  return (
    <Drawing
      name="two-drives"
      title="Where your files are when a Blox has two drives"
      description="Above, the network drive, one folder of 3 TB with the files A, B, and C. Arrows lead down to two drives. The first one, with 1 TB, holds A and B. The second one, with 2 TB, holds C. No file is on both."
      caption="Two drives give you more space, not a second copy. If drive 1 fails, A and B are lost."
      height={290}
    >
      <Box y={14} h={96} tone="soft" />
      <Para x={32} y={54} text="Network drive" bold />
      <Para x={32} y={76} text="one folder, 3 TB" fill={C.muted} />
      {['A', 'B', 'C'].map((name, at) => (
        <File key={name} x={216 + at * 46} y={62} name={name} />
      ))}
      <Arrow
        points={[
          [89, 116],
          [89, 154],
        ]}
      />
      <Arrow
        points={[
          [271, 116],
          [271, 154],
        ]}
      />
      <Drive x={14} name="Drive 1" size="1 TB" files={['A', 'B']} />
      <Drive x={196} name="Drive 2" size="2 TB" files={['C']} />
    </Drawing>
  );
}
