import { getLocale, getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/routing';
import { bannerFigures } from '@/lib/site';

interface BannerFigure {
  readonly count: string;
  /** Its magnitude: 万, million. */
  readonly magnitude: string;
}

/** As on the banner: 190 (万+) in Chinese, 1.9 million+ in English. */
function write(figure: number, locale: Locale): BannerFigure {
  if (locale === 'zh-CN') return { count: String(figure / 10_000), magnitude: '万' };
  const style = { notation: 'compact', compactDisplay: 'long' } as const;
  const [count = '', magnitude = ''] = new Intl.NumberFormat(locale, style)
    .format(figure)
    .split(' ');
  return { count, magnitude };
}

/** The double-eleven banner: its four official figures as one line of type, as wide as the page; a picture, as it was. */
export async function BannerFigures() {
  const [t, locale] = await Promise.all([getTranslations('campaign.banner'), getLocale()]);
  const figures = bannerFigures.map((figure) => write(figure, locale));
  const space = locale === 'zh-CN' ? '' : ' ';
  const said = figures.map(({ count, magnitude }) => `${count}${space}${magnitude}+`);
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  return (
    <div
      role="img"
      aria-label={t('alt', { figures: list.format(said) })}
      className="wrap mt-14 grid grid-cols-[auto_auto] justify-start gap-x-8 gap-y-4 font-num leading-none font-bold whitespace-nowrap text-on-ink md:mt-20 md:flex md:items-baseline md:justify-between md:gap-x-5"
    >
      {figures.map(({ count, magnitude }) => (
        <span key={count}>
          <span className="text-[clamp(60px,9.2vw,132px)] tracking-[-0.05em] en:text-[clamp(48px,6.4vw,92px)]">
            {count}
          </span>
          <span className="ml-[0.15em] text-[clamp(22px,3vw,42px)] en:text-[clamp(18px,2vw,28px)]">
            {space}
            {magnitude}
            <span className="text-warm-500">+</span>
          </span>
        </span>
      ))}
    </div>
  );
}
