interface Names {
  has(name: string): boolean;
}
export function problemsOf(
  file: string,
  read: (path: string) => string | null,
  scripts: readonly string[],
  fileNames: Names,
): string[];
export function commentProblemsOf(
  file: string,
  text: string,
  fileNames: Names,
  words: Names,
): string[];
export function wordsOf(text: string): string[];
