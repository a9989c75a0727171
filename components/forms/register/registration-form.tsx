import type { SessionAnswer } from '@/lib/answers';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { CarriedPhone } from '@/lib/browser/prefill';
import { Agreement, PhoneField, TextInput } from '../inputs';
import { CodeField } from '../fields/code-field';
import { FormFrame, SubmitButton } from '../form-shell';
import { PasswordField } from './password-field';
import { registrationFields } from './registration-schema';
import { SignInAtOnce } from './sign-in-at-once';
import { useRegistration } from './use-registration';
import type { RegistrationWords } from './words';

export interface RegistrationFormProps {
  words: RegistrationWords;
  role?: 'employee';
  carried?: CarriedPhone | null;
  /** Told about the phone fields while they are filled, to carry them over to signing in. */
  onPhone?: (phone: CarriedPhone) => void;
  onDone: (answer: SessionAnswer) => void;
  /** The phone had an account already and is signed in now. */
  onSignedIn: (answer: SessionAnswer) => void;
  /** The phone has an account, and signing in needs a code. */
  onSignIn: (phone: CarriedPhone) => void;
}

/** Phone, code, password, names, referral code, agreement (R1–R5). */
export function RegistrationForm(props: RegistrationFormProps) {
  const { words, role, carried = null, onPhone, onDone, onSignedIn, onSignIn } = props;
  const { form, submission, proven, registered, recommender, asking, answer } = useRegistration({
    words,
    role,
    carried,
    onPhone,
    onDone,
  });
  const { by, ...referral } = words.referral;
  return (
    <FormFrame
      form={form}
      words={words.form}
      submission={submission}
      fields={registrationFields}
      label={words.name}
      className="grid gap-5"
    >
      <PhoneField
        errorAction={
          registered && (
            <SignInAtOnce
              phone={registered}
              words={words}
              onDone={onSignedIn}
              onExpired={onSignIn}
            />
          )
        }
      />
      {proven ? (
        <p role="status" className="rounded-md bg-ok-bg px-4 py-3 text-sm text-ok">
          {words.verified}
        </p>
      ) : (
        <CodeField
          path="/api/account/code"
          body={(pair, channel) => ({ ...pair, channel, purpose: 'register' })}
          voice
        />
      )}
      <PasswordField words={words.password} />
      <TextInput
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        {...words.username}
      />
      <TextInput name="company_name" autoComplete="organization" {...words.company} />
      <TextInput
        name="referral_code"
        autoComplete="off"
        autoCapitalize="none"
        optional
        {...referral}
        hint={recommender ? by.replace('{name}', () => recommender) : referral.hint}
      />
      <Agreement />
      <SubmitButton label={words.submit} />
      <ConfirmDialog
        open={asking}
        title={words.question.title}
        text={words.question.text}
        confirmLabel={words.question.confirm}
        cancelLabel={words.question.cancel}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </FormFrame>
  );
}
