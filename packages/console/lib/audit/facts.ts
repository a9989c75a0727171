/** What a change found and left, in words. Pure. */

export interface FactWords {
  readonly facts: Readonly<Record<string, string>>;
  /** Of the states of applications, and of roles, by their own names. */
  readonly states: Readonly<Record<string, string>>;
  readonly roles: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
}

function valueOf(name: string, value: unknown, words: FactWords): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value) && value.length === 0) return words.nothing;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (name === 'state') return words.states[value] ?? value;
  return name === 'role' ? (words.roles[value] ?? value) : value;
}

/** `{"role":"reader"}` as `Role: Reader`; what has no word keeps the name it was stored by. @param json an object */
export const factsInWords = (json: string, words: FactWords): string =>
  Object.entries(JSON.parse(json) as Record<string, unknown>)
    .map(([name, value]) => `${words.facts[name] ?? name}: ${valueOf(name, value, words)}`)
    .join(', ');
