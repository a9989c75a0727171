import { useEffect, useState, type ReactNode } from 'react';
import { clickedLink, isPlainClick } from '@/components/ui/clicked-link';
import type { Locale } from '@/lib/core/i18n/routing';
import type { ContactLink } from '@/lib/site';

export interface SignInDialogOpenerProps {
  locale: Locale;
  registerHref: string;
  /** Contacts for visitors whose code does not arrive. */
  contacts?: readonly ContactLink[];
}

/**
 * Links marked `data-sign-in` open the sign-in form in a dialog (R9). The dialog's code is fetched at the click, so
 * that other visitors do not load it. Where it cannot be fetched, the link leads to its page, as without JavaScript.
 */
export function SignInDialogOpener({
  locale,
  registerHref,
  contacts = [],
}: SignInDialogOpenerProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const openDialog = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (link?.dataset.signIn === undefined || !isPlainClick(event)) return;
      // Keeps the click from all other listeners, such as the listener that shows a page as loading
      // (navigation-pending.tsx).
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
