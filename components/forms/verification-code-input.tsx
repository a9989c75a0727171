import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CodeChannel } from '@superbrowser/contract/account-endpoints';
import { parsePhonePair, type PhonePair } from '@superbrowser/contract/forms/phone';
import type { CodeSentResponse } from '@superbrowser/contract/handler-responses';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { notify } from '@/components/ui/toast/toast-store';
import { postToApi } from '@/lib/browser/site-api';
import type { RefusalBody } from '@/lib/core/http/responses/refusal-body';
import type { CodeHelpProps } from './code-help';
import { formatRemaining, useResendCountdown } from './use-resend-countdown';
import { useFormFrame } from './form-frame';
import { TextInput } from './inputs';

type BuildBody = (pair: PhonePair, channel: CodeChannel) => unknown;

interface VerificationCodeInputProps {
  /** The path of the handler that sends codes. */
  path: string;
  /** Builds the body of the request; the phone has been checked by then. */
  buildBody: BuildBody;
  /** Whether the handler can call instead of texting. */
  hasVoice?: boolean;
}

/**
 * The offer of a call and the advice for visitors whose code does not arrive; the component is fetched when it is first
 * due.
 */
function useCodeHelp(isDue: boolean, props: CodeHelpProps): ReactNode {
  const [Help, setHelp] = useState<ComponentType<CodeHelpProps> | null>(null);
  useEffect(() => {
    if (isDue)
      import('./code-help').then(
        ({ CodeHelp }) => setHelp(() => CodeHelp),
        () => undefined,
      );
  }, [isDue]);
  return isDue && Help && <Help {...props} />;
}

/** The field of the verification code, with the button that sends a code to the form's `phone` (R4). */
export function VerificationCodeInput({
  path,
  buildBody,
  hasVoice = false,
}: VerificationCodeInputProps) {
  const { idOf } = useFormFrame();
  const t = useClientTranslations('forms');
  const { secondsLeft, wasStarted, isSending, sentCount, notice, send } = useCodeRequests(
    path,
    buildBody,
  );
  const isFirst = !wasStarted && sentCount === 0;
  const label =
    secondsLeft > 0
      ? t(secondsLeft < 100 ? 'code.again' : 'code.againIn', { n: formatRemaining(secondsLeft) })
      : t(isFirst ? 'code.send' : 'code.resend');
  const help = useCodeHelp(wasStarted || notice !== null, {
    hasVoice,
    // The first message gets time to arrive before a call is offered.
    isCallOffered: hasVoice && wasStarted && (secondsLeft === 0 || sentCount > 1),
    isWaiting: secondsLeft > 0 || isSending,
    onCall: () => void send('voice'),
  });
  return (
    <div>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        after={
          <button
            type="button"
            id={idOf('send-code')}
            aria-disabled={secondsLeft > 0 || isSending || undefined}
            onClick={() => void send('sms')}
            className={cn(
              buttonStyles({ variant: 'ghost' }),
              'w-[136px] flex-none px-2 text-[0.9375rem] tabular-nums aria-disabled:opacity-100',
              'aria-disabled:bg-idle-bg aria-disabled:text-text-3 en:text-sm',
            )}
          >
            {isSending ? t('code.sending') : label}
          </button>
        }
      />
      <p
        role={notice?.isShownAsToast ? undefined : 'status'}
        className={cn(
          'text-sm',
          notice && 'mt-1.5',
          notice?.tone === 'ok' ? 'text-ok' : 'text-risk',
        )}
      >
        {notice?.text}
      </p>
      {help}
    </div>
  );
}

const phoneKey = (pair: PhonePair | null) => (pair ? `${pair.area_code} ${pair.phone}` : '');

/** The area code and phone that were typed into the form around. */
function usePhonePair(): PhonePair | null {
  const { control } = useFormContext();
  const [areaCode, phone] = useWatch({ control, name: ['area_code', 'phone'] });
  return parsePhonePair(areaCode, phone);
}

/** The text about the last request for a code. */
interface CodeNotice {
  readonly text: string;
  readonly tone: 'ok' | 'risk';
  /** A notification has already said the text, so it must not be read out a second time. */
  readonly isShownAsToast: boolean;
}

/** Requests codes and knows when the next one may be requested. */
function useCodeRequests(path: string, buildBody: BuildBody) {
  const { idOf } = useFormFrame();
  const locale = useClientLocale();
  const t = useClientTranslations('forms');
  const errors = useClientTranslations('errors.byCode');
  const { trigger, getValues, setError, setFocus } = useFormContext();
  const countdown = useResendCountdown(phoneKey(usePhonePair()));
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  /** The number of codes sent while the form is open. */
  const [sentCount, setSentCount] = useState(0);
  const [notice, setNotice] = useState<CodeNotice | null>(null);

  function showNotice(text: string, tone: CodeNotice['tone'], isQuiet = false) {
    // Notifications lie below a modal dialog, where they are neither seen nor read out.
    const isShownAsToast = !isQuiet && !document.querySelector('dialog[open]');
    if (isShownAsToast) notify(text, tone);
    setNotice({ text, tone, isShownAsToast });
  }

  function showRefusal(pair: PhonePair, { message, reason, fields, retryAfter }: RefusalBody) {
    const phoneMessage = fields?.phone ?? (reason === 'phoneInvalid' ? message : undefined);
    if (phoneMessage) {
      setError('phone', { type: 'server', message: phoneMessage });
      return setFocus('phone');
    }
    // The refusal says how long to wait; the button counts it down (R4).
    if (retryAfter) {
      const now = Date.now();
      countdown.start(phoneKey(pair), now + retryAfter * 1000, now);
    }
    return showNotice(message, 'risk', reason !== 'other');
  }

  async function send(channel: CodeChannel): Promise<void> {
    if (isBusy.current || countdown.secondsLeft > 0) return;
    isBusy.current = true;
    try {
      if (!(await trigger(['area_code', 'phone'], { shouldFocus: true }))) return;
      const pair = parsePhonePair(getValues('area_code'), getValues('phone'));
      if (!pair) return;
      setIsSending(true);
      setNotice(null);
      const response = await postToApi<CodeSentResponse>(path, buildBody(pair, channel), locale);
      if (response.ok) {
        setSentCount((count) => count + 1);
        countdown.start(phoneKey(pair), response.data.resendAt, response.data.now);
        document.getElementById(idOf('code'))?.focus();
        showNotice(t(channel === 'voice' ? 'code.voiceSent' : 'code.textSent'), 'ok');
      } else if (response.kind === 'refused') showRefusal(pair, response.refusal);
      else showNotice(errors(response.kind === 'network' ? 'network' : 'codeRequest'), 'risk');
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { ...countdown, send, isSending, sentCount, notice };
}
