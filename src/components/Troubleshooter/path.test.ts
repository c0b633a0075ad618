import { expect, test } from 'vitest';
import { readTroubleshooter } from '../../pages-schema/troubleshooter';
import { positionOf } from './path';

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
