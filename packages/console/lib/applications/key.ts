/** The key of an application in an address: its instant and its number. Pure. */
import { readApplyNumber } from '@superbrowser/contract/forms/apply-number';

interface Key {
  readonly created_at: string;
  readonly apply_no: string;
}

export const writeKey = ({ created_at, apply_no }: Key): string => `${created_at}~${apply_no}`;

/** @returns undefined for what is no key */
export function readKey(text: string | undefined): Key | undefined {
  const [, created_at, apply_no] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([A-Z2-9]{10})$/.exec(text ?? '') ?? [];
  return created_at && apply_no && readApplyNumber(apply_no) ? { created_at, apply_no } : undefined;
}
