/** An instant as the database stores it. Instants are compared as text, which works because they all have this form. */
export const toInstant = (ms: number): string => new Date(ms).toISOString();
