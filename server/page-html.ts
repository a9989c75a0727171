/** Processes the HTML of a static page once, after Next has rendered it: late scripts and the policy of hashes. */
import { policyHosts } from '@/lib/env/policy-hosts';
import { scriptHashes } from '@/lib/http/csp/hashes';
import { contentSecurityPolicy } from '@/lib/http/csp/policy';

const scriptTags = /<script src="([^"]+)" async=""(?: id="_R_")?><\/script>/g;
const preloadTags = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Removes the scripts from the page and leaves their list to its first script, which loads them after first paint (X7).
 * @param html with its scripts as Next writes them; a page without any stays as it is
 * @param pageStart text of lib/browser/page-start, bundled
 */
export function withLateScripts(html: string, pageStart: string): string {
  const sources = [...html.matchAll(scriptTags)].map(([, source = '']) => source);
  const bodyEnd = html.lastIndexOf('</body>');
  if (sources.length === 0 || bodyEnd < 0) return html;
  const htmlWithoutScripts = html
    .slice(0, bodyEnd)
    .replace(scriptTags, '')
    .replace(preloadTags, '');
  const list = [...new Set(sources)].join(' ');
  return `${htmlWithoutScripts}<script data-scripts="${list}">${pageStart}</script>${html.slice(bodyEnd)}`;
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
    return { html, policy: contentSecurityPolicy(scriptHashes(html), policyHosts()) };
  };
