import { queryOf, type Given } from '../../components/Troubleshooter/path';
import { plain } from '../../components/Troubleshooter/plain';
import { readTroubleshooter } from '../../pages-schema/troubleshooter';
import type { SearchDocument } from './engine/document';

const page = '/functionyard/troubleshooting';

/** The sections of the page that list the same questions and results. */
export const isListed = (route: string, anchor: string): boolean =>
  route === page && /^(ask|result)-/.test(anchor);

/** The results of the troubleshooter, each with the address and the words of the answers that lead to it. */
export function troubleshooterResults(): SearchDocument[] {
  const { questions, results } = readTroubleshooter();
  /** The shortest way to each result. */
  const ways = new Map<string, Given>();
  const waiting: [key: string, given: Given][] = [[Object.keys(questions)[0]!, []]];
  for (const [key, given] of waiting) {
    const question = questions[key];
    if (!question && !ways.has(key)) ways.set(key, given);
    for (const answer of question?.answers ?? [])
      waiting.push([answer.next, [...given, { question: question!, answer }]]);
  }
  const answersTo = (key: string) =>
    Object.values(questions)
      .flatMap(({ answers }) => answers)
      .filter(({ next }) => next === key);
  return [...ways].map(([key, given]) => {
    const { cause, do: what = '' } = results[key]!;
    const answers = [...given.map(({ answer }) => answer), ...answersTo(key)];
    return {
      route: page + queryOf(given),
      title: plain(cause),
      description: plain(what),
      keywords: answers.map(({ say }) => plain(say)).join(' '),
    };
  });
}
