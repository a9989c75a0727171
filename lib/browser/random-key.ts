/** A random key (F2). crypto.randomUUID is missing where a test site is opened by plain http and a host name. */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
