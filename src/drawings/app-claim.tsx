import { Screen } from './parts';

export default function AppClaim() {
  return (
    <Screen
      name="app-claim"
      title="Claim portal: check and claim rewards"
      description="The web page that pays rewards to your wallet; ids are shortened and invented."
      caption="Claim portal, opened with Copy Claim Link. Later versions show more: choice of wallet, claim status, a warning when the wallet differs."
      bar="claim-web.fula.network"
      items={[
        { kind: 'field', label: 'Select Network:', value: 'SKALE (Recommended)', n: 1 },
        { kind: 'field', label: 'Peer ID:', value: '12D3KooW…k9', n: 2 },
        { kind: 'field', label: 'Pool ID:', value: '1', n: 3 },
        { kind: 'button', text: 'Connect Wallet', n: 4 },
        { kind: 'button', text: 'Check Rewards', n: 5 },
        {
          kind: 'card',
          items: [
            { kind: 'row', label: 'Mining Rewards' },
            { kind: 'row', label: 'Storage Rewards' },
            { kind: 'row', label: 'Total Claimable', n: 6 },
          ],
        },
        { kind: 'button', text: 'Claim Rewards', primary: true, n: 7 },
      ]}
      legend={[
        { n: 1, text: 'The chain your pool is on' },
        {
          n: 2,
          text: '**Your Pool PeerId;** the link fills it in. The Blox PeerId does not work here.',
        },
        { n: 3, text: 'Pool ID, locked' },
        { n: 4, text: '**Connect Wallet:** the wallet that joined the pool' },
        { n: 5, text: '**Check Rewards**' },
        { n: 6, text: 'What one claim pays' },
        { n: 7, text: '**Claim Rewards,** then approve in the wallet.' },
      ]}
    />
  );
}
