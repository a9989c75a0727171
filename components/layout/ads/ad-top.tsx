import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { getAds, type Ad } from '@/lib/site-content/ads';
import { localizeAd } from './localize-ad';

const stripStyles =
  'flex min-h-11 items-center justify-center gap-3 px-5 py-1.5 text-center text-sm text-balance -outline-offset-6 max-md:gap-2 max-md:text-xs';

/** The advertisement above the header (S7): a link, or a disclosure that expands to its picture. */
export async function AdTop() {
  const [ads, locale] = await Promise.all([getAds(), getLocale()]);
  const ad = localizeAd(ads.top, locale);
  if (!ad) return null;
  const t = await getTranslations('common.ad');
  return (
    <aside
      aria-label={t('top')}
      data-ad="top"
      data-track="ad-top"
      className="relative z-10 bg-ink-975 text-on-ink-2 print:hidden"
    >
      {ad.expandImage ? (
        <ExpandingAd ad={ad} image={ad.expandImage} label={t('expand')} more={t('more')} />
      ) : (
        <a href={ad.link} className={stripStyles}>
          <AdText title={ad.title} />
          <span className="inline-flex items-center gap-1 text-warm-300 max-md:hidden">
            {t('more')} <Icon name="arrow-right" size={14} />
          </span>
        </a>
      )}
    </aside>
  );
}

const AdText = ({ title }: { title: string }) => (
  <span className="py-1.5 leading-tight text-balance md:leading-normal">{title}</span>
);

interface ExpandingAdProps {
  ad: Ad;
  image: string;
  label: string;
  /** The name of the link of a picture without words. */
  more: string;
}

function ExpandingAd({ ad, image, label, more }: ExpandingAdProps) {
  return (
    <details className="group">
      <summary className={`${stripStyles} cursor-pointer list-none`}>
        <AdText title={ad.title} />
        <span className="sr-only">{label}</span>
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
      </summary>
      <a href={ad.link} className="block">
        {/* Staff chose this picture: it may be on another host and its size is unknown, so the image optimizer cannot
           help. */}
        <picture>
          <img src={image} alt={ad.title || more} className="mx-auto max-h-[360px] w-auto" />
        </picture>
      </a>
    </details>
  );
}
