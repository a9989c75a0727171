'use client';

import { AddressKeeper } from './address-keeper';
import { LanguageMemory } from './language-memory';
import { MenuBehaviour } from './menu-behaviour';
import { NavigationPending } from './navigation-pending';
import { SignInDesk, type SignInDeskProps } from './sign-in-desk';

export interface SiteScriptsProps {
  loading: string;
  signIn: SignInDeskProps;
}

/** The few scripts every page needs, in one island; they outlive client-side navigations. */
export function SiteScripts({ loading, signIn }: SiteScriptsProps) {
  return (
    <>
      <AddressKeeper />
      <LanguageMemory />
      <MenuBehaviour />
      <NavigationPending label={loading} />
      <SignInDesk {...signIn} />
    </>
  );
}
