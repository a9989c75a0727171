import { useEffect, useState, type ReactNode } from 'react';
import { clickedLink, isPlainClick } from '@/components/ui/clicked-link';
import type { SignInDialogProps } from './sign-in-dialog';

export type SignInLinksProps = Omit<SignInDialogProps, 'onClose'>;

/**
 * Links marked `data-sign-in` open the form in a dialog (R9). It is fetched at the click: nobody else
 * pays for it, and where it does not come, the link leads to its page as it does without JavaScript.
 */
export function SignInLinks(props: SignInLinksProps) {
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
        .then(({ SignInDialog }) =>
          setDialog(<SignInDialog {...props} onClose={() => setDialog(null)} />),
        )
        .catch(() => window.location.assign(link.href))
        .finally(() => (link.ariaBusy = null));
    };
    document.addEventListener('click', open, true);
    return () => document.removeEventListener('click', open, true);
  }, [props]);
  return dialog;
}
