/** Reads a part of the settings table as typed values; ./validation/setting-kinds.mjs defines the kinds of values. */
import { validate } from './validation/setting-kinds.mjs';

/** The part of a table row that concerns its value. */
export interface Setting {
  readonly kind: string;
  readonly defaultValue?: string;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

type Settings = Readonly<Record<string, Setting>>;

type ValueOf<S extends Setting> = S extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : S extends { readonly kind: 'count' }
    ? number
    : string;

type NamesWithDefault<T extends Settings> = {
  [Name in keyof T]: T[Name] extends { readonly defaultValue: string } ? Name : never;
}[keyof T];

/** The validated settings of a part of the table; settings without a default may be missing. */
export type EnvOf<T extends Settings> = {
  [Name in NamesWithDefault<T>]: ValueOf<T[Name]>;
} & { [Name in Exclude<keyof T, NamesWithDefault<T>>]?: ValueOf<T[Name]> | undefined };

/**
 * Validates a part of the table.
 * @param source values of the environment; an empty value counts as not given
 * @param findMissing returns the names of required settings that are missing; called when all values are valid
 * @throws Error naming every invalid setting, or every missing one when none is invalid
 */
export function readSettings<T extends Settings>(
  table: T,
  source: Readonly<Record<string, string | undefined>>,
  findMissing: (given: Readonly<Record<string, unknown>>) => readonly string[] = () => [],
): EnvOf<T> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(table)) {
    const text = source[name] || setting.defaultValue;
    if (text === undefined) continue;
    const result = validate(setting, text);
    if ('value' in result) values[name] = result.value;
    else problems.push(`${name}: ${result.problem}`);
  }
  if (problems.length === 0)
    problems.push(...findMissing(values).map((name) => `${name}: must be given`));
  if (problems.length > 0) throw new Error(`Configuration not usable:\n  ${problems.join('\n  ')}`);
  return values as EnvOf<T>;
}
