import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { usePromoter } from '@/components/cta/use-referral';
import { takePhone, type CarriedPhone } from '@/lib/browser/prefill';
import { draftPhone, registrationDraft } from './draft';
import type { RegistrationInput, RegistrationValues } from './registration-schema';

type Form = UseFormReturn<RegistrationInput, unknown, RegistrationValues>;

export interface StartOptions {
  /** Phone from the sign-in form. */
  carried: CarriedPhone | null;
  /** The carried phone needs no code. */
  onProven: (phone: CarriedPhone) => void;
  /** Told about the phone fields, now and whenever they change. */
  onPhone: ((phone: CarriedPhone) => void) | undefined;
}

/** Whatever was typed before the page was awake is newer than the draft and stays. */
function restoreDraft(form: Form): void {
  const draft = registrationDraft.read();
  for (const name of ['username', 'company_name', 'referral_code'] as const) {
    const value = draft[name];
    if (value && !form.getValues(name)) form.setValue(name, value);
  }
}

function placePhone(form: Form, phone: CarriedPhone): void {
  form.setValue('area_code', phone.area_code);
  form.setValue('phone', phone.phone);
}

/**
 * Fills the form with what is known already: the draft of before a reload, a phone from another page
 * or from signing in, and who brought the visitor. Then keeps the draft.
 */
export function useStartValues(form: Form, options: StartOptions): void {
  const promoter = usePromoter();
  const start = useRef(options);
  useEffect(() => {
    const { carried, onProven, onPhone } = start.current;
    restoreDraft(form);
    const given = carried ?? takePhone();
    const phone = given ?? (form.getValues('phone') ? null : draftPhone());
    if (phone) placePhone(form, phone);
    if (given?.proven) onProven(given);
    onPhone?.(form.getValues());
    // For the sign-in form, should the address ask for it: it takes over once the page is awake.
    if (form.getValues('phone')) registrationDraft.update(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        registrationDraft.update(values);
        onPhone?.(values);
      },
    });
  }, [form]);
  useEffect(() => {
    if (promoter !== '' && !form.getValues('referral_code'))
      form.setValue('referral_code', promoter);
  }, [form, promoter]);
}
