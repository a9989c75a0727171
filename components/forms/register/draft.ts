import type { CarriedPhone } from '@/lib/browser/prefill';
import { readTabValue, writeTabValue } from '@/lib/browser/session';

/** What survives a reload; passwords and codes never do (F2). */
export const draftFields = [
  'area_code',
  'phone',
  'username',
  'company_name',
  'referral_code',
] as const;

export type RegistrationDraft = Partial<Record<(typeof draftFields)[number], string>>;

/** What was typed before a reload; nothing but texts comes out. */
export function readDraft(): RegistrationDraft {
  const stored = readTabValue('register_draft');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    draftFields.flatMap((name) => {
      const value = (stored as Record<string, unknown>)[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

/** Keeps the fields that are given; the others stay as they were. */
export function keepDraft(values: Readonly<Record<string, unknown>>): void {
  const given = draftFields.flatMap((name) =>
    values[name] === undefined ? [] : [[name, String(values[name])]],
  );
  writeTabValue('register_draft', { ...readDraft(), ...Object.fromEntries(given) });
}

/** The draft's phone, for the sign-in form. */
export function draftPhone(): CarriedPhone | null {
  const { phone, area_code } = readDraft();
  return phone ? { phone, area_code: area_code === '1' ? '1' : '86' } : null;
}
