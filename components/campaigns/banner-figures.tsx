import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import type { Locale } from '@/lib/i18n/routing';
import { bannerFigures } from '@/lib/site';

/** As on the banner: 190 (万+) in Chinese, 1.9 million+ in English. */
function write(figure: number, locale: Locale): string {
  if (locale === 'zh-CN') return String(figure / 10_000);
  const style = { notation: 'compact', compactDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(figure);
}

/** The double-eleven banner's four official figures, without a meaning it does not give them. */
export async function BannerFigures() {
  const [t, locale] = await Promise.all([getTranslations('campaign.banner'), getLocale()]);
  return (
    <Section tone="blue" padded={false} labelledBy="banner-title" className="py-10 md:py-14">
      <div className="wrap">
        <h2 id="banner-title" className="text-h3">
          {t('title')}
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4 en:lg:flex en:lg:flex-wrap en:lg:justify-between">
          {bannerFigures.map((figure) => (
            <li
              key={figure}
              className="font-num text-[clamp(40px,4.4vw,68px)] leading-none font-bold tracking-[-0.04em] whitespace-nowrap en:text-[clamp(32px,2.9vw,44px)] en:tracking-[-0.02em]"
            >
              {write(figure, locale)}
              <span className="ml-1 text-[0.5em] tracking-normal en:ml-0 en:text-[1em]">
                {t('unit')}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-[46em]">{t('note')}</p>
      </div>
    </Section>
  );
}
