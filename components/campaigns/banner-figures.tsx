import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import { bannerFigures } from '@/lib/site';

/** As on the banner: 190 (万+) in Chinese, 1.9 million+ in English. */
function write(figure: number, locale: Locale): string {
  if (locale === 'zh-CN') return String(figure / 10_000);
  const style = { notation: 'compact', compactDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(figure);
}

/** The double-eleven banner: its four official figures in one line. */
export async function BannerFigures() {
  const [t, locale] = await Promise.all([getTranslations('campaign.banner'), getLocale()]);
  return (
    <section aria-label={t('title')} className="bg-blue-600 text-white">
      <ul className="wrap flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5">
        {bannerFigures.map((figure) => (
          <li key={figure} className="font-num text-h3 leading-none font-bold whitespace-nowrap">
            {write(figure, locale)}
            {t('unit')}
          </li>
        ))}
      </ul>
    </section>
  );
}
