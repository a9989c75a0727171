'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState, useTransition, type FormEvent } from 'react';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { buttonStyles } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { TextField } from '@/components/ui/fields/text-field';
import { pagePath } from '@/lib/core/i18n/paths';
import { useIsHydrated } from '@/lib/browser/use-is-hydrated';
import { readPreviousPagePath } from '../account/read-previous-page-path';
import { RegistrationForm } from '../account/registration-form';
import { parsePastedInvitation } from './pasted-invitation';

interface TeamMemberFormProps {
  /** The id of the field for the invitation link. */
  pasteId: string;
}

/** Registers a team member; afterwards it says how to join the team. */
export function TeamMemberForm({ pasteId }: TeamMemberFormProps) {
  const router = useRouter();
  const [hasRegistered, setHasRegistered] = useState(false);
  const locale = useClientLocale();
  const t = useClientTranslations('staffRegister.done');
  // The form that had the focus is gone, so its replacement takes the focus and is read out.
  const takeFocus = useCallback((panel: HTMLDivElement | null) => panel?.focus(), []);

  if (hasRegistered)
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="rounded-md bg-ok-bg p-6">
        <p className="text-h3 font-bold text-text">{t('title')}</p>
        <p className="mt-2">{t('text')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={() => document.getElementById(pasteId)?.focus()}
            className={buttonStyles()}
          >
            {t('paste')}
          </button>
          <a href={pagePath(locale, '/download')} className={buttonStyles({ variant: 'outline' })}>
            {t('download')}
          </a>
        </p>
      </div>
    );
  return (
    <RegistrationForm
      role="employee"
      onDone={() => {
        setHasRegistered(true);
        // The header then shows the account.
        router.refresh();
      }}
      onSignedIn={() => void readPreviousPagePath(locale).then((path) => router.replace(path))}
      onSignInNeeded={() => router.push(pagePath(locale, '/register', '?mode=signin'))}
    />
  );
}

interface InvitationLinkFormProps {
  /** The id of the control; the page links to it. */
  id: string;
}

/** Takes an invitation link or its token and leads to the page that shows the invitation. */
export function InvitationLinkForm({ id }: InvitationLinkFormProps) {
  const locale = useClientLocale();
  const t = useClientTranslations('staffRegister.paste');
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const [isPending, startTransition] = useTransition();
  const [error, setError] = useState<string>();

  function openInvitation(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    const result = parsePastedInvitation(field?.value ?? '', location.origin);
    if ('error' in result) {
      setError(t(`errors.${result.error}`));
      return field?.focus();
    }
    setError(undefined);
    return startTransition(() =>
      router.push(pagePath(locale, '/teaminvited', `?token=${result.token}`)),
    );
  }

  return (
    // The field has no name, so a form sent before hydration does not put the token into the URL.
    <form method="post" noValidate onSubmit={openInvitation} aria-busy={isPending}>
      <TextField
        id={id}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={t('label')}
        placeholder={t('placeholder')}
        hint={t('hint')}
        error={error}
        className="[&_div]:max-sm:flex-wrap"
        after={
          <button
            type={isHydrated ? 'submit' : 'button'}
            className={cn(buttonStyles(), 'flex-none max-sm:w-full')}
          >
            {t('submit')}
          </button>
        }
      />
    </form>
  );
}
