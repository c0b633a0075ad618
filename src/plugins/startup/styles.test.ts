import { expect, it } from 'vitest';
import { withoutUnused } from './styles';

it('removes the rules for classes that nothing has', () => {
  const styles =
    '.used{margin:1px}.of-a-script{margin:2px}.unused,.unused p{margin:3px}p:not(.unused){margin:4px}';
  expect(withoutUnused(Buffer.from(styles), new Set(['used', 'of-a-script']))).toBe(
    '.used{margin:1px}.of-a-script{margin:2px}p:not(.unused){margin:4px}',
  );
});
