// Ejected: the stock archive puts its title outside of the main part, as a second banner, and skips a level of headings.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import NewsCard from '@site/src/components/Card/NewsCard';
import { newsArchive } from '@site/src/content/routes';

const yearOf = (post: ArchiveBlogPost) => post.metadata.date.slice(0, 4);

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const years = [...new Set(archive.blogPosts.map(yearOf))];
  return (
    <>
      <PageMetadata
        title={newsArchive.title}
        description={newsArchive.description}
      />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>{newsArchive.title}</h1>
          {years.map((year) => (
            <section key={year}>
              <Heading as="h2" id={year} className="margin-top--lg">
                {year}
              </Heading>
              <div className="cards">
                {archive.blogPosts
                  .filter((post) => yearOf(post) === year)
                  .map(({ metadata }) => (
                    <NewsCard key={metadata.permalink} {...metadata} />
                  ))}
              </div>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
