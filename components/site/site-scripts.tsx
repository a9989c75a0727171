'use client';

import type { GrowthDeskProps } from '@/components/growth/visit-watch';
import { AddressKeeper } from './address-keeper';
import { GrowthStart } from './growth-start';
import { LanguageMemory } from './language-memory';
import { MenuBehaviour } from '@/components/layout/header/menu-behaviour';
import { SignInDesk, type SignInDeskProps } from './sign-in-links';

export interface SiteScriptsProps {
  loading: string;
  signIn: SignInDeskProps;
  growth: GrowthDeskProps;
}

/** The few scripts every page needs, in one island; they outlive client-side navigations. */
export function SiteScripts({ loading, signIn, growth }: SiteScriptsProps) {
  return (
    <>
      <AddressKeeper />
      <LanguageMemory />
      <MenuBehaviour />
      <SignInDesk {...signIn} />
      <GrowthStart loading={loading} growth={growth} />
    </>
  );
}
