/** What may be where a class name is optional: `condition && 'name'`. */
type ClassName = string | number | bigint | boolean | null | undefined;

/** Joins class names; whatever is no text, or an empty one, is dropped. */
export const cn = (...names: ClassName[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
