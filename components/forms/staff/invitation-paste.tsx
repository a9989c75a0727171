'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type FormEvent } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { TextField } from '@/components/ui/fields/text-field';
import { readInvitation } from '@/lib/browser/invitation-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/routing';
import { useHydrated } from '../use-hydrated';

export interface InvitationPasteProps {
  /** Of the control; the page links to it. */
  id: string;
  locale: Locale;
  words: {
    label: string;
    placeholder: string;
    hint: string;
    submit: string;
    errors: Readonly<Record<'required' | 'foreign' | 'invalid', string>>;
  };
}

/** Takes an invitation link or its token to the page that shows the invitation. */
export function InvitationPaste({ id, locale, words }: InvitationPasteProps) {
  const router = useRouter();
  const awake = useHydrated();
  const [pending, startTransition] = useTransition();
  const [error, setError] = useState<string>();

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const result = readInvitation(field?.value ?? '', location.origin);
    if ('error' in result) {
      setError(words.errors[result.error]);
      return field?.focus();
    }
    setError(undefined);
    return startTransition(() =>
      router.push(pagePath(locale, '/teaminvited', `?token=${result.token}`)),
    );
  }

  return (
    // Nameless field: sent before the page is awake, the token stays out of the address.
    <form method="post" noValidate onSubmit={open} aria-busy={pending}>
      <TextField
        id={id}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={words.label}
        placeholder={words.placeholder}
        hint={words.hint}
        error={error}
        className="[&_div]:max-sm:flex-wrap"
        after={
          <button
            type={awake ? 'submit' : 'button'}
            className={cn(buttonStyles(), 'flex-none max-sm:w-full')}
          >
            {words.submit}
          </button>
        }
      />
    </form>
  );
}
