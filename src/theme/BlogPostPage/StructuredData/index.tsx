// Ejected: plugins/structured-data writes what a post says of itself for search engines when the site is built.
export default function BlogPostPageStructuredData(): null {
  return null;
}
