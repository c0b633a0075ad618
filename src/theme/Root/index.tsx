// Swizzled, although it adds nothing to the page: every page of the documentation needs these parts, and what is imported
// here travels with the main script, three requests fewer a visit.
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
export { default } from '@theme-original/Root';
