/** The application forms as their pages send them: values for each form, and the rules of its fields. */
import { randomUUID } from 'node:crypto';
import {
  applicationSlugOf,
  applicationTypes,
  type ApplicationKind,
} from '@superbrowser/contract/forms/application-kinds';
import { fieldsOf } from '@superbrowser/contract/forms/application-forms';
import type { FormField } from '@superbrowser/contract/forms/fields';
import { plainValues } from './application-samples';

export type KindFields = Record<string, unknown>;

export interface KindDescription {
  /** Name in the URL. */
  readonly slug: string;
  /**
   * The required fields with usual values. The code is wrong, because errors of other fields are reported before it.
   */
  readonly requiredValues: () => KindFields;
  /** Longest text of each free-text field, in characters. */
  readonly freeTextLimits: Readonly<Record<string, number>>;
  readonly requiredFreeTexts: readonly string[];
  /** Fields whose type has its own rules, such as an email. */
  readonly strictFields: readonly string[];
}

const isFree = ({ type }: FormField) => type === 'text' || type === 'textarea';
const isStrict = ({ type }: FormField) =>
  !['text', 'textarea', 'radio', 'select', 'screenshot', 'agreement'].includes(type);
const namesOf = (fields: readonly FormField[]) => fields.map(({ name }) => name);

function describeKind(kind: ApplicationKind): KindDescription {
  const fields = fieldsOf(kind);
  const free = fields.filter(isFree);
  return {
    slug: applicationSlugOf(kind),
    requiredValues: () => plainValues(fields.filter(({ optional }) => !optional)),
    freeTextLimits: Object.fromEntries(free.map(({ name, max = 0 }) => [name, max])),
    requiredFreeTexts: namesOf(free.filter(({ optional }) => !optional)),
    strictFields: namesOf(fields.filter(isStrict)),
  };
}

export const kindDescriptions: readonly KindDescription[] = (
  Object.keys(applicationTypes) as ApplicationKind[]
).map(describeKind);

export const describeKindOfSlug = (slug: string): KindDescription => {
  const kind = kindDescriptions.find((candidate) => candidate.slug === slug);
  if (!kind) throw new Error(`No form ${slug}`);
  return kind;
};

/** A filled form, with the fields that every form sends in addition to its own. */
export const withSubmissionMeta = (
  fields: KindFields,
): KindFields & { idempotency_key: string } => ({
  apply_from: 1,
  company_website: '',
  filled_ms: 60_000,
  idempotency_key: randomUUID(),
  ...fields,
});

export const omitFields = (fields: KindFields, ...names: readonly string[]): KindFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
