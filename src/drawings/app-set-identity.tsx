import { Screen } from './parts';

export default function AppSetIdentity() {
  return (
    <Screen
      name="app-set-identity"
      title="FxBlox app: Set Identity"
      description="Where password and wallet signature make your identity."
      caption="FxBlox app, screen Set Identity. In the browser on a phone, Sign with Wallet is tapped twice: once to connect, once to sign."
      bar="FxBlox app"
      items={[
        { kind: 'progress', percent: 40 },
        { kind: 'title', text: 'Set Identity' },
        { kind: 'field', label: 'Password', value: '••••••••••••', n: 1 },
        { kind: 'check', text: 'I understand the risk of losing my password', n: 2 },
        { kind: 'check', text: 'I already opened my Wallet app before clicking Sign' },
        { kind: 'button', text: 'Sign with Wallet', primary: true, n: 3 },
        { kind: 'button', text: 'Sign Manually', n: 4 },
      ]}
      legend={[
        { n: 1, text: '**Password:** it can’t be changed or recovered. Write it down.' },
        { n: 2, text: 'Tick both boxes. Open and unlock the wallet before you go on.' },
        { n: 3, text: '**Sign with Wallet:** choose a wallet, sign the message there, come back.' },
        {
          n: 4,
          text: 'Sign Manually: the other way, with a signature made on a web page.',
        },
      ]}
    />
  );
}
