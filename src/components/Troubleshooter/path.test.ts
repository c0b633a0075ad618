import { expect, test } from 'vitest';
import { questions, results } from '../../data/troubleshooter';
import { positionOf, reportOf } from './path';

const page = 'https://docs.fx.land/functionyard/troubleshooting';

test('an address leads to its question or its try, and an odd one to the last that makes sense', () => {
  expect(positionOf('').question).toBe(questions.light);
  expect(positionOf('?at=red').question).toBe(questions.red);
  expect(positionOf('?at=red.no-network.no-network')).toMatchObject({
    result: results['no-network'],
    step: 1,
  });
  expect(positionOf('?at=red.no-network.no-network&try=2').step).toBe(2);
  expect(positionOf('?at=red.no-network.no-network&try=99').step).toBe(
    results['no-network']!.tries.length,
  );
  expect(positionOf('?at=red.nonsense.no').question).toBe(questions.red);
  expect(positionOf('?at=red.no-network.gone&try=2')).toMatchObject({
    question: questions['red-repeats'],
    step: 1,
  });
});

test('a report has the answers, the cause, what was tried, model, version, and address, and no more', () => {
  const query = '?at=red.no-network.no-network&try=2';
  const report = reportOf(positionOf(`${query}&wallet=0xsecret`), page);
  const { cause, tries } = results['no-network']!;
  expect(report.split('\n')).toEqual([
    `${questions.light!.ask} Red`,
    `${questions.red!.ask} It comes back again and again, for 10 seconds or more`,
    `${questions['red-repeats']!.ask} About 10 seconds (12 at most)`,
    `Likely cause: ${cause}`,
    `Tried: ${tries[0]!.text} ${tries[1]!.text}`,
    'Model (CM4 or RK1):',
    'Settings → Network drive shows (a user name, or Update needed):',
    `${page}${query}`,
  ]);
});
