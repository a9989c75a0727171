import { getLocale, getTranslations } from 'next-intl/server';
import { ToastRegion } from '@/components/ui/toast/toast-region';
import { toastMs } from '@/lib/http/errors';
import { pagePath } from '@/lib/i18n/paths';
import { registerPath, webTrialPath } from '@/lib/navigation';
import { contactLinks, site } from '@/lib/site';
import { SiteScripts } from './site-scripts';

/** Client code of every page: scripts and the notification region. */
export async function SiteIslands() {
  const [t, locale] = await Promise.all([getTranslations('common'), getLocale()]);
  const growth = {
    names: { standard: site.name[locale], pure: site.pureName[locale] },
    trackingUrl: site.trackingUrl,
    tip: {
      href: pagePath(locale, webTrialPath),
      messages: {
        title: t('trialTip.title'),
        text: t('trialTip.text'),
        action: t('trialTip.action'),
        close: t('trialTip.close'),
      },
    },
  };
  return (
    <>
      <ToastRegion
        label={t('toast.region')}
        title={t('toast.hint')}
        closeLabel={t('toast.close')}
        lifetimeMs={toastMs}
      />
      <SiteScripts
        loading={t('loading')}
        signIn={{
          locale,
          registerHref: pagePath(locale, registerPath),
          // They are left out where none exist, because this is in every page.
          ...(contactLinks.length > 0 && { contacts: contactLinks }),
        }}
        growth={growth}
      />
    </>
  );
}
