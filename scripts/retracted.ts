/** Statements about safety that were wrong and must not come back, on any page or in src/data. */
import { rules, type SafetyRule } from '../src/data';

/** @returns a problem with file, line, and the passage to use for each retracted statement in the text of a file */
export function retractedProblems(file: string, source: string): string[] {
  const lines = source.split('\n');
  return Object.entries<SafetyRule>(rules).flatMap(([id, { wrong = [] }]) =>
    lines.flatMap((line, at) =>
      wrong
        .filter((pattern) => pattern.test(line))
        .map(
          () =>
            `${file}:${at + 1}: contradicts the rule "${id}" in src/data/safety.ts. Write <Rule id="${id}" />, or link to the page that shows it.`,
        ),
    ),
  );
}
