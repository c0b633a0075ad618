import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Card {
  title: string;
  /** The section of the page, such as `Set up a Blox`. */
  section: string;
  /** URL without the protocol, at the bottom. */
  address: string;
  /** `legacy`, `history`, or `draft`; undefined for a current page. */
  status?: string;
}

const width = 1200;
const height = 630;

const colors = {
  back: '#0d1417',
  text: '#e8eef0',
  muted: '#a9b8be',
  accent: '#41d3b8',
  line: '#324047',
};

const fontFolder = join(dirname(require.resolve('@fontsource/inter/package.json')), 'files');

const font = (weight: 400 | 700) => ({
  name: 'Inter',
  weight,
  data: readFileSync(join(fontFolder, `inter-latin-${weight}-normal.woff`)),
});

const fonts = [font(400), font(700)];

type Style = Record<string, string | number>;

/** A satori element. */
const box = (style: Style, ...children: unknown[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Font size of a title, so that it fits on three lines. */
const titleSize = (title: string) => (title.length > 60 ? 58 : title.length > 36 ? 66 : 78);

function layout({ title, section, address, status }: Card) {
  const line = box({ height: 40, color: colors.accent, fontSize: 32 }, section);
  const words = box(
    {
      width: 960,
      color: colors.text,
      fontSize: titleSize(title),
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: -1.5,
    },
    title,
  );
  const chip = box(
    { padding: '4px 20px', border: `2px solid ${colors.line}`, borderRadius: 99 },
    status ?? '',
  );
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px',
      fontFamily: 'Inter',
    },
    box(
      {
        paddingLeft: 108,
        height: 80,
        alignItems: 'center',
        color: colors.text,
        fontSize: 36,
        fontWeight: 700,
      },
      'Functionland docs',
    ),
    box({ flexDirection: 'column', gap: 14 }, line, words),
    box(
      {
        justifyContent: 'space-between',
        alignItems: 'center',
        height: 52,
        color: colors.muted,
        fontSize: 28,
      },
      address,
      ...(status ? [chip] : []),
    ),
  );
}

/** Adds the logo, small in the corner and large behind the text. */
function withMark(svg: string, mark: string): string {
  const shapes = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const ribbon = shapes.replace(/<rect[^>]*>/, '');
  const at = (x: number, y: number, size: number, content: string) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64">${content}</svg>`;
  const large = `<g opacity="0.13">${at(690, -40, 720, ribbon)}</g>`;
  const back = `<rect width="${width}" height="${height}" fill="${colors.back}"/>`;
  return svg
    .replace(/^<svg[^>]*>/, `$&${back}${large}`)
    .replace(/<\/svg>$/, `${at(80, 72, 80, shapes)}$&`);
}

/** This file and its packages, for the cache key. */
const code = [__filename, join(__dirname, '../../../package-lock.json')].map((file) =>
  readFileSync(file),
);

/**
 * One card as PNG. satori turns words into outlines, so that a card looks the same on a machine without fonts, and sharp
 * makes a PNG of it. Both are loaded only when there's a card to draw.
 */
async function drawCard(card: Card, mark: string): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('sharp'),
  ]);
  const svg = await satori(layout(card) as never, { width, height, fonts });
  return sharp(Buffer.from(withMark(svg, mark)))
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 6, effort: 1 })
    .toBuffer();
}

/** Draws cards as PNG files in a cache folder, unless they're already there. Takes cards and returns files, both by address. */
export async function drawCards(
  cards: ReadonlyMap<string, Card>,
  markFile: string,
  cache: string,
): Promise<Map<string, string>> {
  const mark = await readFile(markFile, 'utf8');
  const hash = createHash('sha256').update(mark);
  for (const data of [...code, ...fonts.map((each) => each.data)]) hash.update(data);
  await mkdir(cache, { recursive: true });
  const files = [...cards].map(async ([address, card]): Promise<[string, string]> => {
    const file = join(cache, hash.copy().update(JSON.stringify(card)).digest('hex'));
    if (!existsSync(file)) {
      // Renamed when complete, so that a build that is stopped leaves no partial file.
      await writeFile(`${file}.part`, await drawCard(card, mark));
      await rename(`${file}.part`, file);
    }
    return [address, file];
  });
  return new Map(await Promise.all(files));
}
