/**
 * The components of every page of the documentation, in the main script: a first visit to a guide has 14 requests with it, and
 * 25 without.
 */
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
