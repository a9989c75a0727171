import { getLocale, getTranslations } from 'next-intl/server';
import { figures } from '@/lib/site';

/** Official figures in one line. */
export async function ProofList() {
  const [t, locale] = await Promise.all([getTranslations('getQuickly.proof'), getLocale()]);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' });
  // Chinese takes a space between a number and its unit.
  const big = (value: number) => `${compact.format(value).replace('万', ' 万')}+`;
  const items = [
    [big(figures.shops), t('shops')],
    [big(figures.users), t('users')],
    [`${figures.platforms}+`, t('platforms')],
    [`${figures.countries}+`, t('countries')],
  ] as const;
  return (
    <div className="mt-10 border-t border-ink-line pt-6 md:mt-14">
      <h2 className="text-sm font-normal tracking-normal">{t('title')}</h2>
      <dl className="mt-4 grid grid-cols-2 gap-5 lg:grid-cols-4">
        {items.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse gap-1">
            <dt className="text-sm">{name}</dt>
            <dd className="font-num text-[clamp(26px,3vw,42px)] leading-none font-bold whitespace-nowrap text-on-ink en:max-sm:text-[22px]">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
