/** The data that every part of a record type's screens needs. */
import type { Language, RecordType } from '@superbrowser/backend/admin/record-type';
import type { FormResult } from '../lib/forms/results';
import type { SignedInStaff } from '../lib/session';

export interface RecordScreen {
  readonly recordType: RecordType;
  readonly staffMember: SignedInStaff;
  readonly language: Language;
  /** The result of the previous form. */
  readonly result: FormResult | null;
  /** Address of the page, to which its forms return. */
  readonly back: string;
}
