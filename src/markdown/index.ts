import { remarkFacts } from './macros';
import { rehypeHighlight } from './highlight';
import { rehypeImports } from './imports';
import { remarkMermaid } from './mermaid';
import { remarkParts } from './parts';
import { remarkSteps } from './steps';
import { rehypeTables } from './tables';
import { rehypeTabs } from './tabs';
import { rehypeTaskLists } from './taskLists';

/** The remark and rehype plugins, in order, for docs, blog, the quick check, and tests. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkParts, remarkSteps, remarkMermaid, remarkFacts],
  rehypePlugins: [rehypeHighlight, rehypeTables, rehypeTabs, rehypeTaskLists, rehypeImports],
};
