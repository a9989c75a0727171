/** Whether a text contains every word the visitor typed; case and full-width forms do not matter. */
export function matchesQuery(text: string, typed: string): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
