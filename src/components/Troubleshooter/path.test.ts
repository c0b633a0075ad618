import { expect, test } from 'vitest';
import { questions, results } from '../../data/troubleshooter';
import { positionOf, reportOf } from './path';

const page = 'https://docs.fx.land/functionyard/troubleshooting';

test('an address leads to its question or its try, and an odd one to the last that makes sense', () => {
  expect(positionOf('').question).toBe(questions.light);
  expect(positionOf('?at=red').question).toBe(questions.red);
  expect(positionOf('?at=red.no-network.no')).toMatchObject({
    result: results['router-down'],
    step: 1,
  });
  expect(positionOf('?at=red.no-network.no&try=2').step).toBe(2);
  expect(positionOf('?at=red.no-network.no&try=99').step).toBe(3);
  expect(positionOf('?at=red.nonsense.no').question).toBe(questions.red);
});

test('a report has the answers, the cause, what was tried, model, version, and address, and no more', () => {
  const query = '?at=red.no-network.no&try=2';
  const report = reportOf(positionOf(`${query}&wallet=0xsecret`), page);
  const { cause, tries } = results['router-down']!;
  expect(report.split('\n')).toEqual([
    `${questions.light!.ask} Red`,
    `${questions.red!.ask} It's on for 10 seconds, then off for 10`,
    `${questions['no-network']!.ask} No`,
    `Likely cause: ${cause}`,
    `Tried: ${tries[0]!.text} ${tries[1]!.text}`,
    'Model (CM4 or RK1):',
    'Blox fula image:',
    `${page}${query}`,
  ]);
});
