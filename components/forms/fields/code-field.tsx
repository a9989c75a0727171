import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import type { CodeHelpProps } from './code-help';
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

/** The call and the advice for whoever waits in vain; fetched when there is something to wait for. */
function useCodeHelp(due: boolean, props: CodeHelpProps): ReactNode {
  const [Help, setHelp] = useState<ComponentType<CodeHelpProps> | null>(null);
  useEffect(() => {
    if (due)
      import('./code-help').then(
        ({ CodeHelp }) => setHelp(() => CodeHelp),
        () => undefined,
      );
  }, [due]);
  return due && Help && <Help {...props} />;
}

/** The verification code with the button that has one sent to the form's `phone` (R4). */
export function CodeField({ path, body, voice = false }: CodeFieldProps) {
  const { words, idOf } = useFormKit();
  const { left, started, sending, times, said, send } = useCode(path, body);
  const { code } = words;
  const first = !started && times === 0;
  const label =
    left > 0 ? code.again.replace('{n}', timeLeft(left)) : first ? code.send : code.resend;
  const help = useCodeHelp(started || said !== null, {
    words: code,
    voice,
    // The first message gets its chance before a call is offered.
    callOffered: voice && started && (left === 0 || times > 1),
    waiting: left > 0 || sending,
    onCall: () => void send('voice'),
  });
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
      <p
        role={said?.told ? undefined : 'status'}
        className={cn('text-sm', said && 'mt-1.5', said?.tone === 'ok' ? 'text-ok' : 'text-risk')}
      >
        {said?.text}
      </p>
      {help}
    </div>
  );
}
