import { LightTimeline } from './parts';

export default function LedStickUpdateRk1() {
  return (
    <LightTimeline
      name="led-stick-update-rk1"
      title="The light during a stick update of an RK1"
      description="From top to bottom:"
      caption="Stick update of the FxBlox Lite Plus (RK1)"
      sections={[
        {
          steps: [
            { act: true, see: 'Stick in the top port, then power' },
            {
              light: { kind: 'sequence', colors: ['green', 'blue'] },
              see: 'Green, then blue',
              mean: 'The update started.',
            },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, about 15 min',
              mean: "Writing. Don't touch it.",
              warn: true,
            },
            {
              light: { kind: 'sequence', colors: ['green', 'blue', 'green', 'blue'] },
              see: 'Green and blue in turn',
              mean: 'Finished. Pull the stick.',
            },
          ],
        },
      ]}
    />
  );
}
