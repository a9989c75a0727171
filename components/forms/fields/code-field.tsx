import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { CodeHelp } from './code-help';
import { useFormKit } from '../form-kit';
import { TextInput } from './text-input';
import { useCode, type CodeChannel, type PhoneInput } from './use-code';
import { timeLeft } from './use-countdown';

export interface CodeFieldProps {
  /** Handler that sends codes. */
  path: string;
  /** What it is asked; the phone has been checked. */
  body: (pair: PhoneInput, channel: CodeChannel) => unknown;
  /** Whether the handler can call instead of texting. */
  voice?: boolean;
}

/** The verification code with the button that has one sent to the form's `phone` (R4). */
export function CodeField({ path, body, voice = false }: CodeFieldProps) {
  const { words, idOf } = useFormKit();
  const { left, started, sending, sent, problem, send } = useCode(path, body);
  const { code } = words;
  const first = !started && !sent;
  const label =
    left > 0 ? code.again.replace('{n}', timeLeft(left)) : first ? code.send : code.resend;
  // The first message gets its chance before a call is offered.
  const offerVoice = voice && started && (left === 0 || (sent?.times ?? 0) > 1);
  const notice = sent?.channel === 'voice' ? code.voiceSent : code.sent;
  return (
    <div>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={code.label}
        placeholder={code.placeholder}
        after={
          <button
            type="button"
            id={idOf('send-code')}
            aria-disabled={left > 0 || sending || undefined}
            onClick={() => void send('sms')}
            className={cn(
              buttonStyles({ variant: 'ghost' }),
              'w-[136px] flex-none px-2 text-[15px] tabular-nums aria-disabled:opacity-100',
              'aria-disabled:bg-idle-bg aria-disabled:text-text-3 en:text-sm',
            )}
          >
            {sending ? code.sending : label}
          </button>
        }
      />
      <p role="status" className={cn('text-sm', (problem ?? sent) && 'mt-1.5')}>
        {problem !== null ? (
          <span className="text-risk">{problem}</span>
        ) : (
          sent && !sending && <span className="text-ok">{notice}</span>
        )}
      </p>
      {offerVoice && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-text-2">
          {code.voiceOffer}
          <button
            type="button"
            aria-disabled={left > 0 || sending || undefined}
            onClick={() => void send('voice')}
            className="min-h-11 cursor-pointer font-bold text-blue-700 underline underline-offset-4 hover:text-blue-800 aria-disabled:cursor-not-allowed aria-disabled:text-text-3"
          >
            {code.voice}
          </button>
        </p>
      )}
      {(started || problem !== null) && <CodeHelp words={code.help} voice={voice} />}
    </div>
  );
}
