import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import * as data from '../../src/data';
import { compilePage } from '../compile';
import { remarkFacts } from '.';

const build = (source: string) => compilePage(source, { remarkPlugins: [remarkGfm, remarkFacts] });

describe('remarkFacts', () => {
  it('fills in links to other sites', async () => {
    expect(await build('[the app](site:fxbloxWeb)')).toContain(
      `href="${data.links.fxbloxWeb.url}"`,
    );
  });

  it('explains a term in place', async () => {
    const page = await build('A [CID](term:cid).');
    expect(page).toContain('<Term definition=');
    expect(page).toContain(data.glossary.cid.definition.slice(0, 30));
    expect(page).toContain('import Term from "@site/src/components/Term"');
  });

  it('writes versions, limits and rules as words', async () => {
    expect(await build('Firmware <Fact id="versions.firmware" />.')).toContain(
      data.versions.firmware.version,
    );
    expect(await build('<Fact id="limits.resetStarts" />')).toContain(
      data.limits.resetStarts.value,
    );
    const [rule, words] = Object.entries(data.rules)[0]!;
    expect(await build(`<Rule id="${rule}" />`)).toContain(words.slice(0, 30));
  });

  it('shows an address with its chain and explorer', async () => {
    const { addresses, name } = data.contracts.storagePool;
    const page = await build('<Address contract="storagePool" network="skale" />');
    expect(page).toContain(`value="${addresses.skale}"`);
    expect(page).toContain(`role="${name}"`);
    expect(page).toContain(`/address/${addresses.skale}"`);
  });

  it('shows a light with its name', async () => {
    const [id, led] = Object.entries<data.Led>(data.leds)[0]!;
    const page = await build(`The light is <Led id="${id}" />.`);
    expect(page).toContain('<Led colors="');
    expect(page).toContain(led.phrase);
    expect(await build(`<Led id="${id}" as="name" />`)).toContain(led.name);
  });

  it('makes a table of some rows and columns', async () => {
    const { rows, columns } = data.tables.ports;
    const [row, column] = [rows[1]!, columns[0]!];
    const page = await build(
      `<DataTable name="ports" only="${row.key}" columns="${column.key}" />`,
    );
    expect(page.match(/<_components\.tr>/g)).toHaveLength(2);
    expect(page).toContain(column.label);
  });

  it('imports what a page uses, once, and not what it imports itself', async () => {
    const page = await build('<Copy>a</Copy> <Copy>b</Copy>');
    expect(page.match(/import Copy from "@site\/src\/components\/Copy"/g)).toHaveLength(1);
    const own = await build("import Copy from './mine'\n\n<Copy>a</Copy>");
    expect(own).not.toContain('@site/src/components/Copy');
    expect(await build('<Tabs>\n\ntext\n\n</Tabs>')).toContain('import Tabs from "@theme/Tabs"');
  });

  it.each([
    [
      'an address',
      '[x](site:nowhere)',
      /no address "nowhere" in src\/data\..*Add it there or use a key that exists/,
    ],
    ['a term', '[x](term:nowhere)', /no glossary term "nowhere"/],
    ['a version', '<Fact id="versions.nowhere" />', /no version "nowhere"/],
    ['a limit', '<Fact id="limits.nowhere" />', /no limit "nowhere"/],
    [
      'a group of facts',
      '<Fact id="prices.fula" />',
      /takes id="versions\.<key>", id="limits\.<key>"/,
    ],
    ['a fact without id', '<Fact />', /<Fact> needs id="…"/],
    ['a light', '<Led id="nowhere" />', /no light "nowhere"/],
    ['a contract', '<Address contract="nowhere" network="skale" />', /no contract "nowhere"/],
    ['a network', '<Address contract="storagePool" network="nowhere" />', /no network "nowhere"/],
    ['a rule', '<Rule id="nowhere" />', /no rule "nowhere"/],
    ['a table', '<DataTable name="nowhere" />', /no table "nowhere"/],
    ['a row', '<DataTable name="ports" only="nowhere" />', /no row "nowhere": it has /],
    ['a column', '<DataTable name="ports" columns="nowhere" />', /no column "nowhere": it has /],
    ['a drawing', '<Drawing name="nowhere" />', /no drawing "nowhere" in src\/drawings/],
    ['a component', '<Nowhere />', /<Nowhere> is no component of this site\. Components are /],
    ['a key of every object', '<Rule id="constructor" />', /no rule "constructor"/],
  ])('stops at %s that is not known, with its line and the cure', async (_, source, reason) => {
    await expect(build(`Text\n\n${source}`)).rejects.toMatchObject({
      line: 3,
      reason: expect.stringMatching(reason) as string,
    });
  });

  it('says which key may be meant', async () => {
    await expect(build('<Fact id="versions.firm" />')).rejects.toMatchObject({
      reason: expect.stringContaining('Did you mean firmware') as string,
    });
  });
});
