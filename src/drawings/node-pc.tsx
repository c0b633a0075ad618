import { Screen } from './parts';

export default function NodePc() {
  return (
    <Screen
      name="node-pc"
      title="Fula Node on a PC: the setup wizard and the tray colors"
      description="The six steps of the wizard in order, and what the color of the tray icon means."
      caption="Fula Node on a Windows or Debian/Ubuntu PC: the wizard’s six steps and the colors of its icon in the tray."
      bar="Fula Node"
      items={[
        { kind: 'row', label: 'Terms & Conditions', n: 1 },
        { kind: 'row', label: 'Docker Check', n: 2 },
        { kind: 'row', label: 'Data & Storage Directories', n: 3 },
        { kind: 'row', label: 'Port Availability', n: 4 },
        { kind: 'row', label: 'Download Images', n: 5 },
        { kind: 'row', label: 'Launch Fula Node', n: 6 },
        { kind: 'button', text: 'Start Node', primary: true, n: 7 },
        { kind: 'button', text: 'Open Dashboard' },
        {
          kind: 'card',
          title: 'Icon in the tray',
          items: [
            { kind: 'row', dot: 'green', label: 'Green: running' },
            { kind: 'row', dot: 'yellow', label: 'Yellow: updating or degraded' },
            { kind: 'row', dot: 'red', label: 'Red: error' },
            { kind: 'row', dot: 'blue', label: 'Blue: starting' },
            { kind: 'row', dot: 'purple', label: 'Purple: maintenance' },
            { kind: 'row', dot: 'cyan', label: 'Cyan: setup or syncing' },
            { kind: 'row', dot: 'off', label: 'Gray: stopped' },
          ],
        },
      ]}
      legend={[
        { n: 1, text: 'Tick the box, then I Accept & Continue.' },
        { n: 2, text: 'Green when Docker runs; else start Docker and Retry.' },
        { n: 3, text: 'Where settings and data live; at least 20 GB free' },
        { n: 4, text: 'Close programs that hold a port.' },
        { n: 5, text: 'Wait for the download.' },
        { n: 6, text: 'The last step' },
        { n: 7, text: '**Start Node;** note the IP address it shows, then Open Dashboard.' },
      ]}
    />
  );
}
