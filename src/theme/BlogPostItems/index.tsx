// Wrapped: adds the h1 that the stock list of news lacks.
import type { ReactNode } from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { Props } from '@theme/BlogPostItems';

export default function NewsItems(props: Props): ReactNode {
  return (
    <>
      <h1>News</h1>
      <BlogPostItems {...props} />
    </>
  );
}
