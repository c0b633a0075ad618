import { Screen } from './parts';

export default function AppPools() {
  return (
    <Screen
      name="app-pools"
      title="Pools in the web app"
      description="The chain at the top. Below it are two cards: a pool with the status of your Blox and the button Join, and the same pool as a member sees it, with Joined, Leave Pool, and Force Rejoin."
      caption="Settings → Pools, before you join and afterward"
      bar="Web app"
      items={[
        { kind: 'title', text: 'Pools' },
        {
          kind: 'card',
          title: 'Before',
          items: [
            { kind: 'row', label: 'Blox Status', value: 'Connected', n: 1 },
            { kind: 'button', text: 'Join', primary: true, n: 2 },
          ],
        },
        {
          kind: 'card',
          title: 'Afterward',
          items: [
            { kind: 'row', label: 'Status', value: 'Joined' },
            { kind: 'button', text: 'Force Rejoin', n: 3 },
            { kind: 'button', text: 'Leave Pool', n: 4 },
          ],
        },
      ]}
      keys={[
        { text: 'It has to say **Connected.**' },
        { text: 'Select **Join** once.', tone: 'hot' },
        { text: "For after a reset. It's free." },
        { text: 'Claim your rewards before you leave.', tone: 'warn' },
      ]}
    />
  );
}
