import type { Source } from './frontMatter';

/** A source as text, such as `functionland/go-fula: wap/pkg (2026-04-29)`. */
export function sourceText(source: Source): string {
  if (typeof source === 'string') return source;
  if ('repo' in source) return `${source.repo}: ${source.paths.join(', ')} (${source.date})`;
  if ('package' in source) return `${source.package} ${source.version}`;
  return `${source.url} (${source.date})`;
}
