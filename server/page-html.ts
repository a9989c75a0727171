/** Processes the HTML of a static page once, after Next has rendered it: late scripts and the policy of hashes. */
import { cspSources } from '@/lib/env/csp-sources';
import { scriptHashes } from '@/lib/http/csp/hashes';
import { contentSecurityPolicy } from '@/lib/http/csp/policy';

const scriptTags = /<script src="([^"]+)" async=""(?: id="_R_")?><\/script>/g;
const encodingTag = '<meta charSet="utf-8"/>';
const preloadTags = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Removes the scripts from the page and leaves their list to its first script, which loads them after first paint
 * (X7). That script stands before the style sheets, which it would wait for, and before every link, because no click
 * may be missed; the encoding stays in front of it, because browsers look for it in the first 1,024 bytes only.
 * @param html with its scripts as Next writes them; a page without any, or without an encoding, stays as it is
 * @param pageStart text of lib/browser/page-start, bundled
 */
export function withLateScripts(html: string, pageStart: string): string {
  const sources = [...html.matchAll(scriptTags)].map(([, source = '']) => source);
  if (sources.length === 0 || !html.includes(encodingTag)) return html;
  const list = [...new Set(sources)].join(' ');
  const firstScript = `<script data-scripts="${list}">${pageStart}</script>`;
  return html
    .replace(scriptTags, '')
    .replace(preloadTags, '')
    .replace(encodingTag, () => encodingTag + firstScript);
}

export interface PageHtml {
  readonly html: string;
  /** Content-Security-Policy that allows the page's own inline scripts and no others (X3). */
  readonly policy: string;
}

export type FinishHtml = (html: string) => PageHtml;

/** @param pageStart text of the first script; null leaves all scripts where Next puts them */
export const createHtmlFinisher =
  (pageStart: string | null): FinishHtml =>
  (rendered) => {
    const html = pageStart === null ? rendered : withLateScripts(rendered, pageStart);
    return { html, policy: contentSecurityPolicy(scriptHashes(html), cspSources()) };
  };
