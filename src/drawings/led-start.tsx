import { LightTimeline } from './parts';

export default function LedStart() {
  return (
    <LightTimeline
      name="led-start"
      title="What the light does after power-on"
      description="Timelines from top to bottom, and short lights that may appear in between."
      caption="Start of a Blox, both models. Only the yellow blink is the same in every start."
      sections={[
        {
          heading: 'Every start',
          steps: [
            { act: true, see: 'Plug in the power' },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 2 s',
              mean: 'About 13 to 20 s after power: this start has been counted.',
            },
          ],
        },
        {
          heading: 'Then: a new or reset Blox',
          steps: [
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking without end',
              mean: '2 s on, short gap. The hotspot FxBlox is up and all checks passed: ready for setup. Takes 10 to 15 min on a first start and needs an ext4 drive.',
            },
          ],
        },
        {
          heading: 'Then: a Blox that is set up',
          steps: [
            {
              light: { kind: 'solid', color: 'green' },
              see: 'Green, 30 s',
              mean: 'Joined your network by Wi-Fi or cable.',
            },
            {
              light: { kind: 'solid', color: 'off' },
              see: 'Dark',
              mean: 'The normal running state.',
            },
            {
              light: { kind: 'sequence', colors: ['off', 'off', 'green', 'off', 'off'] },
              see: 'Green, 1 s, now and then',
              mean: 'About every 7.5 min: a health round passed.',
            },
          ],
        },
        {
          heading: 'In between you may also see',
          steps: [
            {
              light: { kind: 'solid', color: 'green' },
              see: 'Green, 3 s (RK1) or 5 s (CM4)',
              mean: 'Hardware self-test passed. Red instead: it failed.',
            },
            {
              light: { kind: 'solid', color: 'green' },
              see: 'Green, 2 s',
              mean: 'The health watcher has started.',
            },
            {
              light: { kind: 'sequence', colors: ['purple', 'purple', 'purple', 'yellow'] },
              see: 'Purple, then yellow for 20 s',
              mean: 'The system partition was grown; a restart follows. Do not unplug.',
            },
          ],
        },
      ]}
    />
  );
}
