'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { pagePath } from '@/lib/i18n/paths';
import { RegistrationForm } from '../register/registration-form';
import { wayBack } from '../register/way-back';
import type { RegistrationWords } from '../register/words';

export interface StaffFormProps {
  words: RegistrationWords;
  done: { title: string; text: string; paste: string; download: string };
  /** Of the field for the invitation link. */
  pasteId: string;
}

/** Registers staff; afterwards it says how to get into the team. */
export function StaffForm({ words, done, pasteId }: StaffFormProps) {
  const router = useRouter();
  const [registered, setRegistered] = useState(false);
  const { locale } = words.form;
  // The form and its focus are gone: what took their place is announced and can be read on from.
  const takeFocus = useCallback((panel: HTMLDivElement | null) => panel?.focus(), []);

  if (registered)
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="rounded-md bg-ok-bg p-6">
        <p className="text-h3 font-bold text-text">{done.title}</p>
        <p className="mt-2">{done.text}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={() => document.getElementById(pasteId)?.focus()}
            className={buttonStyles()}
          >
            {done.paste}
          </button>
          <a href={pagePath(locale, '/download')} className={buttonStyles({ variant: 'outline' })}>
            {done.download}
          </a>
        </p>
      </div>
    );
  return (
    <RegistrationForm
      words={words}
      role="employee"
      onDone={() => {
        setRegistered(true);
        // The header shows the account from now on.
        router.refresh();
      }}
      onSignedIn={() => void wayBack(locale).then((page) => router.replace(page))}
      onSignIn={() => router.push(pagePath(locale, '/register', '?mode=signin'))}
    />
  );
}
