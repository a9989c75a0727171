/** A value that may be in place of a class name: `condition && 'name'`. */
type ClassName = string | number | bigint | boolean | null | undefined;

/** Joins class names; values that are no text, and empty texts, are dropped. */
export const cn = (...names: ClassName[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
