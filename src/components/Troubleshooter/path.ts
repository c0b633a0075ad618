import {
  questions,
  results,
  type Answer,
  type Question,
  type Result,
} from '../../data/troubleshooter';

export interface Position {
  /** Answers so far, with their questions. */
  given: Array<{ question: Question; answer: Answer; at: string }>;
  /** What comes next: a question, or the result with the number of the try that is shown. */
  question?: Question;
  result?: Result;
  step: number;
}

/**
 * Where the answers in an address lead, such as `?at=red.no-network&try=2`. Answers that don't exist end the path
 * there, so an odd address shows the last question that makes sense.
 */
export function positionOf(search: string): Position {
  const params = new URLSearchParams(search);
  const given: Position['given'] = [];
  let next = 'light';
  for (const key of (params.get('at') ?? '').split('.')) {
    const question = questions[next];
    const answer = question?.answers.find((item) => item.key === key);
    if (!question || !answer) break;
    given.push({ question, answer, at: [...given.map(({ answer: a }) => a.key), key].join('.') });
    next = answer.next;
  }
  const result = results[next];
  const wanted = Number(params.get('try') ?? 1);
  const step = result ? Math.min(Math.max(1, Math.trunc(wanted) || 1), result.tries.length) : 1;
  return { given, ...(result ? { result } : { question: questions[next]! }), step };
}

/** The answers as lines of text for support, with nothing of the address but the page and the answers. */
export function reportOf({ given, result, step }: Position, address: string): string {
  const { origin, pathname } = new URL(address);
  const attempt = step > 1 ? `&try=${step}` : '';
  return [
    ...given.map(({ question, answer }) => `${question.ask} ${answer.label}`),
    result && `Likely cause: ${result.cause}`,
    result &&
      `Tried: ${result.tries
        .slice(0, step)
        .map(({ text }) => text)
        .join(' ')}`,
    'Model (CM4 or RK1):',
    'Blox fula image:',
    `${origin}${pathname}?at=${given.at(-1)?.at ?? ''}${attempt}`,
  ]
    .filter(Boolean)
    .join('\n');
}
