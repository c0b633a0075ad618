// Ejected: a row to copy, view, edit, or report the page, and a line with the check date and the sources.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { longDate } from '@site/src/components/dates';
import { useCopy } from '@site/src/components/useCopy';
import { usePageFrontMatter } from '@site/src/components/usePageFrontMatter';
import { pageFileName, pageRoute } from '@site/src/pages-schema/routes';
import { links } from '@site/src/data/links';
import { sourceText } from '@site/src/pages-schema/sourceText';
import styles from './styles.module.css';

/** Safari allows copying only within the click handler, so the clipboard gets a promise of the text. Firefox before 127 can't do that. */
async function copyPage(address: string): Promise<boolean> {
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(answer),
  );
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}

export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const { checked, sources, status } = usePageFrontMatter();
  const { siteConfig } = useDocusaurusContext();
  const [result, reportCopy] = useCopy();
  const route = pageRoute(metadata.permalink);
  const markdown = `/${pageFileName(route)}.md`;
  const report = new URLSearchParams({
    title: `Problem on the page "${metadata.title}"`,
    body: `Page: ${siteConfig.url}${route}\nStatus: ${status}\nFacts confirmed: ${checked}\n\nWhat is wrong, and what did you expect?\n\n`,
  });
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, 'row-wrap quiet', styles.row)}>
      <button type="button" className="btn-text" onClick={() => reportCopy(copyPage(markdown))}>
        Copy page as Markdown
      </button>
      <span role="status">{result}</span>
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
      <Link to={`${links.issues_docs}/new?${report}`} className="btn-text">
        Report a problem
      </Link>
      <details>
        <summary>
          Facts confirmed <time dateTime={checked}>{longDate(checked)}</time> · Sources
        </summary>
        <ul>
          {sources.map(sourceText).map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </footer>
  );
}
