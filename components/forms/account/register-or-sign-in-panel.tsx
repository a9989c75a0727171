'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useClientLocale, useClientTranslations } from '@/components/client-messages';
import { writeQuery, useUrlQuery } from '@/components/ui/use-url-query';
import { cn } from '@/components/ui/cn';
import type { CarriedPhone } from '@/lib/browser/carried-phone';
import { writeLocalValue } from '@/lib/browser/local-storage';
import { pagePath } from '@/lib/core/i18n/paths';
import { readPreviousPagePath } from './read-previous-page-path';
import { RegistrationForm } from './registration-form';
import { SignInForm } from './sign-in-form';

interface RegisterOrSignInPanelProps {
  /** Short form of the gift, for screens without space for it next to the form. */
  coupons: ReactNode;
  /** Below the form: how the account is protected. */
  safety: ReactNode;
  /** Next to the form. */
  aside: Readonly<Record<AccountMode, ReactNode>>;
}

/** Registration and sign-in in one place; the URL determines which (R9), and the phone is kept. */
export function RegisterOrSignInPanel({ coupons, safety, aside }: RegisterOrSignInPanelProps) {
  const locale = useClientLocale();
  const t = useClientTranslations('register.panel');
  const router = useRouter();
  const mode: AccountMode = useUrlQuery()?.get('mode') === 'signin' ? 'signIn' : 'register';
  const latestPhone = useRef<CarriedPhone | null>(null);
  const [carriedPhone, setCarriedPhone] = useState<CarriedPhone | null>(null);
  useEffect(() => {
    if (mode === 'register') writeLocalValue('HAS_VIEW_REGISTER', '1');
  }, [mode]);

  const rememberPhone = useCallback((phone: CarriedPhone) => {
    latestPhone.current = phone.phone ? phone : null;
  }, []);
  function goTo(next: AccountMode, phone: CarriedPhone | null) {
    setCarriedPhone(phone);
    writeQuery({ mode: next === 'signIn' ? 'signin' : null });
  }
  const goBack = () => void readPreviousPagePath(locale).then((path) => router.replace(path));

  return (
    <div className="grid gap-x-12 gap-y-14 *:w-full *:max-lg:mx-auto *:max-lg:max-w-[640px] lg:grid-cols-[minmax(0,1fr)_380px] xl:grid-cols-[minmax(0,600px)_minmax(0,1fr)] xl:gap-x-20">
      <div>
        <h1 className="text-[clamp(1.875rem,3.2vw,2.25rem)] leading-[1.2] text-text">
          {t(`title.${mode}`)}
        </h1>
        <p className="mt-1 text-text-2">{t(`lead.${mode}`)}</p>
        {mode === 'register' && <div className="mt-5 lg:hidden">{coupons}</div>}
        <div className="mt-5 rounded-lg bg-paper p-5 shadow-2 sm:px-8 sm:py-5 noscript:hidden">
          <ModeLinks
            mode={mode}
            registerHref={pagePath(locale, '/register')}
            onChoose={(next) => goTo(next, latestPhone.current)}
          />
          {mode === 'register' ? (
            <RegistrationForm
              initialPhone={carriedPhone}
              onPhone={rememberPhone}
              onDone={() => router.replace(pagePath(locale, '/success'))}
              onSignedIn={goBack}
              onSignInNeeded={(phone) => goTo('signIn', phone)}
            />
          ) : (
            <SignInForm
              initialPhone={carriedPhone}
              onPhone={rememberPhone}
              onDone={goBack}
              onRegister={(phone) => goTo('register', phone)}
            />
          )}
        </div>
        {mode === 'register' && safety}
      </div>
      <aside>{aside[mode]}</aside>
    </div>
  );
}

type AccountMode = 'register' | 'signIn';

interface ModeLinksProps {
  mode: AccountMode;
  registerHref: string;
  onChoose: (mode: AccountMode) => void;
}

/** Registration and sign-in as links, so that each has a URL and can open in a new tab. */
function ModeLinks({ mode, registerHref, onChoose }: ModeLinksProps) {
  const t = useClientTranslations('register.panel');
  return (
    <nav aria-label={t('modes')} className="mb-4 flex gap-6 border-b border-line">
      {(['register', 'signIn'] as const).map((choice) => (
        <a
          key={choice}
          href={choice === 'signIn' ? `${registerHref}?mode=signin` : registerHref}
          aria-current={mode === choice ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            if (mode !== choice) onChoose(choice);
          }}
          className={cn(
            '-mb-px inline-flex min-h-11 items-center border-b-[3px] px-1 text-[1.0625rem]',
            mode === choice
              ? 'border-blue-600 font-bold text-text'
              : 'border-transparent text-text-3 hover:text-text',
          )}
        >
          {t(`mode.${choice}`)}
        </a>
      ))}
    </nav>
  );
}
