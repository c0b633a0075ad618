import { FlowDrawing } from './parts';

export default function FlowJoin() {
  return (
    <FlowDrawing
      name="flow-join"
      title="What happens when you join a pool"
      description="The two halves of a join, the answers you may see, and the way of a PC node."
      caption="Joining a pool with a Blox. Both halves are needed; the second one runs even when the first failed."
      sections={[
        {
          steps: [
            {
              icon: 'app',
              title: 'FxBlox app',
              text: 'Settings, Pools, Join, confirm',
              next: '**1 Blox Configuration**',
            },
            {
              icon: 'blox',
              title: 'Your Blox',
              text: 'The pool number is written into it.',
              next: '**2 Pool Registration,** sent by the app',
            },
            {
              icon: 'server',
              title: 'pools.fx.land',
              text: 'Receives Pool PeerId, Blox PeerId, wallet address, chain and pool number',
              next: 'transaction, up to 1 h',
            },
            {
              icon: 'chain',
              title: 'StoragePool contract',
              text: 'Keeps the member list on SKALE Europa Hub or Base',
              soft: true,
            },
          ],
        },
        {
          heading: 'What the app may answer',
          list: true,
          steps: [
            {
              icon: 'pool',
              title: 'Pool Joined Successfully',
              text: 'Both halves are done.',
              soft: true,
            },
            {
              icon: 'blox',
              title: 'Partial Join Complete',
              text: 'Only the Blox is set: tap Re-send Join.',
              warn: true,
            },
            {
              icon: 'server',
              title: 'Join Request Submitted',
              text: 'Only registered: wait up to 1 h, then tap Force Rejoin with the Blox connected.',
              warn: true,
            },
          ],
        },
        {
          heading: 'A PC node joins by wallet',
          steps: [
            {
              icon: 'wallet',
              title: 'Your wallet',
              text: 'Join (Contract): approve FULA, then confirm',
              next: 'the pool’s FULA is locked',
            },
            {
              icon: 'chain',
              title: 'StoragePool contract',
              text: 'Members vote, or a pool admin approves.',
              soft: true,
            },
          ],
        },
      ]}
    />
  );
}
