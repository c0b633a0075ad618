import { Screen } from './parts';

export default function AppDiscovery() {
  return (
    <Screen
      name="app-discovery"
      title="FxBlox in the browser: find a Blox again"
      description="Three ways to find a Blox, and two that were found; addresses are invented."
      caption="FxBlox in the browser, screen Bloxs in your network. The phone app starts the search by itself and has Add Manually, for an address."
      bar="FxBlox in the browser"
      items={[
        { kind: 'title', text: 'Bloxs in your network', sub: 'Select bloxs you want to add' },
        { kind: 'button', text: 'Find over Bluetooth', n: 1 },
        { kind: 'button', text: 'Search the network', n: 2 },
        {
          kind: 'card',
          title: 'fxblox-rk1',
          tag: 'Authorized',
          n: 3,
          items: [
            { kind: 'row', label: 'IP', value: '192.168.1.57' },
            { kind: 'row', label: 'PEER ID', value: '12D3Koo…' },
            { kind: 'row', label: 'Pool Peer ID', value: '12D3Koo…' },
            { kind: 'row', label: 'HARDWARE ID', value: '…' },
          ],
        },
        {
          kind: 'card',
          title: 'fulatower',
          tag: 'New Device',
          items: [{ kind: 'button', text: 'Setup', n: 4 }],
        },
        { kind: 'button', text: 'Add by peer ID', n: 5 },
        { kind: 'button', text: 'Add selected blox(s)', primary: true, n: 6 },
      ]}
      legend={[
        { n: 1, text: '**Near the Blox.** Works with every firmware.' },
        { n: 2, text: '**On the same home network** as the Blox.' },
        {
          n: 3,
          text: '**Authorized:** it belongs to your identity. Not Authorized: it belongs to another one. The name tells the model: fxblox-rk1 is an RK1.',
        },
        { n: 4, text: 'Setup, for a Blox without an owner' },
        { n: 5, text: '**From anywhere:** paste the Blox PeerId.' },
        { n: 6, text: '**Add selected blox(s):** for your own Blox in a fresh app' },
      ]}
    />
  );
}
