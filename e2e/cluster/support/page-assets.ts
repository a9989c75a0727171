/**
 * Style sheets, scripts and fonts that a page's HTML names, with their queries: in attributes, in the list of scripts
 * that start late, and in React's data.
 */
export function assetsOf(html: string): string[] {
  const named = html.matchAll(/\/_next\/static\/[^\s"'\\<>)]+/g);
  return [...new Set([...named].map(([path]) => path.replaceAll('&amp;', '&')))].sort();
}
