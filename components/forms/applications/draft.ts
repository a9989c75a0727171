import { readTabValue, removeTabValue, writeTabValue } from '@/lib/browser/session';
import type { ApplyKind } from '@/lib/schemas/applications';
import { applicationForms } from './kinds';

/** Proofs, pictures, and what is to be said anew each time (F2). */
const neverKept: readonly string[] = ['code', 'screenshot', 'confirmation', 'is_agreed'];

/** The fields of a form that survive a reload; `area_code` goes with the phone. */
export function keptFields(kind: ApplyKind): string[] {
  const names = applicationForms[kind].fields.filter((name) => !neverKept.includes(name));
  return names.flatMap((name) => (name === 'phone' ? ['area_code', name] : [name]));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was typed before a reload; nothing but texts of the form's own fields comes out. */
export function readDraft(kind: ApplyKind): Record<string, string> {
  const values = (readTabValue(`apply_draft_${kind}`) ?? {}) as Record<string, unknown>;
  const kept = keptFields(kind).filter((name) => isText(values[name]));
  return Object.fromEntries(kept.map((name) => [name, String(values[name])]));
}

/** Keeps what is filled; a form that is empty again leaves nothing behind. */
export function keepDraft(kind: ApplyKind, values: Readonly<Record<string, unknown>>): void {
  const filled = keptFields(kind).filter((name) => isText(values[name]));
  if (filled.every((name) => name === 'area_code')) return removeDraft(kind);
  const draft = Object.fromEntries(filled.map((name) => [name, values[name]]));
  return void writeTabValue(`apply_draft_${kind}`, draft);
}

export const removeDraft = (kind: ApplyKind): void => removeTabValue(`apply_draft_${kind}`);
