import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The RFCs as JSON: route, name, state, opened, summary. Filled in by plugins/feeds from their pages. */
  rfcs: string;
}

interface Row {
  route: string;
  name: string;
  state: string;
  opened: string;
  summary: string;
}

/** All RFCs with their state. The choice of a state hides rows; without JavaScript it is the whole table. */
export default function RfcIndex({ rfcs }: Props): ReactNode {
  const rows = JSON.parse(rfcs) as Row[];
  const states = [...new Set(rows.map((row) => row.state))].sort();
  const [state, setState] = useState('');
  const shown = rows.filter((row) => !state || row.state === state);
  return (
    <figure className="data-table">
      <figcaption className={styles.bar}>
        <label>
          Show{' '}
          <select value={state} onChange={(event) => setState(event.target.value)}>
            <option value="">all states</option>
            {states.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <span role="status">
          {shown.length} of {rows.length} RFCs
        </span>
        <a href="/RFCs/rss.xml">RSS feed</a>
      </figcaption>
      <div className="table-scroll" role="group" aria-label="RFCs" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>RFC</th>
              <th>In one sentence</th>
              <th>State</th>
              <th>Started</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.route} hidden={!shown.includes(row)}>
                <td>
                  <Link to={row.route}>{row.name}</Link>
                </td>
                <td>{row.summary}</td>
                <td>{row.state}</td>
                <td>{row.opened}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
