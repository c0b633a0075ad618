import { LightTimeline } from './parts';

export default function LedStickUpdateCm4() {
  return (
    <LightTimeline
      name="led-stick-update-cm4"
      title="The light during a stick update of a CM4"
      description="From top to bottom:"
      caption="Stick update of the FxBlox Lite (CM4)"
      sections={[
        {
          steps: [
            { act: true, see: 'Stick in the bottom port, then power' },
            {
              light: { kind: 'sequence', colors: ['yellow', 'white'] },
              see: 'Yellow or white',
              mean: 'The update started.',
            },
            {
              light: { kind: 'sequence', colors: ['red', 'green', 'red', 'green'] },
              see: 'Red and green in turn',
              mean: "Writing. Don't touch it.",
              warn: true,
            },
            {
              light: { kind: 'blink', color: 'red' },
              see: 'Red alone, blinking',
              mean: 'Finished.',
            },
          ],
        },
      ]}
    />
  );
}
