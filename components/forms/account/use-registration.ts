import { useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import type {
  RegistrationInput,
  RegistrationValues,
} from '@superbrowser/contract/forms/account-schemas';
import { isSamePhone, parsePhonePair, type PhonePair } from '@superbrowser/contract/forms/phone';
import type { SessionResponse } from '@superbrowser/contract/handler-responses';
import type { CarriedPhone } from '@/lib/browser/carried-phone';
import { removeSessionValue } from '@/lib/browser/session-storage';
import { writeLocalValue } from '@/lib/browser/local-storage';
import type { RefusalBody } from '@/lib/core/http/responses/refusal-body';
import { useIdempotencyKey } from '../use-idempotency-key';
import { createLazyResolver } from '../lazy-resolver';
import { useSubmission } from '../use-submission';
import { useRegistrationPrefill } from './use-registration-prefill';

type RegistrationResolver = Resolver<RegistrationInput, unknown, RegistrationValues>;

const { resolver: codeResolver, prepare } = createLazyResolver<
  RegistrationInput,
  RegistrationValues
>(() =>
  import('@superbrowser/contract/forms/account-schemas').then(({ registrationSchema }) =>
    registrationSchema(),
  ),
);

/** For a phone with a proof on the server: there is no code to validate, and none is sent. */
const proofResolver: RegistrationResolver = (values, ...rest) =>
  codeResolver({ ...values, code: '000000' }, ...rest);

interface RegistrationOptions {
  role: 'owner' | 'employee';
  /** The phone to start with, from the sign-in form. */
  initialPhone: CarriedPhone | null;
  onPhone: ((phone: CarriedPhone) => void) | undefined;
  onDone: (session: SessionResponse) => void;
}

/** The form, which needs no code while its phone is the phone the server has a proof for. */
function useRegistrationForm() {
  /** The phone the server has a proof for, to register with. */
  const [provenPhone, setProvenPhone] = useState<PhonePair | null>(null);
  const form = useForm<RegistrationInput, unknown, RegistrationValues>({
    resolver: (values, ...rest) =>
      (isSamePhone(provenPhone, parsePhonePair(values.area_code, values.phone))
        ? proofResolver
        : codeResolver)(values, ...rest),
    shouldFocusError: false,
  });
  const [areaCode, phone, referralCode] = useWatch({
    control: form.control,
    name: ['area_code', 'phone', 'referral_code'],
  });
  const phonePair = parsePhonePair(areaCode, phone);
  /** No code is needed for the form's phone. */
  const isProven = isSamePhone(provenPhone, phonePair);
  return { form, phonePair, referralCode, provenPhone, setProvenPhone, isProven };
}

/** The logic of the registration form, without its appearance. */
export function useRegistration(options: RegistrationOptions) {
  const { role, onDone } = options;
  /** The phone the server has a proof for, to sign in with. */
  const [registeredPhone, setRegisteredPhone] = useState<PhonePair | null>(null);
  /** Values while the form asks whether to continue without a referral code (R5). */
  const [unsentValues, setUnsentValues] = useState<RegistrationValues | null>(null);
  const idempotencyKey = useIdempotencyKey();
  const { form, phonePair, referralCode, provenPhone, setProvenPhone, isProven } =
    useRegistrationForm();

  function onRefused({ reason }: RefusalBody, values: RegistrationValues): boolean {
    if (reason === 'phoneRegistered')
      setRegisteredPhone(parsePhonePair(values.area_code, values.phone));
    // The proof has expired: the code field is shown again with that message.
    if (reason === 'codeExpired' || reason === 'codeInvalid') setProvenPhone(null);
    // The server already made an account under this idempotency key; a changed form needs a new key.
    if (reason === 'keyReused') idempotencyKey.forget();
    if (reason === 'referralInvalid' && values.referral_code) {
      setUnsentValues(values);
      return true;
    }
    return false;
  }

  const prefill = useRegistrationPrefill(form, {
    ...options,
    onProven: (carriedPhone) =>
      setProvenPhone(parsePhonePair(carriedPhone.area_code, carriedPhone.phone)),
  });

  const submission = useSubmission<RegistrationInput, RegistrationValues, SessionResponse>({
    form,
    prepare,
    fields: accountForms.register,
    path: '/api/account/register',
    buildBody: ({ code, referral_code = '', ...values }) => {
      const content = { ...values, referral_code, ...(role === 'employee' && { role }) };
      return {
        ...content,
        // A code the visitor did not type is marked, so that the server does not ask about it (R10).
        ...(prefill.isPrefilled(referral_code) && { referral_prefilled: true }),
        ...(isSamePhone(provenPhone, parsePhonePair(values.area_code, values.phone))
          ? { proven: true }
          : { code }),
        // A code is a proof, not content: with another code it is still the same form.
        idempotency_key: idempotencyKey.keyFor(content),
      };
    },
    onRefused,
    onDone: (session) => {
      idempotencyKey.forget();
      writeLocalValue('HAS_REGISTED', '1');
      removeSessionValue('register_draft');
      onDone(session);
    },
  });

  /** Continues without the referral code, or returns to the field (R5). */
  function answerReferralQuestion(shouldContinue: boolean): void {
    if (!unsentValues) return;
    setUnsentValues(null);
    // setFocus waits for the next turn, after the dialog has restored the focus.
    if (!shouldContinue) return form.setFocus('referral_code');
    form.setValue('referral_code', '');
    return void submission.send({ ...unsentValues, referral_code: undefined });
  }

  return {
    form,
    submission,
    isProven,
    /** The phone in the form if it has an account and can sign in at once. */
    registeredPhone: isSamePhone(registeredPhone, phonePair) ? registeredPhone : null,
    /** Name of the referral code's owner; '' where the owner is unknown. */
    promoterName: prefill.promoterName(referralCode),
    isAskingAboutReferral: unsentValues !== null,
    answerReferralQuestion,
  };
}
