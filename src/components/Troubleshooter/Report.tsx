import { useState, type ReactNode } from 'react';
import { copyText, useCopy } from '../useCopy';
import { reportOf, type Position } from './path';
import styles from './styles.module.css';

/** What a reader can send to support. It's shown before it's copied, and says "Tried" only if they've said so. */
export default function Report({
  position,
  page,
}: {
  position: Position;
  page: string;
}): ReactNode {
  const [tried, setTried] = useState(false);
  const [outcome, note] = useCopy();
  const report = reportOf(position, tried, page);
  return (
    <details className={styles.report}>
      <summary>Report for support</summary>
      <label>
        <input
          type="checkbox"
          checked={tried}
          onChange={({ target }) => setTried(target.checked)}
        />
        I've done what the linked page says, and it didn't help
      </label>
      <pre>{report}</pre>
      <p className="row-wrap margin-bottom--none">
        <button type="button" className="btn" onClick={() => note(copyText(report))}>
          Copy the report
        </button>
        <span role="status">
          {outcome}
          {outcome === 'Copied' && '. Paste it into your message to support.'}
        </span>
      </p>
    </details>
  );
}
