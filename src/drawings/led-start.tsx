import { LightTimeline } from './parts';

export default function LedStart() {
  return (
    <LightTimeline
      name="led-start"
      title="The light after you plug in a new or reset Blox"
      description="From top to bottom."
      caption="The first light is the same at every start, on both models."
      sections={[
        {
          heading: 'Every start',
          steps: [
            { act: true, see: 'Plug in the power' },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 2 s',
              mean: 'After about 20 s.',
            },
          ],
        },
        {
          heading: 'A new or reset Blox',
          steps: [
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking',
              mean: 'Ready for setup, after 10 to 15 min.',
            },
          ],
        },
      ]}
    />
  );
}
