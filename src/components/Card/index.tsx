import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useMarkup } from '../useMarkup';

interface Props {
  /** Route of the page. */
  to: string;
  title: string;
  /** Name of a Lucide icon, such as `wrench`; src/markdown/macros.ts puts its SVG here when the page is built. */
  icon: string;
  /** One line about the page. */
  children: ReactNode;
}

/** A link to a page, with an icon and one line of text. Cards go into `<div className="cards">`. */
export default function Card({ to, title, icon, children }: Props): ReactNode {
  return (
    <Link to={to} className="card-link">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        dangerouslySetInnerHTML={useMarkup(icon)}
      />
      <b>{title}</b>
      <span>{children}</span>
    </Link>
  );
}
