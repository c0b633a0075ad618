import { LightTimeline } from './parts';

export default function LedNoNetwork() {
  return (
    <LightTimeline
      name="led-no-network"
      title="What the light does without a network or without internet"
      description="Three timelines, from top to bottom."
      caption="Network trouble, both models. Each pattern repeats until the network is back."
      sections={[
        {
          heading: 'No network of any kind',
          steps: [
            {
              light: { kind: 'sequence', colors: ['red', 'off', 'red', 'off'] },
              see: 'Red 10 s on, 10 s off, repeating',
              mean: 'Check router, Wi-Fi password and cable.',
            },
          ],
        },
        {
          heading: 'From time to time it tries the saved Wi-Fi',
          steps: [
            {
              light: { kind: 'blink', color: 'yellow' },
              see: 'Yellow, flashing',
              mean: 'Trying saved Wi-Fi.',
            },
            {
              light: { kind: 'blink', color: 'blue' },
              see: 'Blue, flashing',
              mean: 'Joined; testing the internet.',
            },
            {
              light: { kind: 'blink', color: 'green' },
              see: 'Green, flashing',
              mean: 'The internet answers.',
            },
            {
              light: { kind: 'solid', color: 'red' },
              see: 'Or red, 5 s',
              mean: 'No saved Wi-Fi worked: set Wi-Fi again.',
              warn: true,
            },
          ],
        },
        {
          heading: 'A network without internet, over and over',
          steps: [
            {
              light: { kind: 'solid', color: 'green' },
              see: 'Green, 30 s',
              mean: 'Joined the network.',
            },
            {
              light: { kind: 'solid', color: 'yellow' },
              see: 'Yellow, 5 s',
              mean: 'No internet behind it.',
            },
            {
              light: { kind: 'solid', color: 'off' },
              see: 'Dark, about 2 min, then green again',
              mean: 'Check router, DNS and any log-in page of the network.',
            },
          ],
        },
      ]}
    />
  );
}
