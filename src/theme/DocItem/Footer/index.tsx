// Ejected: one row to copy, view, edit, or report the page, and one quiet line with the check date and the sources.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { longDate } from '@site/src/components/dates';
import { copyText, useCopy } from '@site/src/components/useCopy';
import type { PageFrontMatter } from '@site/src/content/frontMatter';
import { sourceText } from '@site/src/content/sourceText';
import styles from './styles.module.css';

/** Safari copies only what the click itself passes on, so this passes on a promise of the text. */
async function copyPage(address: string): Promise<boolean> {
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(answer),
  );
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const [outcome, note] = useCopy();
  const page = frontMatter as unknown as PageFrontMatter;
  const route = metadata.permalink.replace(/\/$/, '');
  const checked = new Date(page.checked).toISOString().slice(0, 10);
  const markdown = `${route || '/index'}.md`;
  const report = new URLSearchParams({
    title: `Problem on the page "${metadata.title}"`,
    body: `Page: ${siteConfig.url}${route || '/'}\nStatus: ${page.status}\nFacts checked: ${checked}\n\nWhat is wrong, and what did you expect?\n\n`,
  });
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'row-wrap quiet', styles.row)}>
      <button type="button" className="btn-text" onClick={() => note(copyPage(markdown))}>
        Copy page as Markdown
      </button>
      <span role="status">{outcome}</span>
      <a href={markdown} className="btn-text">
        View as Markdown
      </a>
      {metadata.editUrl && (
        <Link
          to={metadata.editUrl}
          className={clsx(ThemeClassNames.common.editThisPage, 'btn-text')}
        >
          Edit this page
        </Link>
      )}
      <Link to={`https://github.com/functionland/docs/issues/new?${report}`} className="btn-text">
        Report a problem
      </Link>
      <details>
        <summary>
          Checked <time dateTime={checked}>{longDate(checked)}</time>
        </summary>
        <ul>
          {page.sources.map(sourceText).map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </footer>
  );
}
