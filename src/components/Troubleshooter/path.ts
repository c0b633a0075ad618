import {
  questions,
  results,
  type Answer,
  type Question,
  type Result,
} from '../../data/troubleshooter';

/** Answers so far, with their questions. */
type Given = Array<{ question: Question; answer: Answer }>;

export interface Position {
  given: Given;
  /** What comes next: a question, or the result with the number of the try that is shown. */
  question?: Question;
  result?: Result;
  step: number;
}

/** The query of answers and a try, such as `?at=red.no-network&try=2`. */
export function queryOf(given: Given, step = 1): string {
  const at = given.map(({ answer }) => answer.key).join('.');
  return (at && `?at=${at}`) + (step > 1 ? `&try=${step}` : '');
}

/** Where a query leads. Answers that don't exist end the path there, so an odd one shows the last question that makes sense. */
export function positionOf(search: string): Position {
  const params = new URLSearchParams(search);
  const given: Given = [];
  let next = 'light';
  for (const key of (params.get('at') ?? '').split('.')) {
    const question = questions[next];
    const answer = question?.answers.find((item) => item.key === key);
    if (!question || !answer) break;
    given.push({ question, answer });
    next = answer.next;
  }
  const result = results[next];
  if (!result) return { given, question: questions[next]!, step: 1 };
  const wanted = Math.trunc(Number(params.get('try'))) || 1;
  return { given, result, step: Math.min(Math.max(1, wanted), result.tries.length) };
}

/** Words of src/data/troubleshooter.ts without the backticks around what a screen says. */
export const plain = (words: string): string => words.replaceAll('`', '');

/** The answers as lines of text for support, with nothing of the address but the page and the answers. */
export function reportOf({ given, result, step }: Position, page: string): string {
  const tried = result?.tries.slice(0, step).map(({ text }) => text) ?? [];
  const lines = [
    ...given.map(({ question, answer }) => `${question.ask} ${answer.label}`),
    `Likely cause: ${result?.cause}`,
    `Tried: ${tried.join(' ')}`,
    'Model (CM4 or RK1):',
    'Settings → Network drive shows (a user name, or Update needed):',
    page + queryOf(given, step),
  ];
  return plain(lines.join('\n'));
}
