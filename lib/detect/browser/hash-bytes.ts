/**
 * FNV-1a over bytes, twice with different starts: 16 hex digits. `crypto.subtle` is missing on plain http, and the
 * checksum of a drawing or sound of the visitor's own browser needs no protection against forgery.
 */
export function hashBytes(bytes: Uint8Array): string {
  let [first, second] = [0x811c9dc5, 0x01234567];
  for (const byte of bytes) {
    first = Math.imul(first ^ byte, 0x01000193);
    second = Math.imul(second ^ byte, 0x01000193);
  }
  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
  return hex(first) + hex(second);
}
