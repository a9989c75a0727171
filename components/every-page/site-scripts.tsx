'use client';

import type { VisitWatchProps } from '@/components/every-page/visit-watch';
import { CopyPresses } from './copy-presses';
import { GrowthStart } from './growth-start';
import { LanguageMemory } from './language-memory';
import { MenuBehaviour } from '@/components/layout/header/menu-behaviour';
import { SignInLinks, type SignInLinksProps } from './sign-in-links';

export interface SiteScriptsProps {
  loading: string;
  signIn: SignInLinksProps;
  growth: VisitWatchProps;
}

/** The few scripts that every page needs, in one island; they keep running through client-side navigations. */
export function SiteScripts({ loading, signIn, growth }: SiteScriptsProps) {
  return (
    <>
      <LanguageMemory />
      <MenuBehaviour />
      <CopyPresses />
      <SignInLinks {...signIn} />
      <GrowthStart loading={loading} growth={growth} />
    </>
  );
}
