import { remarkFacts } from '../plugins/facts';
import { rehypeHighlight } from '../plugins/highlight';
import { rehypeImports } from '../plugins/imports';
import { remarkMermaid } from '../plugins/mermaid';
import { remarkOpenApi } from '../plugins/openapi';
import { rehypeStaticHtml } from '../plugins/static-html';
import { remarkSteps } from '../plugins/steps';
import { rehypeTables } from '../plugins/tables';
import { rehypeTaskLists } from '../plugins/task-lists';

/** What turns a page's Markdown into HTML, in this order, for docs, blog, the quick check, and tests. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkOpenApi, remarkSteps, remarkMermaid, remarkFacts],
  rehypePlugins: [rehypeHighlight, rehypeTables, rehypeTaskLists, rehypeStaticHtml, rehypeImports],
};
