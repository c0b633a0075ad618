import { LightTimeline } from './parts';

export default function LedStickUpdateRk1() {
  return (
    <LightTimeline
      name="led-stick-update-rk1"
      title="What the light does in a stick update of an RK1"
      description="A timeline from top to bottom."
      caption="Stick update of the FxBlox Lite Plus (RK1). Owner, Wi-Fi and identity settings on the system chip are lost; the update itself does not write to data drives."
      sections={[
        {
          heading: 'Writing the system',
          steps: [
            { act: true, see: 'Stick into the top port, then power' },
            { light: { kind: 'solid', color: 'green' }, see: 'Green' },
            { light: { kind: 'solid', color: 'blue' }, see: 'Blue' },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, about 15 min',
              mean: 'The system is being written. Do not touch.',
              warn: true,
            },
            {
              light: { kind: 'alternate', colors: ['green', 'blue'] },
              see: 'Green and blue in turn, without end',
              mean: 'Written: the stick may come out.',
            },
          ],
        },
        {
          heading: 'First start',
          steps: [
            { act: true, see: 'Pull the stick, unplug the power, plug it in' },
            {
              light: { kind: 'sequence', colors: ['green', 'purple', 'off', 'yellow', 'off'] },
              see: 'Various colors, several restarts',
              mean: '10 to 30 min. The strip shows no fixed order. Leave it plugged in.',
            },
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking without end',
              mean: 'Ready for setup.',
            },
          ],
        },
      ]}
    />
  );
}
