/** Style sheets, scripts and fonts a page's HTML names, with their queries. */
export function assetsOf(html: string): string[] {
  const named = html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g);
  return [...new Set([...named].map(([, path]) => (path ?? '').replaceAll('&amp;', '&')))].sort();
}
