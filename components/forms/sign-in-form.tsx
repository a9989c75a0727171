import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { SessionAnswer } from '@/lib/answers';
import type { CarriedPhone } from '@/lib/browser/prefill';
import { removeTabValue } from '@/lib/browser/session';
import type { signInSchema } from '@superbrowser/contract/forms/account-forms';
import { CodeField, pairOf, samePhone, type PhoneInput } from './fields/code-field';
import { FormFrame, InlineAction, SubmitButton } from './form-shell';
import { PhoneField } from './inputs';
import { lateResolver } from './late-resolver';
import { draftPhone, registrationDraft } from './register/draft';
import type { SignInWords } from './register/words';
import { useSubmission } from './use-submission';

type Input = z.input<typeof signInSchema>;
type Values = z.output<typeof signInSchema>;

const { resolver, prepare } = lateResolver<Input, Values>(() =>
  import('@superbrowser/contract/forms/account-forms').then(({ signInSchema }) => signInSchema),
);
const fields = ['phone', 'code'] as const;

export interface SignInFormProps {
  words: SignInWords;
  /** Phone to begin with. */
  carried?: CarriedPhone | null;
  /** Told about the phone fields while they are filled, to carry them over to registration. */
  onPhone?: (phone: CarriedPhone) => void;
  onDone: (answer: SessionAnswer) => void;
  /** The phone has no account; the server keeps the proof, so registering needs no other code. */
  onRegister: (phone: CarriedPhone) => void;
}

/** Phone and code (R9); an unknown phone is offered registration. */
export function SignInForm({ words, carried, onPhone, onDone, onRegister }: SignInFormProps) {
  const form = useForm<Input, unknown, Values>({ resolver, shouldFocusError: false });
  const [unknown, setUnknown] = useState<PhoneInput | null>(null);
  const submission = useSubmission<Input, Values, SessionAnswer>({
    form,
    prepare,
    words: words.form,
    fields,
    path: '/api/account/sign-in',
    body: (values) => values,
    onRefused: ({ reason }, { area_code, phone }) => {
      if (reason === 'phoneUnknown') setUnknown(pairOf(area_code, phone));
      return false;
    },
    onDone: (answer) => {
      removeTabValue('register_draft');
      onDone(answer);
    },
  });
  const start = useRef({ carried, onPhone });
  useEffect(() => {
    const { carried: given, onPhone: tell } = start.current;
    const known = given ?? (form.getValues('phone') ? null : draftPhone());
    if (known) {
      form.setValue('area_code', known.area_code);
      form.setValue('phone', known.phone);
    }
    tell?.(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: { area_code, phone } }) => {
        registrationDraft.update({ area_code, phone });
        tell?.({ area_code, phone });
      },
    });
  }, [form]);

  const typed = useWatch({ control: form.control, name: ['area_code', 'phone'] });
  const register = unknown && samePhone(unknown, pairOf(...typed)) && (
    <InlineAction onClick={() => onRegister({ ...unknown, proven: true })}>
      {words.register}
    </InlineAction>
  );
  return (
    <FormFrame
      form={form}
      words={words.form}
      submission={submission}
      fields={fields}
      label={words.name}
      className="grid gap-5"
    >
      <PhoneField errorAction={register} />
      <CodeField
        path="/api/account/code"
        body={(pair, channel) => ({ ...pair, channel, purpose: 'login' })}
        voice
      />
      <SubmitButton label={words.submit} className="mt-1" />
    </FormFrame>
  );
}
