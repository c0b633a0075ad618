import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from './parseFrontMatter';

const fields: Record<string, string> = {
  title: 'Join a pool',
  description: 'One sentence that says what the reader has when the page is read to its end.',
  type: 'guide',
  status: 'current',
  checked: '2026-11-20',
  sources: '["fula-ota: update.sh (2026-06-18)"]',
};

/** Checks a page with some fields changed; an empty value takes the field out. Returns the message, or nothing. */
function problems(changes: Record<string, string> = {}, file = 'docs/page.md'): string {
  const lines = Object.entries({ ...fields, ...changes })
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`);
  const source = `---\n${lines.join('\n')}\n---\n\nText\n`;
  try {
    checkFrontMatter(file, source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('front matter of a page', () => {
  it('passes when it is whole', () => {
    expect(problems()).toBe('');
    expect(problems({ status: 'legacy', replaced_by: '/functionyard/join' })).toBe('');
    expect(problems({ sidebar_label: 'Join', keywords: '[pool, join]' })).toBe('');
  });

  it.each([
    ['no title', { title: '' }, 1, '"title" is missing: give the page a title in sentence case'],
    [
      'no description',
      { description: '' },
      1,
      '"description" is missing: one sentence of 50 to 160 characters',
    ],
    [
      'an unknown status',
      { status: 'new' },
      5,
      '"status" must be one of current, legacy, history, draft',
    ],
    ['a day that does not exist', { checked: '"2026-13-40"' }, 6, '"checked" must be a date'],
    ['no sources', { sources: '' }, 1, '"sources" is missing: list where the facts come from'],
    [
      'an unknown field',
      { author: 'me' },
      8,
      '"author" isn\'t a field. Remove it or correct its spelling.',
    ],
    [
      'a page that is not current and has no way on',
      { status: 'legacy' },
      1,
      '"replaced_by" is missing: a page that isn\'t current names',
    ],
    [
      'a way on that leads nowhere',
      { replaced_by: '/nowhere' },
      8,
      '"replaced_by" must be a route of src/pages-schema/routes.txt',
    ],
  ])('%s: file, line, field and cure', (_, changes, line, message) => {
    expect(problems(changes)).toContain(`docs/page.md:${line}: front matter ${message}`);
  });

  it('names the line of YAML that cannot be read', () => {
    expect(problems({ title: 'Join: a pool' })).toMatch(
      /^docs\/page\.md:\d: the front matter isn't valid YAML \(.+\)\. Put quotation marks/,
    );
  });

  it('names all problems at once', () => {
    expect(problems({ type: 'essay', status: 'new' }).split('\n')).toHaveLength(2);
  });
});

describe('a path of Windows', () => {
  it('leads to the front matter of its folder', () => {
    const post = { type: '', status: '', checked: '', sources: '', authors: '[team]' };
    expect(problems(post, 'blog\\post.md')).toBe('');
  });
});

describe('front matter of a post', () => {
  it('needs a title and a description, and may have more', () => {
    const post = { type: '', status: '', checked: '', sources: '', authors: '[team]' };
    expect(problems(post, 'blog/post.md')).toBe('');
    expect(problems({ ...post, title: '' }, 'blog/post.md')).toContain(
      'blog/post.md:1: front matter "title" is missing',
    );
  });
});
