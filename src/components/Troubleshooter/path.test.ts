import { expect, test } from 'vitest';
import { readTroubleshooter } from '../../pages-schema/troubleshooter';
import { positionOf, reportOf } from './path';

const tree = readTroubleshooter();
const { questions, results } = tree;
const at = (query: string) => positionOf(tree, query);

test('an address leads to its question or its result, and an odd one to the last that makes sense', () => {
  expect(at('').question).toBe(questions.light);
  expect(at('?at=red').question).toBe(questions.red);
  expect(at('?at=other.drive').question).toBe(questions.drive);
  expect(at('?at=red.no-network').result).toBe(results['no-network']);
  expect(at('?at=red.no-network.no-network&try=2').result).toBe(results['no-network']);
  expect(at('?at=red.nonsense.no').question).toBe(questions.red);
  expect(at('?at=constructor').question).toBe(questions.light);
});

test('a report has the answers, the cause, model, version, and address, and no more', () => {
  const position = at('?at=red.no-network&wallet=0xsecret');
  const report = (tried: boolean) => reportOf(position, tried, '/functionyard/troubleshooting');
  expect(report(false).split('\n')).toEqual([
    "What's wrong? Red",
    'How long is it red each time? 10 seconds, again and again',
    'Likely cause: Your Blox has no network.',
    'Model (CM4 or RK1):',
    'Settings → Network drive shows (a user name, or Update needed):',
    'https://docs.fx.land/functionyard/troubleshooting?at=red.no-network',
  ]);
  expect(report(true)).toContain(
    `\nTried, and it didn't help: https://docs.fx.land${results['no-network']!.first.to}\n`,
  );
});
