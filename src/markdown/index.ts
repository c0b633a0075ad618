import { remarkFacts } from './macros';
import { rehypeHighlight } from './highlight';
import { remarkIds } from './ids';
import { rehypeImports } from './imports';
import { remarkMermaid } from './mermaid';
import { stop } from './nodes';
import { remarkParts } from './parts';
import { remarkSteps } from './steps';
import { rehypeTables } from './tables';
import { rehypeTabs } from './tabs';
import { rehypeTaskLists } from './taskLists';

/** The remark and rehype plugins, in order, for docs, blog, the quick check, and tests. */
export const markdown = {
  beforeDefaultRemarkPlugins: [remarkParts, remarkSteps, remarkIds, remarkMermaid, remarkFacts],
  rehypePlugins: [rehypeHighlight, rehypeTables, rehypeTabs, rehypeTaskLists, rehypeImports, stop],
};
