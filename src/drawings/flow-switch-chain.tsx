import { FlowDrawing } from './parts';

export default function FlowSwitchChain() {
  return (
    <FlowDrawing
      name="flow-switch-chain"
      title="When the button Switch to … shows and when it goes away"
      description="From a wallet on another chain to a wallet on the chosen chain, and what to do when the button stays."
      caption="The button Switch to SKALE Europa Hub (or Base Network). Only the chain ID counts, not the name of the network in the wallet."
      sections={[
        {
          steps: [
            {
              icon: 'wallet',
              title: 'Wallet on another chain',
              text: 'Not the one chosen in Chain Selection',
              next: 'the app compares the chain IDs',
            },
            {
              icon: 'app',
              title: 'Switch to … shows',
              text: 'On the home tab, in Pools and in Chain Selection; pools do not load',
              warn: true,
              next: 'tap it, approve in the wallet, wait a few seconds, come back',
            },
            { icon: 'wallet', title: 'Wallet on the chosen chain', next: 'equal chain IDs' },
            {
              icon: 'app',
              title: 'The button is gone',
              text: 'Pools load, Join works.',
              soft: true,
            },
          ],
        },
        {
          heading: 'If the button stays',
          steps: [
            {
              icon: 'app',
              title: 'Update',
              text: 'Phone app 2.5.6 or newer; older ones keep the button for ever on SKALE.',
              next: 'still there',
            },
            {
              icon: 'phone',
              title: 'Close both apps',
              text: 'Open the FxBlox app, tap the button again.',
              next: 'still there',
            },
            {
              icon: 'wallet',
              title: 'Disconnect Wallet, Connect Wallet',
              text: 'Then tap the button again.',
            },
          ],
        },
      ]}
    />
  );
}
