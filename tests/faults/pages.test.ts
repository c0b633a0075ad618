import { describe, expect, it } from 'vitest';
import { append, useCopy } from './copy';

const support = 'docs/functionyard/support.md';

const { buildWith } = useCopy();

describe('a fault stops the build with file and cure', () => {
  it('in the front matter, of any kind', () => {
    const { passed, output } = buildWith({
      [support]: (text) =>
        text
          .replace(/^description:.*$/m, 'description: Too short')
          .replace(/^type:.*$/m, 'type: essay')
          .replace(/^status:.*$/m, 'status: fresh')
          .replace(/^checked:.*$/m, 'checked: last week\nreplaced_by: /nowhere\nauthor: me')
          .replace(/^sources:\n(?: {2}- .*\n)+/m, ''),
    });
    expect(passed).toBe(false);
    const line = (key: string) =>
      new RegExp(`${support}:\\d+: front matter "${key}" (.*)`).exec(output)?.[1];
    expect(line('description')).toContain('50 to 160 characters');
    expect(line('type')).toContain('one of guide, reference');
    expect(line('status')).toContain('one of current, legacy');
    expect(line('checked')).toContain('a date such as 2026-11-20');
    expect(line('sources')).toContain('list where the facts come from');
    expect(line('replaced_by')).toContain('must be a route of src/content/routes.txt');
    expect(line('author')).toContain('remove it or correct its spelling');
  });

  it('in the sidebar: an entry without a page', () => {
    const { passed, output } = buildWith({
      'sidebars.ts': (text) =>
        text.replace(
          "items: [\n      'index',",
          "items: [\n      'introduction/nowhere',\n      'index',",
        ),
    });
    expect(passed).toBe(false);
    expect(output).toContain(
      'sidebars.ts: "introduction/nowhere" has no page. Write docs/introduction/nowhere.md, or take the entry out.',
    );
  });

  it('in a page: an image, a data key, a diagram, a code language', () => {
    const { passed, output } = buildWith({
      [support]: append('![A box](./nowhere.png)'),
      'docs/index.md': append('The version is <Fact id="versions.nowhere" />.'),
      'docs/functionyard/troubleshooting/index.md': append(
        '```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA -->\n```',
      ),
      'docs/functionyard/index.md': append('```klingon\nqapla\n```'),
    });
    expect(passed).toBe(false);
    expect(output).toMatch(
      /docs\/functionyard\/support\.md:\d+:\d+: there is no image \.\/nowhere\.png\. Correct its name, or put the file into static/,
    );
    expect(output).toMatch(
      /\ndocs\/index\.md:\d+:\d+: there is no version "nowhere" in src\/data\..*Add it there or use a key that exists/,
    );
    expect(output).toMatch(
      /\ndocs\/functionyard\/troubleshooting\/index\.md:\d+:\d+: diagram: "A -->" is no statement .*Correct it or take it out/,
    );
    expect(output).toMatch(
      /\ndocs\/functionyard\/index\.md:\d+:\d+: code block: "klingon" is no language that is known here\. Use one of/,
    );
  });
});
