import { Screen } from './parts';

export default function AppPools() {
  return (
    <Screen
      name="app-pools"
      title="FxBlox app: Pools, before and after joining"
      description="The same pool card twice: before joining, and as a member."
      caption="FxBlox app, Settings, Pools. The first card shows a pool before you join, the second the same pool afterward."
      bar="FxBlox app"
      items={[
        { kind: 'title', text: 'Pools' },
        { kind: 'row', label: 'Network Status', value: 'SKALE Europa Hub', n: 1 },
        { kind: 'field', value: 'Search pools...' },
        {
          kind: 'card',
          title: 'Pool name',
          items: [
            { kind: 'row', label: 'ID', value: 'n' },
            { kind: 'row', label: 'Location', value: '…' },
            { kind: 'row', label: 'Blox Status', value: 'Connected', n: 2 },
            { kind: 'button', text: 'Join', primary: true, n: 3 },
          ],
        },
        {
          kind: 'card',
          title: 'Pool name',
          items: [
            { kind: 'row', label: 'Status', value: 'Joined', n: 4 },
            { kind: 'button', text: 'Leave Pool', n: 5 },
            { kind: 'button', text: 'Force Rejoin', n: 6 },
          ],
        },
      ]}
      legend={[
        { n: 1, text: 'Must show the chain you chose.' },
        {
          n: 2,
          text: '**Blox Status:** must be Connected, else the button reads Blox Disconnected.',
        },
        { n: 3, text: '**Join:** writes the pool into the Blox, then registers it.' },
        { n: 4, text: 'Requested (votes: a/b) while it waits, then **Joined.**' },
        {
          n: 5,
          text: 'Leave Pool: a wallet transaction. Claim first; old rewards can’t be claimed afterward.',
          warn: true,
        },
        {
          n: 6,
          text: '**Force Rejoin:** after a reset, writes the pool into the Blox again; no transaction, no fee.',
        },
      ]}
    />
  );
}
