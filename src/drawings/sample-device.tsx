import { Callout, Drawing, Tower } from './parts';

/** The drawing of a device to copy for a new one, shown on "What a page may contain." */
export default function SampleDevice() {
  return (
    <Drawing
      name="sample-device"
      title="Front of a Blox"
      description="An upright tower with a colored cap. Below the cap is a grille of slanted bars."
      caption="The front, both models"
      height={240}
      keys={[{ text: 'The cap', tone: 'hot' }, { text: 'The grille' }]}
    >
      <Tower x={140} y={14} w={80} h={212} face="front" />
      <Callout n={1} at={[60, 22]} to={[150, 22]} tone="hot" />
      <Callout n={2} at={[300, 118]} to={[204, 118]} />
    </Drawing>
  );
}
