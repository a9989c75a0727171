export function problemsOf(
  file: string,
  read: (path: string) => string | null,
  scripts: readonly string[],
): string[];
