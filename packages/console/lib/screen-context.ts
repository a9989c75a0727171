/** The data that every part of a record type's screens needs. */
import type { RecordType } from '@superbrowser/backend/records/record-type';
import type { Language } from '@superbrowser/shared/bilingual-text';
import type { FormResult } from './forms/form-results';
import type { SignedInStaff } from './session';

export interface ScreenContext {
  readonly recordType: RecordType;
  readonly staffMember: SignedInStaff;
  readonly language: Language;
  /** The result of the previous form. */
  readonly result: FormResult | null;
  /** Path of the page, to which its forms return. */
  readonly returnPath: string;
}
