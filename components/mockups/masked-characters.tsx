/** Masked characters of a password or a code. */
export function MaskedCharacters({ count }: { count: number }) {
  return <span className="dots" style={{ width: `${count * 0.74}em` }} />;
}
