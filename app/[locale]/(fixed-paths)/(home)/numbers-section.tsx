import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { officialNumbers } from '@/lib/site';

/** The figure as a drawing: 190 (万) in Chinese, 1.9 (million) in English. */
const figurePictures = {
  'zh-CN': { src: '/art/figure-190.svg', width: 498, height: 252 },
  'en-US': { src: '/art/figure-1-9.svg', width: 384, height: 252 },
} as const;

/** The official figures about all stores. */
export async function NumbersSection() {
  const [t, locale] = await Promise.all([getTranslations('home.numbers'), getLocale()]);
  const figurePicture = figurePictures[locale];
  return (
    <Section labelledBy="numbers-title" hasPadding={false} className="pt-8 pb-12 md:pt-12 md:pb-14">
      <div className="wrap grid items-end gap-7 md:gap-10 lg:grid-cols-[7fr_4fr] lg:gap-16">
        <div>
          <h2 id="numbers-title" className="text-[1.25rem] leading-normal text-text">
            {t('stores')}
            <span className="ml-3 text-sm font-normal tracking-normal text-text-3">
              {t('heading')}
            </span>
          </h2>
          <div className="mt-2 flex items-end gap-3 md:gap-4">
            <picture>
              <img
                {...figurePicture}
                alt={t('storesAlt')}
                loading="lazy"
                decoding="async"
                className="home:h-[112px] home:md:h-[208px] w-auto"
              />
            </picture>
            <span
              aria-hidden="true"
              className="home:md:pb-3 font-num text-[2.5rem] leading-none font-bold whitespace-nowrap text-text md:text-[4rem]"
            >
              {t('storesUnit')}
            </span>
          </div>
        </div>
        <dl className="max-lg:grid max-lg:grid-cols-3">
          <Figure value={t('usersFigure')} unit={t('usersUnit')} name={t('users')} />
          <Figure value={String(officialNumbers.marketplaces)} unit="+" name={t('marketplaces')} />
          <Figure value={String(officialNumbers.countries)} unit="+" name={t('countries')} />
        </dl>
      </div>
    </Section>
  );
}

function Figure({ value, unit, name }: { value: string; unit: string; name: string }) {
  return (
    <div className="home:max-lg:flex-col-reverse home:max-lg:justify-end home:max-lg:leading-snug home:lg:flex-row-reverse home:lg:justify-end home:lg:pt-[18px] home:lg:last:border-b flex border-t border-line-2 pt-4 max-lg:gap-1.5 max-lg:text-sm lg:items-baseline lg:gap-4 lg:pb-4">
      <dt>{name}</dt>
      <dd className="home:lg:min-w-[170px] home:lg:text-num-m font-num text-[2.5rem] leading-none font-bold tracking-[-0.03em] whitespace-nowrap text-text">
        {value}
        <span className="home:text-[0.45em] ml-1 tracking-normal">{unit}</span>
      </dd>
    </div>
  );
}
