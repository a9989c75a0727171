'use client';

import type { MarketingScriptsProps } from '@/components/every-page/marketing-scripts';
import { CopyButtonBehavior } from './copy-buttons';
import { EarlyRecorder } from './early-recorder';
import { LanguageMemory } from './language-memory';
import { MenuClosing } from '@/components/layout/header/menu-closing';
import { SignInLinks, type SignInLinksProps } from './sign-in-links';

export interface StartScriptsProps {
  loading: string;
  signIn: SignInLinksProps;
  marketing: MarketingScriptsProps;
}

/** The few scripts that every page needs, in one island; they keep running through client-side navigations. */
export function StartScripts({ loading, signIn, marketing }: StartScriptsProps) {
  return (
    <>
      <LanguageMemory />
      <MenuClosing />
      <CopyButtonBehavior />
      <SignInLinks {...signIn} />
      <EarlyRecorder loading={loading} marketing={marketing} />
    </>
  );
}
