import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { inviteCodePattern } from '@superbrowser/contract/promoter-and-invite-codes';
import type {
  RegistrationInput,
  RegistrationValues,
} from '@superbrowser/contract/forms/account-schemas';
import type { PromoterDiscountResponse } from '@superbrowser/contract/handler-responses';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { attributionOf, referralCodeOf } from '@/lib/attribution/visitor-attribution';
import { fetchFromApi } from '@/lib/browser/site-api';
import { takeCarriedPhone, type CarriedPhone } from '@/lib/browser/carried-phone';
import {
  readDraftPhone,
  registrationDraft,
  restoreRegistrationDraft,
  setPhone,
} from './registration-draft';

type Form = UseFormReturn<RegistrationInput, unknown, RegistrationValues>;

interface RegistrationPrefillOptions {
  /** The phone to start with, from the sign-in form. */
  initialPhone: CarriedPhone | null;
  /** Called when the passed-on phone needs no code. */
  onProven: (phone: CarriedPhone) => void;
  /** Called with the phone fields, at once and whenever they change. */
  onPhone: ((phone: CarriedPhone) => void) | undefined;
}

const readReferralCode = () =>
  referralCodeOf(
    attributionOf(new URLSearchParams(location.search), cookieReader(document.cookie)),
  );

/** What is known about a referral code in the form. */
interface ReferralState {
  /** Whether the page filled the code in, not the visitor. */
  readonly isPrefilled: (code: string) => boolean;
  /** Name of the code's owner, for display; '' where the owner is unknown. */
  readonly promoterName: (code: string | undefined) => string;
}

/**
 * The upstream's data about a promoter; null where the upstream has none or does not answer, or names another promoter.
 */
async function fetchPromoter(referralCode: string) {
  const response = await fetchFromApi<PromoterDiscountResponse | null>('/api/promoter/discount');
  const promoter = response.ok ? response.data?.promoter : undefined;
  // In another tab another promoter may have replaced this promoter meanwhile.
  return promoter?.code === referralCode ? promoter : null;
}

/**
 * Fills the form with known values: the draft before a reload, a phone from another page or from signing in, and who
 * brought the visitor. Then stores the draft. A referral code that was not typed is filled in only where it looks like
 * an invite code or is a promoter the upstream knows (R10).
 */
export function useRegistrationPrefill(
  form: Form,
  options: RegistrationPrefillOptions,
): ReferralState {
  const initialOptions = useRef(options);
  const prefilledCode = useRef('');
  const [knownPromoter, setKnownPromoter] = useState<PromoterDiscountResponse['promoter'] | null>(
    null,
  );
  useEffect(() => {
    const { initialPhone, onProven, onPhone } = initialOptions.current;
    restoreRegistrationDraft(form);
    const carriedPhone = initialPhone ?? takeCarriedPhone();
    const phone = carriedPhone ?? (form.getValues('phone') ? null : readDraftPhone());
    if (phone) setPhone(form, phone);
    if (carriedPhone?.proven) onProven(carriedPhone);
    onPhone?.(form.getValues());
    // Where the URL asks for the sign-in form, that form replaces this one after hydration and reads the phone from the
    // draft.
    if (form.getValues('phone')) registrationDraft.update(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // A prefilled code is not stored: it would be restored as if it had been typed.
        const wasTyped = values.referral_code !== prefilledCode.current;
        registrationDraft.update(wasTyped ? values : { ...values, referral_code: '' });
        onPhone?.(values);
      },
    });
  }, [form]);
  useEffect(() => {
    const referralCode = readReferralCode();
    if (referralCode === '') return undefined;
    let isMounted = true;
    const fillIn = () => {
      if (form.getValues('referral_code')) return;
      prefilledCode.current = referralCode;
      form.setValue('referral_code', referralCode);
    };
    if (inviteCodePattern.test(referralCode)) fillIn();
    void fetchPromoter(referralCode).then((promoter) => {
      if (!isMounted || !promoter) return;
      fillIn();
      setKnownPromoter(promoter);
    });
    return () => {
      isMounted = false;
    };
  }, [form]);
  return {
    isPrefilled: (code) => code !== '' && code === prefilledCode.current,
    promoterName: (code) => (knownPromoter?.code === code ? (knownPromoter?.name ?? '') : ''),
  };
}
