import { Screen } from './parts';

export default function AppChain() {
  return (
    <Screen
      name="app-chain"
      title="Chain Selection in the web app"
      description="From top to bottom: the button Connect Wallet, the choices SKALE Europa Hub, which is chosen, and Base Network, and a button that switches the wallet."
      caption="Settings → Chain Selection"
      bar="Web app"
      items={[
        { kind: 'title', text: 'Chain Selection' },
        { kind: 'radio', text: 'SKALE Europa Hub', sub: 'Zero gas fees', on: true, n: 1 },
        { kind: 'radio', text: 'Base Network', sub: 'Gas fees apply' },
        { kind: 'button', text: 'Connect Wallet', n: 2 },
        { kind: 'button', text: 'Switch to …', primary: true, n: 3 },
      ]}
      keys={[
        { text: 'The chain your pool is on' },
        { text: 'The wallet you set up the Blox with' },
        { text: 'Only there while your wallet is on another chain', tone: 'hot' },
      ]}
    />
  );
}
