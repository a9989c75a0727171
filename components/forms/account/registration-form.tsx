import { useState } from 'react';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import type { PhonePair } from '@superbrowser/contract/forms/phone';
import type { SessionResponse } from '@superbrowser/contract/handler-responses';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { postToApi } from '@/lib/browser/site-api';
import type { CarriedPhone } from '@/lib/browser/carried-phone';
import { removeSessionValue } from '@/lib/browser/session-storage';
import { VerificationCodeInput } from '../verification-code-input';
import { FormFrame, InlineAction, SubmitButton } from '../form-frame';
import { AgreementCheckbox, PhoneInput, TextInput } from '../inputs';
import { PasswordInput } from './password-input';
import { useRegistration } from './use-registration';

export interface RegistrationFormProps {
  role?: 'owner' | 'employee';
  initialPhone?: CarriedPhone | null;
  /** Called with the phone fields while they change, to pass them on to signing in. */
  onPhone?: (phone: CarriedPhone) => void;
  onDone: (session: SessionResponse) => void;
  /** Called when the phone turned out to have an account and was signed in. */
  onSignedIn: (session: SessionResponse) => void;
  /** Called when the phone has an account and signing in needs a new code. */
  onSignInNeeded: (phone: CarriedPhone) => void;
}

/** Phone, code, password, names, referral code, agreement (R1–R5). */
export function RegistrationForm(props: RegistrationFormProps) {
  const {
    role = 'owner',
    initialPhone = null,
    onPhone,
    onDone,
    onSignedIn,
    onSignInNeeded,
  } = props;
  const t = useClientTranslations('register.form');
  const promoter = useClientTranslations('common.promoter');
  const {
    form,
    submission,
    isProven,
    registeredPhone,
    promoterName,
    isAskingAboutReferral,
    answerReferralQuestion,
  } = useRegistration({
    role,
    initialPhone,
    onPhone,
    onDone,
  });
  return (
    <FormFrame
      form={form}
      submission={submission}
      fields={accountForms.register}
      label={t(`name.${role}`)}
      className="grid gap-3.5"
    >
      <PhoneInput
        errorAction={
          registeredPhone && (
            <SignInAtOnce phone={registeredPhone} onDone={onSignedIn} onExpired={onSignInNeeded} />
          )
        }
      />
      {isProven ? (
        <p role="status" className="rounded-md bg-ok-bg px-4 py-3 text-sm text-ok">
          {t('verified')}
        </p>
      ) : (
        <VerificationCodeInput
          path="/api/account/code"
          buildBody={(pair, channel) => ({ ...pair, channel, purpose: 'register' })}
          hasVoice
        />
      )}
      {/* Two columns, so that the button is on the first screen of a laptop. */}
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
        <PasswordInput />
        <TextInput name="username" autoComplete="username" autoCapitalize="none" />
        <TextInput name="company_name" autoComplete="organization" hint={t(`company.${role}`)} />
        <TextInput
          name="referral_code"
          autoComplete="off"
          autoCapitalize="none"
          {...(promoterName && { hint: promoter('recommended', { name: promoterName }) })}
        />
      </div>
      <AgreementCheckbox />
      <SubmitButton label={t(`submit.${role}`)} />
      <ConfirmDialog
        isOpen={isAskingAboutReferral}
        title={t('question.title')}
        text={t('question.text')}
        confirmLabel={t('question.confirm')}
        cancelLabel={t('question.cancel')}
        onConfirm={() => answerReferralQuestion(true)}
        onCancel={() => answerReferralQuestion(false)}
      />
    </FormFrame>
  );
}

interface SignInAtOnceProps {
  phone: PhonePair;
  onDone: (session: SessionResponse) => void;
  /** The proof has expired: signing in needs a code again. */
  onExpired: (phone: PhonePair) => void;
}

/** The phone is proven and has an account: one click signs in, without another code (R9). */
function SignInAtOnce({ phone, onDone, onExpired }: SignInAtOnceProps) {
  const locale = useClientLocale();
  const t = useClientTranslations('register.form');
  const errors = useClientTranslations('errors.byCode');
  const [state, setState] = useState<'idle' | 'pending' | 'network' | 'undecodable'>('idle');

  async function signIn() {
    if (state === 'pending') return;
    setState('pending');
    const { area_code, phone: digits } = phone;
    const reply = await postToApi<SessionResponse>(
      '/api/account/sign-in',
      { area_code, phone: digits, proven: true },
      locale,
    );
    if (reply.ok) {
      removeSessionValue('register_draft');
      return onDone(reply.data);
    }
    if (reply.kind === 'refused') return onExpired(phone);
    return setState(reply.kind);
  }

  return (
    <>
      <InlineAction onClick={() => void signIn()}>
        {t(state === 'pending' ? 'registered.pending' : 'registered.action')}
      </InlineAction>
      {(state === 'network' || state === 'undecodable') && (
        <span role="alert" className="block">
          {errors(state === 'network' ? 'network' : 'busy')}
        </span>
      )}
    </>
  );
}
