import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkFacts } from '/work/main/plugins/facts';
import { rehypeHighlight } from '/work/main/plugins/highlight';
import { remarkMermaid } from '/work/main/plugins/mermaid';
import { remarkOpenApi } from '/work/main/plugins/openapi';
async function main(){
const { compile } = await import('@mdx-js/mdx');
const base='/tmp/gen/alldocs/docs/blockchain/';
for (const f of ['recipes.md', ...readdirSync(base+'Recipes').map(n=>'Recipes/'+n)]) {
  const value=readFileSync(base+f,'utf8').replace(/\{\/\* *#[\w-]+ *\*\/\}\s*$/gm,'');
  const out=String(await compile({value,path:base+f},{remarkPlugins:[remarkFrontmatter,remarkGfm,remarkDirective,remarkOpenApi,remarkMermaid,remarkFacts],rehypePlugins:[rehypeHighlight],format:'mdx'}));
  console.log(f,out.length,brotliCompressSync(out).length);
  if(f===process.argv[2]) console.log(out);
}}
void main();
