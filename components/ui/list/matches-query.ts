/** Whether every word the visitor typed is in a text; case and full-width forms do not matter. */
export function matchesQuery(text: string, typed: string): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
