import { LightTimeline } from './parts';

export default function LedOfflineUpdate() {
  return (
    <LightTimeline
      name="led-offline-update"
      title="What the light does with an offline update stick from support"
      description="A timeline from top to bottom."
      caption="Offline update from a support stick with the folder fula_update, both models. The Blox looks for such a stick every 5 min."
      sections={[
        {
          steps: [
            { act: true, see: 'Plug in the support stick' },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, up to 200 s',
              mean: 'The update from the stick runs. Wait.',
            },
            {
              light: { kind: 'solid', color: 'green' },
              see: 'Green, 3 s',
              mean: 'Done; the Blox restarts by itself.',
            },
            {
              light: { kind: 'solid', color: 'red' },
              see: 'Or red, 3 s',
              mean: 'It ended with an error.',
              warn: true,
            },
          ],
        },
      ]}
    />
  );
}
