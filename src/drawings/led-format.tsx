import { LightTimeline } from './parts';

export default function LedFormat() {
  return (
    <LightTimeline
      name="led-format"
      title="What the light does while drives are formatted"
      description="A timeline from top to bottom."
      caption="Format, both models. Everything on every attached drive of 64 GiB or more is erased."
      sections={[
        {
          steps: [
            {
              act: true,
              warn: true,
              see: 'Start the format',
              mean: 'Everything on the eligible drives goes.',
            },
            {
              light: { kind: 'solid', color: 'purple' },
              see: 'Purple, steady',
              mean: '2 to 5 min or more. Do not unplug.',
            },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 10 s',
              mean: 'The format is finished.',
            },
            {
              see: 'The Blox restarts by itself',
              mean: 'Then: cyan blinking (not set up yet), or green for 30 s and dark (set up).',
            },
          ],
        },
        {
          heading: 'If it goes wrong',
          steps: [
            {
              light: { kind: 'solid', color: 'red' },
              see: 'Red, steady without end',
              mean: 'The format stopped with an error: check or replace the drive.',
              warn: true,
            },
          ],
        },
      ]}
    />
  );
}
