import type { UseFormReturn } from 'react-hook-form';
import type {
  RegistrationInput,
  RegistrationValues,
} from '@superbrowser/contract/forms/account-schemas';
import type { CarriedPhone } from '@/lib/browser/carried-phone';
import { createDraft } from '../draft';

/** Values of the registration that survive a reload; passwords and codes never do (F2). */
export const registrationDraft = createDraft('register_draft', [
  'area_code',
  'phone',
  'username',
  'company_name',
  'referral_code',
]);

/** Fills empty fields from the draft. Text typed before the page was hydrated is newer than the draft and stays. */
export function restoreRegistrationDraft(
  form: UseFormReturn<RegistrationInput, unknown, RegistrationValues>,
): void {
  const draft = registrationDraft.read();
  for (const name of ['username', 'company_name', 'referral_code'] as const) {
    const value = draft[name];
    if (value && !form.getValues(name)) form.setValue(name, value);
  }
}

/** Fills in both fields of a phone. */
export function setPhone(
  form: { setValue(name: 'area_code' | 'phone', value: string): void },
  { area_code, phone }: CarriedPhone,
): void {
  form.setValue('area_code', String(area_code));
  form.setValue('phone', phone);
}

/** The draft's phone, for both forms. */
export function readDraftPhone(): CarriedPhone | null {
  const { phone, area_code } = registrationDraft.read();
  return phone ? { phone, area_code: area_code === '1' ? '1' : '86' } : null;
}
