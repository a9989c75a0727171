/** Which schema judges which kind of application, and what is kept of it. */
import 'server-only';
import { applicationSchemas, provenCancelSchema } from '@superbrowser/contract/forms/applications';
import { applyKindOf } from '@superbrowser/contract/forms/apply-kinds';
import { checkedFields } from '../accounts/fields';
import type { Phone } from '../accounts/phone';

/** Columns of their own, so that an operator can sort and search by them. */
export interface KeptFields {
  readonly phone: Phone | null;
  readonly company_name: string | null;
  readonly contact: string | null;
  readonly email: string | null;
  /** Everything else, as JSON. */
  readonly fields: string;
}

/** Proofs and ticks: checked, never kept. */
export const notContent: ReadonlySet<string> = new Set([
  'code',
  'captcha_token',
  'confirmation',
  'is_agreed',
]);

/** The area stands in front of the phone. */
const keptApart = (name: string) => name === 'area_code' || notContent.has(name);

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Made once for a clock: making them takes longer than a check by one. */
const schemasBy = new WeakMap<() => number, ReturnType<typeof applicationSchemas>>();

function schemasOf(now: () => number) {
  const known = schemasBy.get(now) ?? applicationSchemas(now);
  schemasBy.set(now, known);
  return known;
}

/**
 * The fields of an application, checked by its schema.
 * @throws Refusal fieldsInvalid with { path: code }
 */
export function checkedApplication(
  type: number,
  given: Readonly<Record<string, unknown>>,
  now: () => number,
): KeptFields {
  const kind = applyKindOf(type);
  if (!kind) throw new Error(`No form of type ${type}`);
  const isProven = kind === 'cancelAccount' && given.captcha_token !== undefined;
  const schema = isProven ? provenCancelSchema : schemasOf(now)[kind];
  const values: Record<string, unknown> = checkedFields(schema, given);
  const { phone, company_name, contact, email, ...rest } = values;
  const kept = Object.entries(rest).filter(([name, value]) => !keptApart(name) && value);
  return {
    phone: phone ? (`+${String(values.area_code)}${String(phone)}` as Phone) : null,
    company_name: text(company_name),
    contact: text(contact),
    email: text(email),
    fields: JSON.stringify(Object.fromEntries(kept)),
  };
}
