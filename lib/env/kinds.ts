/** What the kinds of the settings table accept, and the schema of a part of that table. */
import { z } from 'zod';
import { parseHosts, redirectHosts } from './hosts';

/** A row of the table, as far as its value goes. */
interface Setting {
  readonly kind: string;
  readonly value?: string;
  readonly choices?: readonly string[];
  readonly least?: number;
  readonly most?: number;
}

type Settings = Readonly<Record<string, Setting>>;

type ValueOf<S extends Setting> = S extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : S extends { readonly kind: 'count' }
    ? number
    : string;

type WithDefault<T extends Settings> = {
  [Name in keyof T]: T[Name] extends { readonly value: string } ? Name : never;
}[keyof T];

/** The validated settings of a part of the table; those without a default may be missing. */
export type EnvOf<T extends Settings> = {
  [Name in WithDefault<T>]: ValueOf<T[Name]>;
} & { [Name in Exclude<keyof T, WithDefault<T>>]?: ValueOf<T[Name]> | undefined };

/** Web addresses only: `javascript:` is a URL too. */
const webAddress = z.url({ protocol: /^https?$/, abort: true });
/** Several addresses in one setting, separated by white space. */
export const splitAddresses = (text: string) => text.split(/\s+/).filter(Boolean);
const toOrigin = (value: string) => new URL(value).origin;

function holds(read: () => unknown): boolean {
  try {
    return Boolean(read());
  } catch {
    return false;
  }
}

const isWebAddress = (text: string) => webAddress.safeParse(text).success;
const isOrigins = (text: string) => holds(() => parseHosts(text).length > 0);
const isHosts = (text: string) => holds(() => redirectHosts(text, []).size > 0);
const isOneHost = (text: string) => holds(() => redirectHosts(text, []).size === 1);

const kinds: Record<string, (setting: Setting) => z.ZodType> = {
  text: () => z.string().min(1),
  folder: () => z.string().min(1),
  telephone: () => z.string().min(3),
  email: () => z.email(),
  choice: ({ choices = [] }) => z.enum(choices),
  count: ({ least = 0, most = 0 }) => z.coerce.number().int().min(least).max(most),
  webAddress: () => webAddress,
  webAddresses: () =>
    z
      .string()
      .refine((text) => splitAddresses(text).every(isWebAddress), 'must be http(s) addresses'),
  /** An address of which the origin counts. */
  originOf: () => webAddress.transform(toOrigin),
  origin: () =>
    webAddress
      .refine((value) => new URL(value).pathname === '/', 'must be an origin without a path')
      .transform(toOrigin),
  origins: () => z.string().refine(isOrigins, 'must be http(s) origins'),
  hosts: () => z.string().refine(isHosts, 'must be host names'),
  host: () => z.string().refine(isOneHost, 'must be one host name'),
  key: ({ least = 0 }) => z.string().min(least, `must have at least ${least} characters`),
  sixteenBytes: () =>
    z.string().refine((value) => Buffer.byteLength(value) === 16, 'must be exactly 16 bytes'),
  postgres: () => z.url({ protocol: /^postgres(ql)?$/ }),
  redis: () => z.url({ protocol: /^rediss?$/ }),
};

function schemaOf(setting: Setting): z.ZodType {
  const kind = kinds[setting.kind];
  if (!kind) throw new Error(`No such kind of setting: ${setting.kind}`);
  return kind(setting);
}

/**
 * Validates a part of the table.
 * @param source values as the environment has them; an empty one counts as not given
 * @param missing names settings that must be given and are not; asked when all values are usable
 * @throws Error naming every such setting
 */
export function readSettings<T extends Settings>(
  table: T,
  source: Readonly<Record<string, string | undefined>>,
  missing: (given: Readonly<Record<string, unknown>>) => readonly string[] = () => [],
): EnvOf<T> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(table)) {
    const text = source[name] || setting.value;
    if (text === undefined) continue;
    const result = schemaOf(setting).safeParse(text);
    if (result.success) values[name] = result.data;
    else problems.push(...result.error.issues.map(({ message }) => `${name}: ${message}`));
  }
  if (problems.length === 0)
    problems.push(...missing(values).map((name) => `${name}: must be given`));
  if (problems.length > 0) throw new Error(`Configuration not usable:\n  ${problems.join('\n  ')}`);
  return values as EnvOf<T>;
}
