import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/core/i18n/routing';
import { bannerNumbers } from '@/lib/site';

interface BannerNumber {
  readonly count: string;
  /** The unit of the count: 万 in Chinese, million in English. */
  readonly magnitude: string;
}

/** As on the banner: 190 (万+) in Chinese, 1.9 million+ in English. */
function toBannerNumber(figure: number, locale: Locale): BannerNumber {
  if (locale === 'zh-CN') return { count: String(figure / 10_000), magnitude: '万' };
  const style = { notation: 'compact', compactDisplay: 'long' } as const;
  const [count = '', magnitude = ''] = new Intl.NumberFormat(locale, style)
    .format(figure)
    .split(' ');
  return { count, magnitude };
}

/** The four official figures of the double-eleven banner, as one picture with a text. */
export async function BannerNumbers() {
  const [t, locale] = await Promise.all([getTranslations('campaign.banner'), getLocale()]);
  const figures = bannerNumbers.map((figure) => toBannerNumber(figure, locale));
  const space = locale === 'zh-CN' ? '' : ' ';
  const figureTexts = figures.map(({ count, magnitude }) => `${count}${space}${magnitude}+`);
  const listFormat = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  return (
    <figure className="wrap mt-12 md:mt-16">
      <figcaption aria-hidden="true" className="mb-4 text-sm text-on-ink-3">
        {t('caption')}
      </figcaption>
      <div
        role="img"
        aria-label={t('alt', { figures: listFormat.format(figureTexts) })}
        className="campaigns:grid-cols-[auto_auto] grid justify-start gap-x-10 gap-y-4 font-num leading-none font-bold whitespace-nowrap text-on-ink md:flex md:items-baseline md:gap-x-14"
      >
        {figures.map(({ count, magnitude }) => (
          <span key={count}>
            <span className="text-[2.5rem] tracking-[-0.05em] md:text-[3.5rem]">{count}</span>
            <span className="campaigns:ml-[0.15em] text-[1.125rem] md:text-[1.5rem]">
              {space}
              {magnitude}+
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}
