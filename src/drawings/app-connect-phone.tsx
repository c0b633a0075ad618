import { Screen } from './parts';

export default function AppConnectPhone() {
  return (
    <Screen
      name="app-connect-phone"
      title="Phone app: Connect to Blox"
      description="Bluetooth is tried first, then the hotspot."
      caption="Phone app, screen Connect to Blox. The light must blink cyan before you go on."
      bar="FxBlox phone app"
      items={[
        { kind: 'progress', percent: 60 },
        { kind: 'title', text: 'Connect to Blox' },
        { kind: 'button', text: 'Continue', primary: true, n: 1 },
        { kind: 'split' },
        { kind: 'text', text: 'Searching for Blox device...', muted: true },
        {
          kind: 'card',
          title: 'Select Blox Device',
          items: [
            { kind: 'row', label: 'fulatower_NEW', n: 2 },
            { kind: 'row', label: 'fxblox-rk1' },
          ],
        },
        { kind: 'split' },
        { kind: 'notice', text: 'Unable to connect via Bluetooth, trying WiFi...', n: 3 },
        {
          kind: 'card',
          title: 'Wi-Fi settings of the phone',
          items: [{ kind: 'row', label: 'FxBlox', value: 'open', n: 4 }],
        },
      ]}
      legend={[
        {
          n: 1,
          text: '**Continue** when the light blinks cyan. The app looks for the Blox by Bluetooth; the name may take up to 90 s to appear.',
        },
        { n: 2, text: 'Several found: choose yours. Names start with fulatower or fxblox.' },
        { n: 3, text: 'No luck by Bluetooth: the hotspot is next.' },
        {
          n: 4,
          text: '**Join the Wi-Fi FxBlox** (no password; mobile data and VPN off), come back, tap Continue.',
        },
      ]}
    />
  );
}
