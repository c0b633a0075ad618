/** The stock parts that ours wrap have the props that Docusaurus declares for `@theme/*`. Its own types let anything pass. */
declare module '@theme-original/DocBreadcrumbs/StructuredData' {
  export { default } from '@theme/DocBreadcrumbs/StructuredData';
}
declare module '@theme-original/DocItem/Content' {
  export { default } from '@theme/DocItem/Content';
}
declare module '@theme-original/MDXComponents' {
  export { default } from '@theme/MDXComponents';
}
declare module '@theme-original/Navbar/MobileSidebar/Layout' {
  export { default } from '@theme/Navbar/MobileSidebar/Layout';
}
