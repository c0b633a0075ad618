import { createHash } from 'node:crypto';
import type { Pass } from '../post-build/pages';

/** Inline scripts that a browser runs, so without JSON-LD. */
const inlineScripts =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of a page's inline scripts, each once. */
function scriptHashes(html: string): string[] {
  return [
    ...new Set([...html.matchAll(inlineScripts)].map(([, script]) => hashOf(script!))),
  ].sort();
}

/**
 * The content security policy: nothing from another host, no inline scripts other than those with these hashes, and no
 * handlers in attributes. Inline styles are allowed, because React and the theme's icons write them.
 */
function policy(hashes: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Pass: the policy in every page, right after the character set, so that it applies to all tags after it. Comes after everything
 * that changes pages.
 */
export const securityPolicy = (): Pass => ({
  name: 'security-policy',
  rewrite: ({ html }) =>
    html.replace(
      /<meta charset="?utf-8"?\s*\/?>/i,
      (charset) =>
        `${charset}<meta http-equiv="Content-Security-Policy" content="${policy(scriptHashes(html))}">`,
    ),
});
