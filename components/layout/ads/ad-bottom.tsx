import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getAds } from '@/lib/site-content/ads';
import { localizeAd } from './localize-ad';

/** The advertisement above the footer; it is not rendered when it has a picture to expand (S7). */
export async function AdBottom() {
  const [ads, locale] = await Promise.all([getAds(), getLocale()]);
  const ad = localizeAd(ads.bottom, locale);
  if (!ad || ad.expandImage) return null;
  const t = await getTranslations('common.ad');
  return (
    <aside
      aria-label={t('bottom')}
      data-ad="bottom"
      data-track="ad-bottom"
      className="bg-warm-100 text-warm-text print:hidden"
    >
      <a
        href={ad.link}
        className="wrap flex min-h-14 items-center justify-center gap-2 py-3 font-bold -outline-offset-6"
      >
        <span className="text-balance">{ad.title}</span>
        <Icon name="arrow-right" size={16} />
      </a>
    </aside>
  );
}
