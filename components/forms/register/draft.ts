import type { CarriedPhone } from '@/lib/browser/prefill';
import { draftOf } from '../draft';

/** What survives a reload of the registration; passwords and codes never do (F2). */
export const registrationDraft = draftOf('register_draft', [
  'area_code',
  'phone',
  'username',
  'company_name',
  'referral_code',
]);

/** The draft's phone, for the sign-in form. */
export function draftPhone(): CarriedPhone | null {
  const { phone, area_code } = registrationDraft.read();
  return phone ? { phone, area_code: area_code === '1' ? '1' : '86' } : null;
}
