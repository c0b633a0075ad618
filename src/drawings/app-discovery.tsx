import { Screen } from './parts';

export default function AppDiscovery() {
  return (
    <Screen
      name="app-discovery"
      title="FxBlox app: Blox discovery"
      description="Bloxes found on the home network; addresses are invented."
      caption="FxBlox app, Settings, Blox discovery. Phone or computer and Blox must be on the same home network."
      bar="FxBlox app"
      items={[
        { kind: 'title', text: 'Bloxs in your network', sub: 'Select bloxs you want to add' },
        {
          kind: 'card',
          title: 'fxblox-rk1',
          tag: 'Authorized',
          n: 1,
          items: [
            { kind: 'row', label: 'IP', value: '192.168.1.57', n: 2 },
            { kind: 'row', label: 'PEER ID', value: '12D3Koo…' },
            { kind: 'row', label: 'Pool Peer ID', value: '12D3Koo…' },
            { kind: 'row', label: 'HARDWARE ID', value: '…' },
          ],
        },
        {
          kind: 'card',
          title: 'fulatower',
          tag: 'New Device',
          items: [{ kind: 'button', text: 'Setup', n: 3 }],
        },
        { kind: 'button', text: 'Add selected blox(s)', primary: true, n: 4 },
        { kind: 'button', text: 'Add Manually', n: 5 },
      ]}
      legend={[
        {
          n: 1,
          text: '**Authorized:** it belongs to your identity. Not Authorized: it belongs to another one. The name tells the model: fxblox-rk1 is an RK1.',
        },
        { n: 2, text: 'Listed here: the Blox is on your home network.' },
        { n: 3, text: 'Setup, for a new device' },
        { n: 4, text: '**Add selected blox(s):** for your own Blox in a fresh app' },
        { n: 5, text: 'Not found: Add Manually, with the IP address' },
      ]}
    />
  );
}
