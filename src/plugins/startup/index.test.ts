import { expect, it } from 'vitest';
import { inlineScript } from '.';

it.each(['early', 'loader'] as const)('%s is short and cannot end its element', (name) => {
  const script = inlineScript(name, { BASE_URL: '/', NAMESPACE: '-x' });
  expect(script).not.toContain('</');
  expect(script.length).toBeLessThan(2400);
});
