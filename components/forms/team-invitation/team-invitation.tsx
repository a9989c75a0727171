'use client';

import { useEffect, useRef, useState, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import type { JoinInput, JoinValues } from '@superbrowser/contract/forms/account-schemas';
import type {
  InvitationResponse,
  InvitationState,
  JoinResponse,
} from '@superbrowser/contract/handler-responses';
import { DownloadButton, type DownloadButtonProps } from '@/components/cta/download-button';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { PlainLink } from '@/components/ui/plain-link';
import { pagePath } from '@/lib/core/i18n/paths';
import { VerificationCodeInput } from '../verification-code-input';
import { passQueryToOtherLanguage } from '../pass-query-to-other-language';
import { FormFrame, SubmitButton } from '../form-frame';
import { AgreementCheckbox, PhoneInput, TextInput } from '../inputs';
import { createLazyResolver } from '../lazy-resolver';
import { useSubmission } from '../use-submission';
import { fetchInvitation, type InvitationResult } from './fetch-invitation';
import { TeamDrawing, type TeamScreen } from './team-drawing';

const isJoinable = (state: string) => state === 'hasAccount' || state === 'noAccount';

interface TeamInvitationProps {
  downloadMessages: DownloadButtonProps['messages'];
}

/** The page of an invitation, from its link to the joined team (R8), with one screen for each state. */
export function TeamInvitation({ downloadMessages }: TeamInvitationProps) {
  const locale = useClientLocale();
  const t = useClientTranslations('teamInvited');
  const [invitation, setInvitation] = useState<InvitationResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasJoined, setHasJoined] = useState(false);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isMounted = true;
    void fetchInvitation(window.location.search, locale).then(
      (result) => isMounted && setInvitation(result),
    );
    return () => {
      isMounted = false;
    };
  }, [locale, attempt]);
  useEffect(passQueryToOtherLanguage, []);
  // The form with the focus is gone, so the head of the new screen takes the focus.
  useEffect(() => {
    if (hasJoined) head.current?.focus();
  }, [hasJoined]);

  const screen = invitation?.state ?? 'loading';
  const knownInvitation = invitation && invitation.state !== 'failed' ? invitation : null;
  const names = {
    inviter: knownInvitation?.inviter ?? '',
    company: knownInvitation?.companyName ?? '',
  };
  const message = invitation?.state === 'failed' && invitation.message;
  return (
    <div className="overflow-hidden rounded-lg bg-paper shadow-2 noscript:hidden">
      <TeamHead
        ref={head}
        screen={screen}
        names={names}
        title={message ? t('screens.failed.refused') : t(`screens.${screen}.title`, names)}
        text={message || t(`screens.${screen}.text`, names)}
      />
      <div className="px-5 pb-8 sm:px-9 sm:pb-9">
        {knownInvitation && isJoinable(screen) && (
          <JoinTeamForm
            token={knownInvitation.token}
            invitation={knownInvitation}
            onJoined={(state) => {
              // An existing account joins only after the inviter has agreed.
              setInvitation({ ...knownInvitation, state: isJoinable(state) ? 'waiting' : state });
              setHasJoined(true);
            }}
          />
        )}
        {screen === 'failed' && (
          <button
            type="button"
            onClick={() => {
              setInvitation(null);
              setAttempt((count) => count + 1);
            }}
            className={cn(buttonStyles({ size: 'lg' }), 'w-full')}
          >
            {t('retry')}
          </button>
        )}
        {screen === 'invalid' && <InvalidInvitationLinks />}
        {(screen === 'success' || screen === 'joined' || screen === 'waiting') && (
          <AfterJoining downloadMessages={downloadMessages} isWaiting={screen === 'waiting'} />
        )}
      </div>
    </div>
  );
}

interface TeamHeadProps {
  ref: Ref<HTMLDivElement>;
  screen: TeamScreen;
  names: { inviter: string; company: string };
  title: string;
  text: string;
}

