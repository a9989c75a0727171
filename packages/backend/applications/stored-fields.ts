/** What is stored of an application: its fields by the schema of its kind, and a digest of its contents. */
import 'server-only';
import { createHash } from 'node:crypto';
import {
  applicationSchema,
  provenCancelSchema,
} from '@superbrowser/contract/forms/application-schemas';
import { applicationKindOf } from '@superbrowser/contract/forms/application-kinds';
import type { Phone } from '../common/phone';
import { parseFields } from '../context';

/** Separate columns, so that staff can sort and search by them. */
export interface StoredFields {
  readonly phone: Phone | null;
  readonly company_name: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  /** The other fields that are stored, as JSON. */
  readonly fields: string;
}

/** Proofs and checkboxes are checked, but never stored. */
const neverStoredFields: ReadonlySet<string> = new Set([
  'code',
  'captcha_token',
  'confirmation',
  'is_agreed',
]);

/** The area code is part of the stored phone. */
const isNeverStored = (name: string) => name === 'area_code' || neverStoredFields.has(name);

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * The fields of an application, validated by its schema.
 * @throws ApiRefusal fieldsInvalid with { path: code }
 */
export function parseApplication(
  type: number,
  fields: Readonly<Record<string, unknown>>,
  now: () => number,
): StoredFields {
  const kind = applicationKindOf(type);
  if (!kind) throw new Error(`No form of type ${type}`);
  const isProven = kind === 'cancelAccount' && fields.captcha_token !== undefined;
  const schema = isProven ? provenCancelSchema : applicationSchema(kind, now);
  const values: Record<string, unknown> = parseFields(schema, fields);
  const { phone, company_name, contact, email, ...rest } = values;
  const storedEntries = Object.entries(rest).filter(
    ([name, value]) => !isNeverStored(name) && value,
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
 * Digest that distinguishes the contents of applications; codes, checkboxes and proofs are excluded. The digest is made
 * from the request, so that a form sent again has the same digest, even when its day can no longer be chosen.
 */
export function contentDigest(type: number, fields: Fields): string {
  const content = Object.entries(fields)
    .filter(([name, value]) => !neverStoredFields.has(name) && value)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([type, content]))
    .digest('base64url');
}
