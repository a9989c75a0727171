import { useTranslations } from 'next-intl';
import { ToastRegion } from '@/components/ui/toast';
import { notificationMs } from '@/lib/http/errors';
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
      <ToastRegion
        label={t('toast.region')}
        closeLabel={t('toast.close')}
        lifetimeMs={notificationMs}
      />
      <NavigationPending label={t('loading')} />
    </>
  );
}
