import { getLocale, getTranslations } from 'next-intl/server';
import { signInWords } from '@/components/forms/register/registration-words';
import { ToastRegion } from '@/components/ui/toast/toast';
import { notificationMs } from '@/lib/http/errors';
import { pagePath } from '@/lib/i18n/paths';
import { registerPath, webTrialPath } from '@/lib/navigation';
import { site } from '@/lib/site';
import { SiteScripts } from './site-scripts';

/** What stands beside every page: its scripts and its notifications. */
export async function SiteIslands() {
  const [t, account, form, locale] = await Promise.all([
    getTranslations('common'),
    getTranslations('account'),
    signInWords(),
    getLocale(),
  ]);
  const words = {
    title: account('dialog.title'),
    close: account('dialog.close'),
    new: account('dialog.new'),
    register: account('register'),
    form,
  };
  const growth = {
    names: { standard: site.name[locale], pure: site.pureName[locale] },
    trackingUrl: site.trackingUrl,
    tip: {
      href: pagePath(locale, webTrialPath),
      words: {
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
        lifetimeMs={notificationMs}
      />
      <SiteScripts
        loading={t('loading')}
        signIn={{ words, registerHref: pagePath(locale, registerPath) }}
        growth={growth}
      />
    </>
  );
}
