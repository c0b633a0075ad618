// Wrapped: the footer of every page offers to save the site for reading without a network.
import type { ReactNode } from 'react';
import Layout from '@theme-original/Footer/Layout';
import type { Props } from '@theme/Footer/Layout';
import Opener from '@theme/SaveSite/Opener';
import styles from './styles.module.css';

export default function FooterLayout({ links, ...props }: Props): ReactNode {
  return (
    <Layout
      {...props}
      links={
        <>
          {links}
          <div className={styles.save}>
            <Opener className="footer__link-item">
              Save these pages for reading without internet
            </Opener>
          </div>
        </>
      }
    />
  );
}
