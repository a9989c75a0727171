import { readFileSync } from 'node:fs';

const lives = new Map<string, Record<string, number | false>>();

interface Manifest {
  readonly routes: Record<string, { readonly initialRevalidateSeconds: number | false }>;
}

/**
 * Seconds each page of a build may stand, by its path; Next says it there and not with the page.
 * @param directory the build's folder (`.next`)
 * @returns empty during the build itself
 */
export function livesOf(directory: string): Record<string, number | false> {
  const known = lives.get(directory);
  if (known) return known;
  try {
    const text = readFileSync(`${directory}/prerender-manifest.json`, 'utf8');
    const found = Object.fromEntries(
      Object.entries((JSON.parse(text) as Manifest).routes).map(([path, route]) => [
        path,
        route.initialRevalidateSeconds,
      ]),
    );
    lives.set(directory, found);
    return found;
  } catch {
    return {};
  }
}
