import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { figures } from '@/lib/site';
import { getPublicConfig } from '@/lib/upstream/site-content';

/** The figure as a drawing: 190 (万) in Chinese, 1.9 (million) in English. */
const mosaics = {
  'zh-CN': { src: '/art/figure-190.svg', width: 498, height: 252 },
  'en-US': { src: '/art/figure-1-9.svg', width: 384, height: 252 },
} as const;

/** Official figures, and the public store count as what it is. */
export async function Figures() {
  const [t, locale, { storeCount }] = await Promise.all([
    getTranslations('home.figures'),
    getLocale(),
    getPublicConfig(),
  ]);
  const mosaic = mosaics[locale];
  return (
    <Section labelledBy="figures-title" padded={false} className="pt-8 pb-14 md:pt-16 md:pb-26">
      <div className="wrap grid items-end gap-7 md:gap-10 lg:grid-cols-[7fr_4fr] lg:gap-16">
        <div>
          <h2 id="figures-title" className="text-[20px] leading-normal text-text">
            {t('shops')}
            <span className="ml-3 text-sm font-normal tracking-normal text-text-3">
              {t('heading')}
            </span>
          </h2>
          <div className="mt-2 flex items-end gap-3 md:gap-4">
            <picture>
              <img
                {...mosaic}
                alt={t('shopsAlt')}
                loading="lazy"
                decoding="async"
                className="h-[112px] w-auto md:h-[252px]"
              />
            </picture>
            <span
              aria-hidden="true"
              className="font-num text-[40px] leading-none font-bold whitespace-nowrap text-text md:pb-3 md:text-[64px]"
            >
              {t('shopsUnit')}
            </span>
          </div>
          <p className="mt-4 text-sm md:mt-6">
            <span className="inline-flex items-center gap-2.5 rounded-full bg-blue-50 px-4 py-1.5 text-text">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-store-uk" />
              {t('counter')}
              <b className="font-num text-[18px] leading-none text-blue-700">{storeCount}</b>
            </span>
          </p>
        </div>
        <dl className="max-lg:grid max-lg:grid-cols-3">
          <Figure value={t('usersFigure')} unit={t('usersUnit')} name={t('users')} />
          <Figure value={String(figures.platforms)} unit="+" name={t('platforms')} />
          <Figure value={String(figures.countries)} unit="+" name={t('countries')} />
        </dl>
      </div>
    </Section>
  );
}

function Figure({ value, unit, name }: { value: string; unit: string; name: string }) {
  return (
    <div className="flex border-t border-line-2 pt-4 max-lg:flex-col-reverse max-lg:justify-end max-lg:gap-1.5 max-lg:text-sm max-lg:leading-snug lg:flex-row-reverse lg:items-baseline lg:justify-end lg:gap-4 lg:pt-[18px] lg:pb-4 lg:last:border-b">
      <dt>{name}</dt>
      <dd className="font-num text-[40px] leading-none font-bold tracking-[-0.03em] whitespace-nowrap text-text lg:min-w-[170px] lg:text-num-m">
        {value}
        <span className="ml-1 text-[0.45em] tracking-normal">{unit}</span>
      </dd>
    </div>
  );
}
