const day = /^(\d{4}-\d\d-\d\d)$/;

/**
 * An instant an operator names: a day (which begins at midnight in China, where the operator's days do)
 * or an ISO 8601 time with its zone.
 * @returns ISO 8601 in UTC, as stored; null for what names no instant
 */
export function sinceInstant(text: string): string | null {
  const zoned = /T.*(Z|[+-]\d\d:\d\d)$/.test(text);
  if (!zoned && !day.test(text)) return null;
  const at = new Date(zoned ? text : `${text}T00:00:00+08:00`);
  if (Number.isNaN(at.getTime())) return null;
  // JavaScript takes 31 November for 1 December.
  const written = text.slice(0, 10);
  return new Date(`${written}T00:00:00Z`).toISOString().startsWith(written)
    ? at.toISOString()
    : null;
}
