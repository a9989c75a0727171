'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { replaceQuery, useQuery } from '@/components/ui/address-store';
import type { CarriedPhone } from '@/lib/browser/prefill';
import { writeStored } from '@/lib/browser/storage';
import { pagePath } from '@/lib/i18n/paths';
import { SignInForm } from '../sign-in-form';
import { ModeLinks, type Mode } from './mode-links';
import { RegistrationForm } from './registration-form';
import { wayBack } from './way-back';
import type { RegistrationWords, SignInWords } from './words';

export interface AccountPanelProps {
  words: {
    title: Readonly<Record<Mode, string>>;
    lead: Readonly<Record<Mode, string>>;
    mode: Readonly<Record<Mode, string>>;
    modes: string;
    register: RegistrationWords;
    signIn: SignInWords;
  };
  /** Short form of the gift, for screens without room for it beside the form. */
  gift: ReactNode;
  /** What stands beside the form. */
  aside: Readonly<Record<Mode, ReactNode>>;
}

/** Registering and signing in in one place; the address says which (R9), the phone goes along. */
export function AccountPanel({ words, gift, aside }: AccountPanelProps) {
  const { locale } = words.register.form;
  const router = useRouter();
  const mode: Mode = useQuery()?.get('mode') === 'signin' ? 'signIn' : 'register';
  const latest = useRef<CarriedPhone | null>(null);
  const [carried, setCarried] = useState<CarriedPhone | null>(null);
  useEffect(() => {
    if (mode === 'register') writeStored('HAS_VIEW_REGISTER', '1');
  }, [mode]);

  const note = useCallback((phone: CarriedPhone) => {
    latest.current = phone.phone ? phone : null;
  }, []);
  function goTo(next: Mode, phone: CarriedPhone | null) {
    setCarried(phone);
    replaceQuery({ mode: next === 'signIn' ? 'signin' : null });
  }
  const goBack = () => void wayBack(locale).then((page) => router.replace(page));

  return (
    <div className="grid gap-x-12 gap-y-14 *:w-full *:max-lg:mx-auto *:max-lg:max-w-[640px] lg:grid-cols-[minmax(0,1fr)_380px] xl:grid-cols-[minmax(0,600px)_minmax(0,1fr)] xl:gap-x-20">
      <div>
        <h1 className="text-[clamp(30px,3.2vw,40px)] leading-[1.25] text-text">
          {words.title[mode]}
        </h1>
        <p className="mt-2 text-text-2">{words.lead[mode]}</p>
        {mode === 'register' && <div className="mt-5 lg:hidden">{gift}</div>}
        <div className="mt-6 rounded-lg bg-paper p-5 shadow-2 sm:p-8 noscript:hidden">
          <ModeLinks
            mode={mode}
            words={words.mode}
            label={words.modes}
            base={pagePath(locale, '/register')}
            onChoose={(next) => goTo(next, latest.current)}
          />
          {mode === 'register' ? (
            <RegistrationForm
              words={words.register}
              carried={carried}
              onPhone={note}
              onDone={() => router.replace(pagePath(locale, '/success'))}
              onSignedIn={goBack}
              onSignIn={(phone) => goTo('signIn', phone)}
            />
          ) : (
            <SignInForm
              words={words.signIn}
              carried={carried}
              onPhone={note}
              onDone={goBack}
              onRegister={(phone) => goTo('register', phone)}
            />
          )}
        </div>
      </div>
      <aside>{aside[mode]}</aside>
    </div>
  );
}
