/** Hashes of inline scripts for the Content-Security-Policy of static pages (X3). */
import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/gi;

/**
 * Sources for script-src: one hash for each inline script that runs. Scripts with a src are covered by 'self', and data
 * blocks (JSON-LD) never run.
 * @returns `'sha256-…'` sources, each a single time, in order of appearance
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {};
    const isExecuted = !/\ssrc\s*=|type\s*=\s*"application\/ld\+json"/i.test(attributes);
    if (isExecuted && code)
      hashes.add(`'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}
