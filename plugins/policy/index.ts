import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** An inline script that a browser would run; data such as JSON-LD is none. */
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
 * The content security policy for scripts with these hashes: nothing from another host, no inline script but the site's
 * own, no handler in an attribute. Styles may be inline: React and drawings of the theme write them.
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

/** The page with the policy as its first tag after the character set, so that it holds for all that follows. */
export function protect(html: string, page: string): string {
  const protectedHtml = html.replace(
    /<meta charset="?utf-8"?\s*\/?>/i,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policy(scriptHashes(html))}">`,
  );
  if (protectedHtml === html)
    throw new Error(`policy: ${page} has no <meta charset> to put the policy behind.`);
  return protectedHtml;
}

/** What hosts that read a `_headers` file send with every page; GitHub Pages does not, and has the tag in the page alone. */
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

/** Writes the policy into every page and into `_headers`. It has to run after all that changes pages. */
export function securityPolicy(): Plugin {
  return {
    name: 'policy',
    async postBuild({ outDir }) {
      const entries = await readdir(outDir, { recursive: true });
      const all = new Set<string>();
      await Promise.all(
        entries
          .filter((name) => name.endsWith('.html'))
          .map(async (name) => {
            const html = await readFile(join(outDir, name), 'utf8');
            for (const hash of scriptHashes(html)) all.add(hash);
            await writeFile(join(outDir, name), protect(html, name));
          }),
      );
      await writeFile(join(outDir, '_headers'), headersFile([...all].sort()));
    },
  };
}
