import { Screen } from './parts';

export default function AppConnect() {
  return (
    <Screen
      name="app-connect"
      title="FxBlox in the browser: Connect to Blox"
      description="Bluetooth first; when it has failed, the address on the home network or the hotspot."
      caption="FxBlox in the browser, screen Connect to Blox. The two lower parts show once Bluetooth was tried. The light must blink cyan."
      bar="FxBlox in the browser"
      items={[
        { kind: 'title', text: 'Connect to Blox' },
        { kind: 'button', text: 'Connect via Bluetooth', primary: true, n: 1 },
        {
          kind: 'card',
          title: 'List that the browser opens',
          items: [
            { kind: 'row', label: 'fulatower_NEW', n: 2 },
            { kind: 'row', label: 'fxblox-rk1' },
          ],
        },
        { kind: 'split' },
        {
          kind: 'card',
          items: [
            { kind: 'text', text: 'Is your Blox connected to your home network?' },
            { kind: 'field', value: '192.168.1.57', n: 3 },
            { kind: 'button', text: 'Connect to this address' },
          ],
        },
        { kind: 'split' },
        { kind: 'button', text: 'I’ve joined the FxBlox Wi-Fi — check', n: 4 },
      ]}
      legend={[
        {
          n: 1,
          text: '**Connect via Bluetooth** when the light blinks cyan and the Blox has been on for 90 s.',
        },
        { n: 2, text: 'Choose yours and pair. Names start with fulatower or fxblox.' },
        {
          n: 3,
          text: 'By cable, or on your Wi-Fi already: the address of the Blox, from the router’s list.',
        },
        {
          n: 4,
          text: '**Hotspot:** first join the Wi-Fi FxBlox (no password; mobile data and VPN off), then come back and tap here.',
        },
      ]}
    />
  );
}
