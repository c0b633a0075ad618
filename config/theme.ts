import { readFileSync } from 'node:fs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import sidebars from '../sidebars';
import { footer } from '../src/data/footer';

/** The mark, for the tab and the navbar. In the page itself: its two requests would delay the largest paint of a first visit. */
export const mark = `data:image/svg+xml,${encodeURIComponent(readFileSync('static/img/mark.svg', 'utf8'))}`;

const idsIn = (item: unknown): string[] =>
  typeof item === 'string'
    ? [item]
    : Object.entries(item as object).flatMap(([key, value]) =>
        key === 'id' || key === 'items' || key === 'link' ? [value].flat().flatMap(idsIn) : [],
      );

/** A link to a section of the sidebar, active on each of its pages. */
function section(label: string) {
  const category = sidebars.tutorialSidebar.find((item) => item.label === label)!;
  const routes = idsIn(category).map((id) => id.replace(/(^|\/)index$/, ''));
  return { label, to: `/${routes[0]}`, activeBaseRegex: `^/(${routes.join('|')})$` };
}

/** Navbar, footer, announcement, and color mode. */
export const themeConfig: ThemeConfig = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  image: 'img/social-card.png',
  announcementBar: {
    id: 'web-app-first',
    content:
      'The FxBlox phone app is being discontinued. <a href="/functionyard/fxblox-app">Use the web app</a>',
    isCloseable: true,
  },
  docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  navbar: {
    title: 'Functionland',
    logo: { alt: '', src: mark, width: 32, height: 32 },
    items: [
      ...['Set up', 'Use', 'Fix', 'Earn', 'Apps', 'Build'].map(section),
      {
        href: 'https://github.com/functionland',
        label: 'GitHub',
        position: 'right',
        'aria-label': 'Functionland on GitHub',
      },
    ],
  },
  footer: {
    links: footer,
    copyright: 'Made by Functionland Inc. and contributors.',
  },
};