/** The state of the invitation as a drawing and as text; a screen reader announces changes. */
function TeamHead({ ref, screen, names, title, text }: TeamHeadProps) {
  const t = useClientTranslations('teamInvited');
  return (
    <div ref={ref} tabIndex={-1} className="focus-visible:outline-none">
      <div className="bg-blue-50 px-5 py-6">
        <TeamDrawing screen={screen} you={t('you')} inviter={Array.from(names.inviter)[0] ?? ''} />
      </div>
      <div role="status" className="px-5 pt-7 pb-6 sm:px-9">
        <h1 className="text-[clamp(1.5rem,2.6vw,1.875rem)] leading-[1.35] wrap-anywhere text-text">
          {title}
        </h1>
        <p className="mt-2 text-text-2">{text}</p>
        {names.company !== '' && (
          <dl className="mt-5 grid gap-x-5 gap-y-1 border-y border-line py-4 text-sm sm:grid-cols-[auto_1fr]">
            <dt className="text-text-3">{t('inviter')}</dt>
            <dd className="font-bold wrap-anywhere text-text max-sm:mb-2">{names.inviter}</dd>
            <dt className="text-text-3">{t('company')}</dt>
            <dd className="font-bold wrap-anywhere text-text">{names.company}</dd>
          </dl>
        )}
      </div>
    </div>
  );
}

/** Links for visitors whose invitation is invalid: to the home page, or to an account without an invitation. */
function InvalidInvitationLinks() {
  const locale = useClientLocale();
  const t = useClientTranslations('teamInvited');
  return (
    <div className="flex flex-wrap gap-3 *:flex-1">
      <PlainLink href={pagePath(locale, '/staffregister')} className={buttonStyles({})}>
        {t('staff')}
      </PlainLink>
      <PlainLink href={pagePath(locale, '/')} className={buttonStyles({ variant: 'outline' })}>
        {t('home')}
      </PlainLink>
    </div>
  );
}

interface AfterJoiningProps extends TeamInvitationProps {
  isWaiting: boolean;
}

/** Leads to the client, where work continues; visitors who wait for the inviter can install it meanwhile. */
function AfterJoining({ downloadMessages, isWaiting }: AfterJoiningProps) {
  const locale = useClientLocale();
  const t = useClientTranslations('teamInvited');
  return (
    <>
      {isWaiting ? (
        <p className="mb-4">{t('early')}</p>
      ) : (
        <>
          <h2 className="text-[1.125rem] leading-normal text-text">{t('next')}</h2>
          <ol className="mt-3 mb-6 grid gap-2.5">
            {(['download', 'signIn', 'open'] as const).map((step, index) => (
              <li key={step} className="flex items-center gap-3.5">
                <span
                  aria-hidden="true"
                  className="w-5 flex-none font-num text-[1.625rem] leading-none font-bold text-blue-600"
                >
                  {index + 1}
                </span>
                {t(`steps.${step}`)}
              </li>
            ))}
          </ol>
        </>
      )}
      <DownloadButton
        messages={downloadMessages}
        listHref={pagePath(locale, '/download', '#all')}
        className={cn(
          buttonStyles({ size: 'xl', variant: isWaiting ? 'ghost' : 'primary' }),
          'w-full',
        )}
      />
    </>
  );
}

const { resolver, prepare } = createLazyResolver<JoinInput, JoinValues>(() =>
  import('@superbrowser/contract/forms/account-schemas').then(({ joinSchema }) => joinSchema()),
);

interface JoinTeamFormProps {
  token: string;
  invitation: InvitationResponse;
  onJoined: (state: InvitationState) => void;
}

/** The form an invited person fills in to join (R8); codes come by text message only. */
function JoinTeamForm({ token, invitation, onJoined }: JoinTeamFormProps) {
  const t = useClientTranslations('teamInvited');
  const isNameFixed = invitation.readonlyName !== '';
  const form = useForm<JoinInput, unknown, JoinValues>({
    resolver,
    shouldFocusError: false,
    ...(isNameFixed && { defaultValues: { name: invitation.readonlyName } }),
  });
  const submission = useSubmission<JoinInput, JoinValues, JoinResponse>({
    form,
    prepare,
    fields: accountForms.join,
    path: '/api/team-invitation/join',
    buildBody: (values) => ({ ...values, token }),
    onDone: ({ state }) => onJoined(state),
  });
  return (
    <FormFrame
      form={form}
      submission={submission}
      fields={accountForms.join}
      label={t('formName')}
      className="grid gap-5"
    >
      <PhoneInput />
      <VerificationCodeInput
        path="/api/team-invitation/code"
        buildBody={({ area_code, phone }) => ({ token, area_code, phone })}
      />
      <TextInput
        name="name"
        autoComplete="name"
        readOnly={isNameFixed}
        hint={isNameFixed ? t('fixed') : undefined}
      />
      <AgreementCheckbox defaultChecked />
      <SubmitButton label={t('submit')} />
    </FormFrame>
  );
}
