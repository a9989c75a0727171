/** Whether a text contains every word the visitor typed; case and full-width forms do not matter. */
export function matchesQuery(text: string, query: string): boolean {
  const lowerCaseText = text.normalize('NFKC').toLowerCase();
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lowerCaseText.includes(word));
}
