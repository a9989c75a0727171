import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { draftOf } from '../draft';
import { applicationForms } from './kinds';

/** Proofs, pictures, and what is to be said anew each time (F2). */
const neverKept: readonly string[] = ['code', 'screenshot', 'confirmation', 'is_agreed'];

/** The draft of an application; `area_code` goes with the phone. */
export function applicationDraft(kind: ApplyKind) {
  const names = applicationForms[kind].fields.filter((name) => !neverKept.includes(name));
  return draftOf(
    `apply_draft_${kind}`,
    names.flatMap((name): string[] => (name === 'phone' ? ['area_code', name] : [name])),
  );
}
