/** An instant as the database stores it. SQL compares instants as text, so all stored instants must have this form. */
export const toInstant = (ms: number): string => new Date(ms).toISOString();
