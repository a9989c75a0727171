import { useTranslations } from 'next-intl';
import { AddressKeeper } from './address-keeper';
import { LanguageMemory } from './language-memory';
import { MenuBehaviour } from './menu-behaviour';
import { NavigationPending } from './navigation-pending';

/** The few scripts every page needs; they outlive client-side navigations. */
export function SiteIslands() {
  const t = useTranslations('common');
  return (
    <>
      <AddressKeeper />
      <LanguageMemory />
      <MenuBehaviour />
      <NavigationPending label={t('loading')} />
    </>
  );
}
