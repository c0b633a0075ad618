import { Screen } from './parts';

export default function AppStorageFormat() {
  return (
    <Screen
      name="app-storage-format"
      title="FxBlox app: Hard Disks card and Format"
      description="From the Hard Disks card to the last question before formatting."
      caption="FxBlox app, formatting drives. It erases every attached drive of 64 GiB or more: unplug what you want to keep."
      bar="FxBlox app"
      items={[
        {
          kind: 'card',
          title: 'Hard Disks',
          tag: 'Blox Set Up',
          n: 1,
          dots: true,
          items: [
            { kind: 'row', label: 'Capacity' },
            { kind: 'row', label: 'Stored Files' },
            { kind: 'row', label: 'Other Data' },
            { kind: 'row', label: 'User Own Data' },
            { kind: 'row', label: 'Status' },
          ],
        },
        {
          kind: 'sheet',
          title: 'Device Actions',
          items: [
            { kind: 'button', text: 'Format', danger: true, n: 2 },
            {
              kind: 'card',
              title: 'Format All Blox Partitions!',
              items: [{ kind: 'button', text: 'Yes', danger: true, n: 3 }],
            },
          ],
        },
      ]}
      legend={[
        {
          n: 1,
          text: '**The three dots** open the sheet Device Actions. In the phone app, hold the card for a moment instead.',
        },
        { n: 2, text: '**Format:** nothing is erased yet.', warn: true },
        {
          n: 3,
          text: '**Yes erases all eligible drives,** not only a new one. The light turns purple; then the Blox restarts.',
          warn: true,
        },
      ]}
    />
  );
}
