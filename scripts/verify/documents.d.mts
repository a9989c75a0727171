interface Names {
  has(name: string): boolean;
}
export function documentProblemsOf(
  file: string,
  read: (path: string) => string | null,
  scripts: readonly string[],
  pathEnds: Names,
): string[];
export function commentProblemsOf(
  file: string,
  text: string,
  pathEnds: Names,
  words: Names,
): string[];
export function wordsOf(text: string): string[];
