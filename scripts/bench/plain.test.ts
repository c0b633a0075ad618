import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plain } from './plain';

const path = join(__dirname, '../../docs/sample.md');

test('a page keeps its words and loses our components', async () => {
  const source = [
    '---',
    'title: Sample',
    '---',
    '',
    'Read about a [CID](term:cid). The light is <Led id="ready-for-setup" />.',
    '',
    '<Steps id="reset">',
    '',
    '1. Copy <Copy>10.42.0.1:3500</Copy>.',
    '2. Wait.',
    '',
    '</Steps>',
    '',
    '<Drawing name="blox-front" />',
    '',
    '<Tabs groupId="os"><TabItem value="linux" label="Linux">',
    '',
    'Here.',
    '',
    '</TabItem></Tabs>',
    '',
    ':::note[Mind]',
    '',
    'This. ',
    '',
    ':::',
    '',
    '## Heading {/* #own */}',
    '',
    '<DataTable name="regions" />',
  ].join('\n');
  const text = await plain(source, path);
  expect(text).toMatch(/^---\ntitle: Sample\n---\n/);
  expect(text).toContain("import Tabs from '@theme/Tabs'");
  expect(text).toContain('Read about a CID.');
  expect(text).toContain('1. Copy `10.42.0.1:3500`.\n2. Wait.');
  expect(text).toContain(':::note[Mind]');
  expect(text).toContain('## Heading {/* #own */}');
  expect(text).toMatch(/^\| ---/m);
  expect(text.match(/<[A-Z]\w*/g)).toEqual(['<Tabs', '<TabItem']);
});
