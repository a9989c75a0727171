/**
 * A random key (F2). Not crypto.randomUUID: that is missing where a site under test is
 * reached by plain http and a host name.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
