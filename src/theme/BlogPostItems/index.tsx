// Ejected: a list with dates. The stock list shows the beginning of each post, and lacks an h1.
import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogPostItems';
import NewsList from '@site/src/components/NewsList';

export default function NewsItems({ items }: Props): ReactNode {
  return (
    <>
      <h1>News</h1>
      <NewsList posts={items.map(({ content }) => content.metadata)} />
    </>
  );
}
