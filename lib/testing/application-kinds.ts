/** The seven forms as their pages send them: a filled one of each, and which fields take what. */
import { randomUUID } from 'node:crypto';
import { applySlugOf, applyTypes, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { fieldsOf } from '@superbrowser/contract/forms/registry';
import type { Field } from '@superbrowser/contract/forms/fields';
import { plainValues } from './application-samples';

export type KindFields = Record<string, unknown>;

export interface Kind {
  /** In the address. */
  readonly path: string;
  /** What must be filled, as most people fill it; the code is wrong: errors of the form itself are reported before. */
  readonly filled: () => KindFields;
  /** Fields anything may be written into, with their limits; those in `needed` must hold something. */
  readonly free: Readonly<Record<string, number>>;
  readonly needed: readonly string[];
  /** Fields with rules of their own. */
  readonly strict: readonly string[];
}

const isFree = ({ type }: Field) => type === 'line' || type === 'text';
const isStrict = ({ type }: Field) =>
  !['line', 'text', 'radio', 'select', 'picture', 'agreement'].includes(type);
const names = (fields: readonly Field[]) => fields.map(({ name }) => name);

function describe(kind: ApplyKind): Kind {
  const fields = fieldsOf(kind);
  const free = fields.filter(isFree);
  return {
    path: applySlugOf(kind),
    filled: () => plainValues(fields.filter(({ optional }) => !optional)),
    free: Object.fromEntries(free.map(({ name, max = 0 }) => [name, max])),
    needed: names(free.filter(({ optional }) => !optional)),
    strict: names(fields.filter(isStrict)),
  };
}

export const kinds: readonly Kind[] = (Object.keys(applyTypes) as ApplyKind[]).map(describe);

export const kindOf = (path: string): Kind => {
  const kind = kinds.find((one) => one.path === path);
  if (!kind) throw new Error(`No form ${path}`);
  return kind;
};

/** A filled form in what every form sends next to its fields. */
export const withEnvelope = (fields: KindFields): KindFields & { idempotency_key: string } => ({
  apply_from: 1,
  company_website: '',
  filled_ms: 60_000,
  idempotency_key: randomUUID(),
  ...fields,
});

export const omitFields = (fields: KindFields, ...names: readonly string[]): KindFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
