import { Screen } from './parts';

export default function AppSetIdentity() {
  return (
    <Screen
      name="app-set-identity"
      title="Set Identity in the web app"
      description="From top to bottom: a field for the password, two checked boxes, and the buttons Sign with Wallet and Sign Manually."
      caption="Set Identity"
      bar="Web app"
      items={[
        { kind: 'progress', percent: 40 },
        { kind: 'title', text: 'Set Identity' },
        { kind: 'field', label: 'Password', value: '••••••••••••', n: 1 },
        { kind: 'check', text: 'I understand the risk of losing my password', n: 2 },
        { kind: 'check', text: 'I already opened my Wallet app before clicking Sign' },
        { kind: 'button', text: 'Sign with Wallet', primary: true, n: 3 },
        { kind: 'button', text: 'Sign Manually' },
      ]}
      keys={[
        { text: 'Write your password down first.', tone: 'hot' },
        { text: 'Check both boxes.' },
        { text: 'Select it once to connect, again to sign.' },
      ]}
    />
  );
}
