import type { Answer, Question, Result, Troubleshooter } from '../../pages-schema/troubleshooter';

/** Answers so far, with their questions. */
export type Given = ReadonlyArray<{ question: Question; answer: Answer }>;

export interface Position {
  given: Given;
  /** What comes next: a question or a result. */
  question?: Question | undefined;
  result?: Result | undefined;
}

/** The query of answers, such as `?at=red.no-network`. */
export function queryOf(given: Given): string {
  const at = given.map(({ answer }) => answer.key).join('.');
  return at && `?at=${at}`;
}

/** Where a query leads. Answers that don't exist end the path there, so an odd one shows the last question that makes sense. */
export function positionOf({ questions, results }: Troubleshooter, search: string): Position {
  const given: Array<Given[number]> = [];
  let next = Object.keys(questions)[0]!;
  for (const key of (new URLSearchParams(search).get('at') ?? '').split('.')) {
    const question = questions[next];
    const answer = question?.answers.find((item) => item.key === key);
    if (!question || !answer) break;
    given.push({ question, answer });
    next = answer.next;
  }
  return { given, question: questions[next], result: results[next] };
}
