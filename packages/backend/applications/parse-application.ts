/** What is stored of an application: its fields by the schema of its kind, and a digest of its contents. */
import 'server-only';
import { createHash } from 'node:crypto';
import {
  applicationSchema,
  provenCancelSchema,
} from '@superbrowser/contract/forms/application-schemas';
import { fieldsOf, isNeverStored } from '@superbrowser/contract/forms/application-forms';
import {
  applicationKindOf,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import type { Phone } from '../common/phone';
import { parseFields } from '../api-refusals';

/** What is stored of a form: columns by which staff sort and search, and the rest as JSON. */
export interface StoredColumns {
  readonly phone: Phone | null;
  readonly company_name: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  /** The other fields that are stored, as JSON. */
  readonly fields: string;
}

/** The names of fields that are checked, but never stored. A `captcha_token` may replace a code. */
const confirmationNamesOf = (kind: ApplicationKind): ReadonlySet<string> =>
  new Set([
    'captcha_token',
    ...fieldsOf(kind)
      .filter(isNeverStored)
      .map(({ name }) => name),
  ]);

function requireKind(type: number): ApplicationKind {
  const kind = applicationKindOf(type);
  if (!kind) throw new Error(`No form of type ${type}`);
  return kind;
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The fields of an application, validated by its schema.
 * @throws ApiRefusal fieldsInvalid with { path: code }
 */
export function parseApplication(
  type: number,
  fields: Readonly<Record<string, unknown>>,
  now: () => number,
): StoredColumns {
  const kind = requireKind(type);
  const isProven = kind === 'cancelAccount' && fields.captcha_token !== undefined;
  const schema = isProven ? provenCancelSchema : applicationSchema(kind, now);
  const values: Record<string, unknown> = parseFields(schema, fields);
  const { phone, company_name, contact, email, ...rest } = values;
  const confirmationNames = confirmationNamesOf(kind);
  // The area code is part of the stored phone.
  const storedEntries = Object.entries(rest).filter(
    ([name, value]) => name !== 'area_code' && !confirmationNames.has(name) && value,
  );
  return {
    phone: phone ? (`+${String(values.area_code)}${String(phone)}` as Phone) : null,
    company_name: textOrNull(company_name),
    contact: textOrNull(contact),
    email: textOrNull(email),
    fields: JSON.stringify(Object.fromEntries(storedEntries)),
  };
}

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Digest that distinguishes the contents of applications. Fields that only confirm something (`isNeverStored`), the
 * token of a verified phone and empty fields are excluded. The digest is made from the request, so that a form sent
 * again has the same digest, even when its day can no longer be chosen.
 */
export function contentDigest(type: number, fields: Fields): string {
  const confirmationNames = confirmationNamesOf(requireKind(type));
  const content = Object.entries(fields)
    .filter(([name, value]) => !confirmationNames.has(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([type, content]))
    .digest('base64url');
}
