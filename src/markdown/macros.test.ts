import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import * as data from '../data';
import { compilePage } from '../../tests/compile';
import { remarkFacts } from './macros';
import { lookup } from './nodes';

const build = (source: string) => compilePage(source, { remarkPlugins: [remarkGfm, remarkFacts] });

describe('remarkFacts', () => {
  it('lists every term from A to Z, with an anchor and the title of its page', async () => {
    const page = await build('<Glossary />');
    const keys = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, key]) => key!);
    expect(keys.toSorted()).toEqual(Object.keys(data.glossary).toSorted());
    const terms = keys.map((key) => lookup<data.Term>(data.glossary, key, 'term').term);
    expect(terms).toEqual(terms.toSorted(new Intl.Collator('en').compare));
    expect(page).toContain('href="/introduction/fula">{"How the Fula network works"}');
  });

  it('fills in links to other sites', async () => {
    expect(await build('[the app](site:fxbloxWeb)')).toContain(`href="${data.links.fxbloxWeb}"`);
  });

  it('explains a term in place', async () => {
    const page = await build('A [CID](term:cid).');
    expect(page).toContain('<Term definition=');
    expect(page).toContain(data.glossary.cid.definition.slice(0, 30));
  });

  it('writes versions, limits and rules as words', async () => {
    expect(await build('Firmware <Fact id="versions.firmware" />.')).toContain(
      data.versions.firmware,
    );
    expect(await build('<Fact id="limits.resetStarts" />')).toContain(data.limits.resetStarts);
    const rule = await build('<Rule id="format-rule" />');
    expect(rule).toContain('href="/functionyard/when-erased"');
    expect(rule).toContain('_components.p');
    const inSentence = await build('First this. <Rule id="format-rule" />');
    expect(inSentence.match(/<_components\.p>/g)).toHaveLength(1);
  });

  it('shows an address with its chain and explorer', async () => {
    const { addresses, name } = data.contracts.storagePool;
    const page = await build('<Address contract="storagePool" network="skale" />');
    expect(page).toContain(`<Copy>{"${addresses.skale}"}</Copy>`);
    expect(page).toContain(`${name} on ${data.networks.skale.name}`);
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

  it.each([
    [
      '[x](site:nowhere)',
      /no address "nowhere" in src\/data\. Add it there, or use one that exists/,
    ],
    ['[x](term:nowhere)', /no term "nowhere"/],
    ['<Fact id="versions.nowhere" />', /no value "nowhere" in src\/data\/versions\.ts/],
    ['<Fact id="limits.nowhere" />', /no value "nowhere" in src\/data\/limits\.ts/],
    ['<Fact id="prices.fula" />', /it takes id="versions\.<key>", id="limits\.<key>"/],
    ['<Fact id="limits.rewardPeriod.short" />', /it takes id="versions/],
    ['<Fact />', /<Fact>: it needs id="…"/],
    ['<Led id="nowhere" />', /no light "nowhere"/],
    ['<Address contract="nowhere" network="skale" />', /no contract "nowhere"/],
    ['<Address contract="storagePool" network="nowhere" />', /no network "nowhere"/],
    ['<Rule id="nowhere" />', /no rule "nowhere"/],
    ['<DataTable name="nowhere" />', /no table "nowhere"/],
    ['<DataTable name="ports" only="nowhere" />', /no row "nowhere" in the table ports/],
    ['<DataTable name="ports" columns="nowhere" />', /no column "nowhere" in the table ports/],
    ['<Drawing name="nowhere" />', /no drawing "nowhere".*src\/drawings/],
    ['<Rule id="constructor" />', /no rule "constructor"/],
  ])('stops at %s, with its line and the fix', async (source, reason) => {
    await expect(build(`Text\n\n${source}`)).rejects.toMatchObject({
      line: 3,
      reason: expect.stringMatching(reason) as string,
    });
  });
});
