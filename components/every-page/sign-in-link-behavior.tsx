import { useEffect, useState, type ReactNode } from 'react';
import { clickedLink, isPlainClick } from '@/components/ui/clicked-link';
import type { Locale } from '@/lib/i18n/routing';
import type { ContactLink } from '@/lib/site';

export interface SignInLinkBehaviorProps {
  locale: Locale;
  registerHref: string;
  /** Contacts for visitors whose code does not arrive. */
  contacts?: readonly ContactLink[];
}

/**
 * Links marked `data-sign-in` open the form in a dialog (R9). Its code is fetched at the click, so it costs other
 * visitors nothing; where it cannot be fetched, the link leads to its page as it does without JavaScript.
 */
export function SignInLinkBehavior({
  locale,
  registerHref,
  contacts = [],
}: SignInLinkBehaviorProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const openDialog = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (link?.dataset.signIn === undefined || !isPlainClick(event)) return;
      // No other listener gets this click, such as the one that shows a page as loading (navigation-pending.tsx).
      event.preventDefault();
      event.stopPropagation();
      link.ariaBusy = 'true';
      import('./sign-in-dialog')
        .then(async ({ SignInDialog, loadSignInMessages }) => {
          const groups = await loadSignInMessages(locale);
          const close = () => setDialog(null);
          setDialog(
            <SignInDialog
              locale={locale}
              groups={groups}
              contacts={contacts}
              registerHref={registerHref}
              onClose={close}
            />,
          );
        })
        .catch(() => window.location.assign(link.href))
        .finally(() => (link.ariaBusy = null));
    };
    document.addEventListener('click', openDialog, true);
    return () => document.removeEventListener('click', openDialog, true);
  }, [locale, registerHref, contacts]);
  return dialog;
}
