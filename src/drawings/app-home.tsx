import { Screen } from './parts';

export default function AppHome() {
  return (
    <Screen
      name="app-home"
      title="Home in the web app"
      description="The picture of the Blox with its name and its status, CONNECTED. Below it are the card Hard Disks with three dots, the card Rewards, and the tabs, from Blox to Settings."
      caption="Home in the web app"
      bar="Web app"
      items={[
        { kind: 'tower', name: 'Blox Unit #1', status: 'CONNECTED', n: 1, statusN: 2 },
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
        { kind: 'tabs', first: 'Blox', last: 'Settings', count: 6 },
      ]}
      keys={[
        { text: 'Select the picture to see your IDs.', tone: 'hot' },
        { text: 'Select the status to reconnect.' },
        { text: '**Format** is behind the three dots. It erases drives.', tone: 'warn' },
        { text: 'Claim here.' },
      ]}
    />
  );
}
