import { describe, expect, it } from 'vitest';
import { append, useCopy } from './copy';

const support = 'docs/functionyard/support.md';

const { buildWith } = useCopy();

describe('a fault stops the build with file and cure', () => {
  it('in a link to a page', () => {
    const { passed, output } = buildWith({ [support]: append('See [it](/functionyard/nowhere).') });
    expect(passed).toBe(false);
    expect(output).toContain(
      `${support}: the link /functionyard/nowhere: there is no such page. Correct the link, or write the page`,
    );
  });

  it('in a link to a heading', () => {
    const { passed, output } = buildWith({
      [support]: append('See [it](/functionyard/troubleshooting#nowhere).'),
    });
    expect(passed).toBe(false);
    expect(output).toContain(
      `${support}: the link /functionyard/troubleshooting#nowhere: the page has no such heading`,
    );
  });
});
