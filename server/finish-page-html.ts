/**
 * Processes the HTML of a static page once, after Next has rendered it: its script files load late, and its policy
 * allows its inline scripts by hashes.
 */
import { readCspSources } from '@/lib/core/env/read-csp-sources';
import { scriptHashes } from '@/lib/core/http/csp/hashes';
import { contentSecurityPolicy } from '@/lib/core/http/csp/policy';

const scriptTags = /<script src="([^"]+)" async=""(?: id="_R_")?><\/script>/g;
const encodingTag = '<meta charSet="utf-8"/>';
const preloadTags = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Removes the scripts from the page and leaves their list to its first script, which loads them after first paint (X7).
 * That script stands before the style sheets, because it would wait for them, and before every link, because no click
 * may be missed. The encoding stays in front of it, because browsers look for the encoding only in the first 1,024
 * bytes.
 * @param html with its scripts as Next writes them; a page without scripts, or without an encoding, is unchanged
 * @param pageStart text of lib/browser/page-start, bundled
 */
export function withLateScripts(html: string, pageStart: string): string {
  const sources = [...html.matchAll(scriptTags)].map(([, source = '']) => source);
  if (sources.length === 0 || !html.includes(encodingTag)) return html;
  const scriptUrls = [...new Set(sources)].join(' ');
  const firstScript = `<script data-scripts="${scriptUrls}">${pageStart}</script>`;
  return html
    .replace(scriptTags, '')
    .replace(preloadTags, '')
    .replace(encodingTag, () => encodingTag + firstScript);
}

interface PageHtml {
  readonly html: string;
  /** Content-Security-Policy that allows the page's own inline scripts and no others (X3). */
  readonly policy: string;
}

export type FinishHtml = (html: string) => PageHtml;

/**
 * Creates the function that processes pages.
 * @param pageStart text of the first script; null leaves all scripts where Next puts them
 */
export const createHtmlFinisher =
  (pageStart: string | null): FinishHtml =>
  (rendered) => {
    const html = pageStart === null ? rendered : withLateScripts(rendered, pageStart);
    return { html, policy: contentSecurityPolicy(scriptHashes(html), readCspSources()) };
  };
