import { LightTimeline } from './parts';

export default function LedStickUpdateCm4() {
  return (
    <LightTimeline
      name="led-stick-update-cm4"
      title="What the light does in a stick update of a CM4"
      description="A timeline from top to bottom."
      caption="Stick update of the FxBlox Lite (CM4)."
      sections={[
        {
          heading: 'Writing the system',
          steps: [
            { act: true, see: 'Stick into the bottom port, then power' },
            {
              light: { kind: 'sequence', colors: ['yellow', 'white'] },
              see: 'Yellow/white, after about 30 s',
              mean: 'The update has started.',
            },
            {
              light: { kind: 'alternate', colors: ['red', 'green'] },
              see: 'Red and green, blinking',
              mean: 'The image is being written, about 10 min. Do not touch.',
              warn: true,
            },
            {
              light: { kind: 'blink', color: 'red' },
              see: 'Red alone, blinking',
              mean: 'Written: the stick may come out.',
            },
          ],
        },
        {
          heading: 'First start',
          steps: [
            {
              act: true,
              see: 'Pull the stick, attach the drive, unplug the power, plug it in',
            },
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking without end',
              mean: 'After 10 to 15 min: ready for setup.',
            },
          ],
        },
      ]}
    />
  );
}
