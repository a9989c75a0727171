import { useEffect, useId, useRef } from 'react';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import { SignInForm } from '@/components/forms/account/sign-in-form';
import { formMessageGroups } from '@/components/forms/form-message-groups';
import {
  ClientMessages,
  useClientTranslations,
  type ClientMessagesProps,
} from '@/components/client-messages';
import { Icon } from '@/components/ui/icon';
import { storeCarriedPhone } from '@/lib/browser/carried-phone';
import type { Locale } from '@/lib/core/i18n/routing';

/**
 * Loads the texts of the dialog.
 * @throws when the texts cannot be loaded
 */
export async function loadSignInMessages(locale: Locale): Promise<ClientMessagesProps['groups']> {
  const messages =
    locale === 'en-US'
      ? await import('@/messages/en-US/forms.json')
      : await import('@/messages/zh-CN/forms.json');
  return {
    ...formMessageGroups(messages, accountForms.signIn),
    account: messages.account,
    'register.signIn': messages.register.signIn,
  };
}

interface SignInDialogProps extends ClientMessagesProps {
  registerHref: string;
  onClose: () => void;
}

/** The sign-in form over the current page; after the sign-in the page loads again with the session. */
export function SignInDialog({ registerHref, onClose, ...messages }: SignInDialogProps) {
  return (
    <ClientMessages {...messages}>
      <Dialog registerHref={registerHref} onClose={onClose} />
    </ClientMessages>
  );
}

function Dialog({ registerHref, onClose }: Pick<SignInDialogProps, 'registerHref' | 'onClose'>) {
  const t = useClientTranslations('account');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // A click on the backdrop hits the dialog element itself; a click on the content never does.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="m-auto w-[min(480px,calc(100vw-32px))] rounded-lg bg-paper p-0 text-left text-text-2 shadow-window backdrop:bg-ink-950/60"
    >
      <div className="p-6 md:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-2 text-h3 text-text">
            {t('dialog.title')}
          </h2>
          <button
            type="button"
            aria-label={t('dialog.close')}
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-3 grid tap flex-none cursor-pointer place-items-center rounded-sm text-text-3 hover:bg-mist hover:text-text"
          >
            <Icon name="close" />
          </button>
        </div>
        <SignInForm
          onDone={() => window.location.reload()}
          onRegister={(phone) => {
            storeCarriedPhone(phone);
            window.location.assign(registerHref);
          }}
        />
        <p className="mt-3 text-center text-sm">
          {t('dialog.new')}{' '}
          <a
            href={registerHref}
            className="inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4"
          >
            {t('register')}
          </a>
        </p>
      </div>
    </dialog>
  );
}
