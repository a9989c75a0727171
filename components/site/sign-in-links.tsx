import { useEffect, useState, type ReactNode } from 'react';
import { clickedLink, isPlainClick } from '@/components/ui/clicked-link';
import type { Locale } from '@/lib/i18n/routing';

export interface SignInLinksProps {
  locale: Locale;
  registerHref: string;
}

/**
 * Links marked `data-sign-in` open the form in a dialog (R9). It is fetched at the click: nobody else
 * pays for it, and where it does not come, the link leads to its page as it does without JavaScript.
 */
export function SignInLinks({ locale, registerHref }: SignInLinksProps) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = clickedLink(event);
      if (link?.dataset.signIn === undefined || !isPlainClick(event)) return;
      // Before the router and the "loading" placeholder hear of it.
      event.preventDefault();
      event.stopPropagation();
      link.ariaBusy = 'true';
      import('./sign-in-dialog')
        .then(async ({ SignInDialog, dialogWords }) => {
          const words = await dialogWords(locale);
          const close = () => setDialog(null);
          setDialog(<SignInDialog words={words} registerHref={registerHref} onClose={close} />);
        })
        .catch(() => window.location.assign(link.href))
        .finally(() => (link.ariaBusy = null));
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [locale, registerHref]);
  return dialog;
}
