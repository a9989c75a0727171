import { getLocale, getTranslations } from 'next-intl/server';
import { ToastRegion } from '@/components/ui/toast/toast-region';
import { pagePath } from '@/lib/core/i18n/paths';
import { registerPath, webTrialPath } from '@/lib/navigation';
import { contactLinks, site } from '@/lib/site';
import { StartScripts } from './start-scripts';

/** Milliseconds a toast stays. */
const toastMs = 4_500;

/**
 * Client code of every page: the region of toasts and the scripts, which start one another in this order.
 *
 * 1. EveryPageScripts (this file, on the server) renders StartScripts with its texts.
 * 2. StartScripts holds what must react from the first moment on: VisitRecorder, for example, records visits and
 *    clicks.
 * 3. IdleScriptsLoader, in StartScripts too, imports IdleScripts when the page is idle.
 * 4. IdleScripts holds everything that can wait, in a chunk of its own.
 */
export async function EveryPageScripts() {
  const [t, locale] = await Promise.all([getTranslations('common'), getLocale()]);
  const visit = {
    names: { professional: site.name[locale], vps: site.vpsName[locale] },
    trackingUrl: site.trackingUrl,
    trialHint: {
      href: pagePath(locale, webTrialPath),
      messages: {
        title: t('trialHint.title'),
        text: t('trialHint.text'),
        action: t('trialHint.action'),
        close: t('trialHint.close'),
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
      <StartScripts
        loadingLabel={t('loading')}
        signIn={{
          locale,
          registerHref: pagePath(locale, registerPath),
          // Contacts are left out where there are none, because these texts are in every page.
          ...(contactLinks.length > 0 && { contacts: contactLinks }),
        }}
        visit={visit}
      />
    </>
  );
}
