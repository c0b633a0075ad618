// Ejected: plugins/structured-data writes what the page says of itself for search engines when the site is built; the stock
// breadcrumbs name addresses with a slash at their end, which do not exist here, and cost every page a script.
export default function DocBreadcrumbsStructuredData(): null {
  return null;
}
