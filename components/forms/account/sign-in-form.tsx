import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import type { SignInInput, SignInValues } from '@superbrowser/contract/forms/account-schemas';
import { isSamePhone, parsePhonePair, type PhonePair } from '@superbrowser/contract/forms/phone';
import type { SessionResponse } from '@superbrowser/contract/handler-responses';
import { useClientTranslations } from '@/components/client-messages';
import type { CarriedPhone } from '@/lib/browser/carried-phone';
import { removeSessionValue } from '@/lib/browser/session-storage';
import { VerificationCodeInput } from '../verification-code-input';
import { FormFrame, InlineAction, SubmitButton } from '../form-frame';
import { PhoneInput } from '../inputs';
import { createLazyResolver } from '../lazy-resolver';
import { useSubmission } from '../use-submission';
import { readDraftPhone, registrationDraft, setPhone } from './registration-draft';

const { resolver, prepare } = createLazyResolver<SignInInput, SignInValues>(() =>
  import('@superbrowser/contract/forms/account-schemas').then(({ signInSchema }) => signInSchema()),
);

interface SignInFormProps {
  /** The phone to start with, from registration. */
  initialPhone?: CarriedPhone | null;
  /** Called with the phone fields while they change, to pass them on to registration. */
  onPhone?: (phone: CarriedPhone) => void;
  onDone: (response: SessionResponse) => void;
  /** The phone has no account; a cookie keeps the proof of the code, so registering needs no other code. */
  onRegister: (phone: CarriedPhone) => void;
}

/** Phone and code (R9); an unknown phone is offered registration. */
export function SignInForm({ initialPhone, onPhone, onDone, onRegister }: SignInFormProps) {
  const form = useForm<SignInInput, unknown, SignInValues>({ resolver, shouldFocusError: false });
  const t = useClientTranslations('register.signIn');
  const [unknownPhone, setUnknownPhone] = useState<PhonePair | null>(null);
  const submission = useSubmission<SignInInput, SignInValues, SessionResponse>({
    form,
    prepare,
    fields: accountForms.signIn,
    path: '/api/account/sign-in',
    buildBody: (values) => values,
    onRefused: ({ reason }, { area_code, phone }) => {
      if (reason === 'phoneUnknown') setUnknownPhone(parsePhonePair(area_code, phone));
      return false;
    },
    onDone: (response) => {
      removeSessionValue('register_draft');
      onDone(response);
    },
  });
  const initialOptions = useRef({ initialPhone, onPhone });
  useEffect(() => {
    const { initialPhone, onPhone } = initialOptions.current;
    const knownPhone = initialPhone ?? (form.getValues('phone') ? null : readDraftPhone());
    if (knownPhone) setPhone(form, knownPhone);
    onPhone?.(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // The draft takes the phone only: it has no field for a code.
        registrationDraft.update(values);
        onPhone?.(values);
      },
    });
  }, [form]);

  const typedPhone = useWatch({ control: form.control, name: ['area_code', 'phone'] });
  const registerAction = unknownPhone &&
    isSamePhone(unknownPhone, parsePhonePair(...typedPhone)) && (
      <InlineAction onClick={() => onRegister({ ...unknownPhone, proven: true })}>
        {t('register')}
      </InlineAction>
    );
  return (
    <FormFrame
      form={form}
      submission={submission}
      fields={accountForms.signIn}
      label={t('name')}
      className="grid gap-5"
    >
      <PhoneInput errorAction={registerAction} />
      <VerificationCodeInput
        path="/api/account/code"
        buildBody={(pair, channel) => ({ ...pair, channel, purpose: 'login' })}
        hasVoice
      />
      <SubmitButton label={t('submit')} className="mt-1" />
    </FormFrame>
  );
}
