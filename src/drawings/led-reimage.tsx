import { LightTimeline } from './parts';

export default function LedReimage() {
  return (
    <LightTimeline
      name="led-reimage"
      title="What the light tells you in a re-image"
      description="One timeline for each model, from top to bottom."
      caption="Re-image from a computer. While the image is being written, watch the computer, not the light."
      sections={[
        {
          heading: 'FxBlox Lite (CM4)',
          steps: [
            { act: true, see: 'Boot pins bridged, cable in the inner socket, then power' },
            {
              light: { kind: 'both', colors: ['blue', 'white'] },
              see: 'Blue/white, and it stays so',
              mean: 'Imaging mode: the board waits for rpiboot.',
            },
            {
              act: true,
              see: 'Run rpiboot, then write with Raspberry Pi Imager',
              mean: 'About 3 h. Follow the progress on the computer.',
            },
            { act: true, see: 'Bridge off, cable off, unplug the power, plug it in' },
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking',
              mean: 'Ready for setup.',
            },
          ],
        },
        {
          heading: 'FxBlox Lite Plus (RK1)',
          steps: [
            { act: true, see: 'BOOT pads bridged, cable in the middle port, then power' },
            {
              act: true,
              see: 'Write with RKDevTool',
              mean: 'About 10 min. Follow the progress on the computer.',
            },
            { act: true, see: 'Wire off, cable off, unplug the power, plug it in' },
            {
              light: { kind: 'blink', color: 'cyan' },
              see: 'Cyan, blinking',
              mean: 'After 10 to 20 min: ready for setup.',
            },
          ],
        },
      ]}
    />
  );
}
