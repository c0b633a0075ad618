import { Screen } from './parts';

export default function AppChain() {
  return (
    <Screen
      name="app-chain"
      title="FxBlox app: Chain Selection"
      description="Where wallet and chain are chosen."
      caption="FxBlox app, Settings, Chain Selection. Only the phone app asks a code for Base."
      bar="FxBlox app"
      items={[
        { kind: 'title', text: 'Chain Selection' },
        { kind: 'button', text: 'Connect Wallet', primary: true, n: 1 },
        { kind: 'radio', text: 'SKALE Europa Hub', sub: 'Default, no gas cost', on: true, n: 2 },
        { kind: 'radio', text: 'Base Network', sub: 'Gas is paid in ETH', n: 3 },
        { kind: 'button', text: 'Switch to SKALE Europa Hub', n: 4 },
      ]}
      legend={[
        { n: 1, text: '**Connect Wallet;** once connected it reads Disconnect Wallet.' },
        { n: 2, text: '**SKALE Europa Hub:** keep this unless the team told you otherwise.' },
        {
          n: 3,
          text: 'Base Network: the web app refuses the change while a Blox is in a pool on the other chain.',
        },
        {
          n: 4,
          text: '**Switch to …** shows only while your wallet is on another chain. Approve in the wallet and come back: it disappears.',
        },
      ]}
    />
  );
}
