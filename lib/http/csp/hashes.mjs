/*
 * Hashes of inline scripts for the Content-Security-Policy (X3). Plain JavaScript, because Next loads the
 * cache handler, which needs them, without compiling anything.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/gi;

/** Where the post-build step leaves the policy; `{hashes}` in it stands for a page's own. */
export const policyFile = 'csp-policy.txt';
export const placeholder = '{hashes}';

/**
 * Sources for script-src: one hash an inline script that would run. Scripts with a src are covered
 * by 'self', and data blocks (JSON-LD) never run.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`, each once, in order of appearance
 */
export function scriptHashes(html) {
  const hashes = new Set();
  for (const { groups } of html.matchAll(inlineScript)) {
    if (
      !groups ||
      /\ssrc\s*=/i.test(groups.attributes) ||
      /type\s*=\s*"application\/ld\+json"/i.test(groups.attributes)
    )
      continue;
    if (groups.code)
      hashes.add(`'sha256-${createHash('sha256').update(groups.code, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

const templates = new Map();

/** The policy file of a build, read once: Next makes a cache object for every request. */
function templateOf(directory) {
  const known = templates.get(directory);
  if (known !== undefined) return known;
  const template = readFileSync(`${directory}/${policyFile}`, 'utf8');
  templates.set(directory, template);
  return template;
}

/**
 * Reads the policy the post-build step wrote.
 * @param {string} directory the build's folder (`.next`)
 * @returns {((html: string) => string) | undefined} page → its policy; undefined during the build itself
 */
export function policyOf(directory) {
  let template;
  try {
    template = templateOf(directory);
  } catch {
    return undefined;
  }
  return (html) => template.replace(placeholder, scriptHashes(html).join(' '));
}
