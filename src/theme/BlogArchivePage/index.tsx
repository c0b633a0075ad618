// Ejected: the stock archive puts its title outside of the main part, as a second banner, and skips a level of headings.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import NewsList from '@site/src/components/NewsList';
import { newsArchive } from '@site/src/pages-schema/routes';

export default function BlogArchivePage({ archive }: Props): ReactNode {
  return (
    <>
      <PageMetadata title={newsArchive.title} description={newsArchive.description} />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{newsArchive.title}</h1>
          <NewsList posts={archive.blogPosts.map(({ metadata }) => metadata)} />
        </main>
      </Layout>
    </>
  );
}
