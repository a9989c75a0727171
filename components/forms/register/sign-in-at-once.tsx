import { useState } from 'react';
import type { SessionAnswer } from '@/lib/answers';
import { postJson } from '@/lib/browser/api';
import { removeTabValue } from '@/lib/browser/session';
import { InlineAction } from '../form-shell';
import type { PhoneInput } from '../fields/code-field';
import type { RegistrationWords } from './words';

export interface SignInAtOnceProps {
  phone: PhoneInput;
  words: RegistrationWords;
  onDone: (answer: SessionAnswer) => void;
  /** The proof has grown old: signing in needs a code again. */
  onExpired: (phone: PhoneInput) => void;
}

/** The phone is proven and has an account: one press signs in, without another code (R9). */
export function SignInAtOnce({ phone, words, onDone, onExpired }: SignInAtOnceProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'network' | 'undecodable'>('idle');

  async function signIn() {
    if (state === 'pending') return;
    setState('pending');
    const { area_code, phone: digits } = phone;
    const reply = await postJson<SessionAnswer>(
      '/api/account/sign-in',
      { area_code, phone: digits, proven: true },
      words.form.locale,
    );
    if (reply.ok) {
      removeTabValue('register_draft');
      return onDone(reply.data);
    }
    if (reply.kind === 'refused') return onExpired(phone);
    return setState(reply.kind);
  }

  const { action, pending } = words.registered;
  return (
    <>
      <InlineAction onClick={() => void signIn()}>
        {state === 'pending' ? pending : action}
      </InlineAction>
      {(state === 'network' || state === 'undecodable') && (
        <span role="alert" className="block">
          {words.form.failure[state]}
        </span>
      )}
    </>
  );
}
