import { Screen } from './parts';

export default function AppWifi() {
  return (
    <Screen
      name="app-wifi"
      title="FxBlox app: Connect to Wi-Fi"
      description="Where the Blox learns your home Wi-Fi; network names are invented."
      caption="FxBlox app, screen Connect to Wi-Fi. A network name or password with a space fails over Bluetooth: use the hotspot or a cable."
      bar="FxBlox app"
      items={[
        { kind: 'progress', percent: 80 },
        { kind: 'title', text: 'Connect to Wi-Fi' },
        { kind: 'row', label: 'Home-Network', n: 1 },
        { kind: 'row', label: 'Neighbor' },
        { kind: 'button', text: 'Manually Enter Wifi Name', n: 2 },
        { kind: 'button', text: 'Use Wired LAN', n: 3 },
        {
          kind: 'sheet',
          title: 'Home-Network',
          items: [
            { kind: 'field', label: 'Country code', value: 'two letters', n: 4 },
            { kind: 'field', label: 'Password', value: '••••••••', n: 5 },
            { kind: 'button', text: 'Connect', primary: true, n: 6 },
          ],
        },
      ]}
      legend={[
        { n: 1, text: '**Your network:** tap it.' },
        { n: 2, text: 'Hidden network: type its name; case matters.' },
        {
          n: 3,
          text: '**Use Wired LAN:** USB-C network adapter in the bottom port, then Continue.',
        },
        { n: 4, text: 'Country code, two letters' },
        {
          n: 5,
          text: 'Wi-Fi password: a wrong one shows only on the last screen, and the light blinks cyan again.',
        },
        { n: 6, text: '**Connect**' },
      ]}
    />
  );
}
