import { describe, expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { remarkMermaid, renderDiagram } from './mermaid';

const words = 'accTitle: A file\naccDescr: A file goes from a phone to a Blox.';

const diagram = (...lines: string[]) => [lines[0], words, ...lines.slice(1)].join('\n');

const kinds: [string, string][] = [
  ['a flowchart', diagram('flowchart TD', 'phone[Phone] -->|sends| blox[Blox]')],
  ['a sequence', diagram('sequenceDiagram', 'participant P as Phone', 'P->>B: asks')],
  ['states', diagram('stateDiagram-v2', '[*] --> Ready', 'Ready --> Off: power')],
  ['classes', diagram('classDiagram', 'class Pool', 'Pool <|-- Region')],
  ['entities', diagram('erDiagram', 'POOL ||--o{ MEMBER : has')],
];

describe('renderDiagram', () => {
  it.each(kinds)(
    'draws %s with title and description, without styles, scripts or fonts',
    (_, source) => {
      const { svg, title } = renderDiagram(source, 'diagram-1');
      expect(title).toBe('A file');
      expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="diagram-1-t diagram-1-d"/);
      expect(svg).toContain('<title id="diagram-1-t">A file</title>');
      expect(svg).toContain('<desc id="diagram-1-d">A file goes from a phone to a Blox.</desc>');
      expect(svg).not.toMatch(/<style|<script|@import|https?:(?!\/\/www\.w3\.org)|#[0-9a-f]{6}\b/i);
    },
  );

  it('gives ids that are of this diagram only', () => {
    const { svg } = renderDiagram(kinds[0]![1], 'diagram-7');
    const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.filter((id) => !id.startsWith('diagram-7-'))).toEqual([]);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('keeps signs of markup in labels as text', () => {
    const { svg } = renderDiagram('flowchart TD\naccTitle: a < b & c\naccDescr: d\nx --> y', 'd');
    expect(svg).toContain('a &lt; b &amp; c</title>');
  });

  it.each([
    ['no title', 'flowchart TD\naccDescr: B\na --> b', /accTitle: is missing\. Add a line/],
    ['no description', 'flowchart TD\naccTitle: A\na --> b', /accDescr: is missing\. Add a line/],
    ['an unknown kind', diagram('gantt', 'a'), /"gantt" isn't a kind of diagram.*Use flowchart/],
    ['no statements', diagram('flowchart TD'), /no statements/],
    ['an arrow to nothing', diagram('flowchart TD', 'a -->'), /"a -->" points at nothing/],
    [
      'a space before a label',
      diagram('flowchart TD', 'a --> |x| b'),
      /"x" of .* isn't in the picture/,
    ],
  ])('refuses %s and says what to do', (_, source, reason) => {
    expect(() => renderDiagram(source, 'd')).toThrow(reason);
  });
});

describe('remarkMermaid', () => {
  const build = (source: string) => compilePage(source, { remarkPlugins: [remarkMermaid] });
  const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\``;

  it('puts a drawing in the place of each fence, and leaves other fences alone', async () => {
    const page = await build(
      `${fence(kinds[0]![1])}\n\n${fence(kinds[1]![1])}\n\n\`\`\`bash\nls\n\`\`\``,
    );
    expect(page.match(/<Diagram /g)).toHaveLength(2);
    expect(page).toContain('diagram-1-t');
    expect(page).toContain('diagram-2-t');
    expect(page).toContain('language-bash');
  });
});
