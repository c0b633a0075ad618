import { Screen } from './parts';

export default function AppHome() {
  return (
    <Screen
      name="app-home"
      title="FxBlox app: the Blox tab and the sheet with both peer ids"
      description="Home tab; the sheet at the bottom opens with a tap on the tower. Ids are shortened and invented."
      caption="FxBlox app, tab Blox with the info sheet open. Pools, rewards and claims use the Pool PeerId."
      bar="FxBlox app"
      items={[
        { kind: 'tower', name: 'Blox Unit #1', status: 'CONNECTED', n: 1, statusN: 2 },
        { kind: 'button', text: 'Diagnose with Blox AI' },
        {
          kind: 'card',
          title: 'Hard Disks',
          dots: true,
          items: [
            { kind: 'row', label: 'Capacity' },
            { kind: 'row', label: 'Stored Files' },
          ],
          n: 3,
        },
        {
          kind: 'card',
          title: 'Rewards',
          items: [{ kind: 'row', label: 'Claimable Rewards' }],
          n: 4,
        },
        {
          kind: 'tabs',
          labels: ['Blox', 'Users', '↑', 'Blox AI', 'Devices', 'Settings'],
          active: 0,
        },
        {
          kind: 'sheet',
          title: 'After a tap on the tower',
          items: [
            { kind: 'row', label: 'Blox PeerId', value: '12D3Koo…a7', n: 5 },
            { kind: 'row', label: 'Pool PeerId', value: '12D3Koo…k9', n: 6 },
            { kind: 'row', label: 'Blox fula image' },
            { kind: 'button', text: 'Reset Blox to hotspot mode', n: 7 },
            { kind: 'button', text: 'Reboot blox' },
            { kind: 'button', text: 'Remove Blox' },
          ],
        },
      ]}
      legend={[
        { n: 1, text: '**The tower:** tap it to open the sheet.' },
        {
          n: 2,
          text: '**Connection word:** the arrow opens Retry, Connect blox to Wi-Fi, Ping Blox PeerID and Ping Blox Cluster.',
        },
        {
          n: 3,
          text: 'Hard Disks: all drives as one total. The three dots lead to Format, which erases drives.',
        },
        { n: 4, text: 'Rewards: what you can claim, and the claim link' },
        { n: 5, text: 'Blox PeerId: the IPFS node' },
        { n: 6, text: '**Pool PeerId:** for pools, rewards and claims. Tap a value to share it.' },
        { n: 7, text: 'Asks the Blox to forget its Wi-Fi.', warn: true },
      ]}
    />
  );
}
