import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Step } from '../post-build/pages';

/** Inline scripts that a browser runs, so without JSON-LD. */
const inlineScripts =
  /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The hashes of a page's inline scripts, each once. */
export function scriptHashes(html: string): string[] {
  return [
    ...new Set([...html.matchAll(inlineScripts)].map(([, script]) => hashOf(script!))),
  ].sort();
}

/**
 * The content security policy: nothing from another host, no inline scripts other than those with these hashes, and no
 * handlers in attributes. Inline styles are allowed, because React and the theme's icons write them.
 */
export function policy(hashes: string[]): string {
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

/** Adds the policy right after the character set, so that it applies to all tags after it. */
export function protect(html: string): string {
  const protectedHtml = html.replace(
    /<meta charset="?utf-8"?\s*\/?>/i,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy(scriptHashes(html))}">`,
  );
  if (protectedHtml === html)
    throw new Error(
      'the page has no <meta charset> to put the policy behind. Has the page template changed? Correct src/plugins/security-policy/index.ts.',
    );
  return protectedHtml;
}

/** For hosts that read a `_headers` file. GitHub Pages doesn't, and only has the tag in each page. */
export function headersFile(hashes: string[]): string {
  return `/*
  Content-Security-Policy: ${policy(hashes)}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), bluetooth=()
  Cross-Origin-Opener-Policy: same-origin
`;
}

/** Step: the policy in every page and in `_headers`. Comes after everything that changes pages. */
export function securityPolicy(): Step {
  const all = new Set<string>();
  return {
    name: 'security-policy',
    rewrite({ html }) {
      for (const hash of scriptHashes(html)) all.add(hash);
      return protect(html);
    },
    finish: ({ outDir }) => writeFile(join(outDir, '_headers'), headersFile([...all].sort())),
  };
}
