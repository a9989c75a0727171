/** Takes the scripts out of a page's head and leaves them to its first script, which fetches them after the first paint. */

const script = /<script src="([^"]+)" async=""(?: id="_R_")?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * @param html with its scripts as Next writes them
 * @param pageStart text of lib/page-start, as the build has bundled it
 */
export function withLateScripts(html: string, pageStart: string): string {
  const sources = [...html.matchAll(script)].map(([, source = '']) => source);
  const end = html.lastIndexOf('</body>');
  if (sources.length === 0 || end < 0) return html;
  const bare = (part: string) => part.replace(script, '').replace(preload, '');
  const list = [...new Set(sources)].join(' ');
  return `${bare(html.slice(0, end))}<script data-scripts="${list}">${pageStart}</script>${html.slice(end)}`;
}
