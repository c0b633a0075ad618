import { Screen } from './parts';

export default function AppClaim() {
  return (
    <Screen
      name="app-claim"
      title="The claim portal"
      description="From top to bottom: Select Network with SKALE (Recommended), Peer ID, Pool ID with 1, and the buttons Connect Wallet, Check Rewards, and Claim Rewards, with Total Claimable above the last one."
      caption="The claim portal. The ID is an example."
      bar="claim-web.fula.network"
      items={[
        { kind: 'field', label: 'Select Network:', value: 'SKALE (Recommended)', n: 1 },
        { kind: 'field', label: 'Peer ID:', value: '12D3KooW…k9', n: 2 },
        { kind: 'field', label: 'Pool ID:', value: '1' },
        { kind: 'button', text: 'Connect Wallet' },
        { kind: 'button', text: 'Check Rewards' },
        { kind: 'row', label: 'Total Claimable', value: '…', n: 3 },
        { kind: 'button', text: 'Claim Rewards', primary: true, n: 4 },
      ]}
      keys={[
        { text: "Your pool's chain" },
        { text: 'Your **Pool PeerId,** not the Blox PeerId' },
        { text: 'What this claim pays' },
        { text: 'Select it last, then approve in the wallet.', tone: 'hot' },
      ]}
    />
  );
}
