import { FlowDrawing } from './parts';

export default function FlowClaim() {
  return (
    <FlowDrawing
      name="flow-claim"
      title="Two ways to claim rewards"
      description="First the claim portal, then the contract by hand."
      caption="From a reward to your wallet. Both ways end in the same contract; one claim covers up to 540 periods (180 days)."
      sections={[
        {
          heading: 'A · With the claim portal',
          steps: [
            {
              icon: 'app',
              title: 'Rewards card',
              text: 'Home tab of the FxBlox app',
              next: 'Copy Claim Link',
            },
            {
              icon: 'computer',
              title: 'Claim portal',
              text: 'In the wallet’s own browser: Connect Wallet, Check Rewards, Claim Rewards',
              next: 'approve in the wallet',
            },
            {
              icon: 'chain',
              title: 'RewardEngine contract',
              text: 'Pays only the wallet that joined the pool with this peer id.',
              next: 'FULA',
            },
            { icon: 'wallet', title: 'Your wallet', soft: true },
          ],
        },
        {
          heading: 'B · By hand in the block explorer',
          steps: [
            {
              icon: 'app',
              title: 'Pool ID',
              text: 'On the pool card; you also need your wallet address.',
              next: 'read **getMemberPeerIds**',
            },
            {
              icon: 'chain',
              title: 'StoragePool contract',
              text: 'Answers with your Pool PeerId in bytes32 form.',
              next: 'write **claimRewardsV2**(bytes32, pool ID)',
            },
            { icon: 'chain', title: 'RewardEngine contract', next: 'FULA' },
            { icon: 'wallet', title: 'Your wallet', soft: true },
          ],
        },
      ]}
    />
  );
}
