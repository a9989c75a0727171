import { useEffect, useId, useRef } from 'react';
import { SignInForm } from '@/components/forms/sign-in-form';
import { Icon } from '@/components/ui/icon';
import { carryPhone } from '@/lib/browser/prefill';
import { read } from '@/lib/browser/read';
import type { Locale } from '@/lib/i18n/routing';
import type { SignInDialogWords } from './sign-in-words';

export interface SignInDialogProps {
  words: SignInDialogWords;
  registerHref: string;
  onClose: () => void;
}

/** What the dialog says. @throws ReadError when it does not come */
export const dialogWords = (locale: Locale) =>
  read<SignInDialogWords>(`/api/sign-in-words?locale=${locale}`);

/** The sign-in form over the page a visitor is on; afterwards that page is loaded as theirs. */
export function SignInDialog({ words, registerHref, onClose }: SignInDialogProps) {
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
      // A click on the backdrop hits the dialog element itself, one on the content never does.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      className="m-auto w-[min(480px,calc(100vw-32px))] rounded-lg bg-paper p-0 text-left text-text-2 shadow-window backdrop:bg-ink-950/60"
    >
      <div className="p-6 md:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="pt-2 text-h3 text-text">
            {words.title}
          </h2>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => dialog.current?.close()}
            className="-mt-1 -mr-3 grid tap flex-none cursor-pointer place-items-center rounded-sm text-text-3 hover:bg-mist hover:text-text"
          >
            <Icon name="close" />
          </button>
        </div>
        <SignInForm
          words={words.form}
          onDone={() => window.location.reload()}
          onRegister={(phone) => {
            carryPhone(phone);
            window.location.assign(registerHref);
          }}
        />
        <p className="mt-3 text-center text-sm">
          {words.new}{' '}
          <a
            href={registerHref}
            className="inline-flex min-h-11 items-center font-bold text-blue-700 underline underline-offset-4"
          >
            {words.register}
          </a>
        </p>
      </div>
    </dialog>
  );
}
