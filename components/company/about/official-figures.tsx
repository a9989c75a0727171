import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { figures } from '@/lib/site';

/** The four official figures, large, each with what it counts. */
export function OfficialFigures() {
  const t = useTranslations('about.figures');
  const format = useFormatter();
  const chinese = useLocale() === 'zh-CN';
  const big = (value: number) => (chinese ? `${value / 10_000} 万+` : `${format.number(value)}+`);
  const rows = [
    ['shops', big(figures.shops)],
    ['users', big(figures.users)],
    ['platforms', `${figures.platforms}+`],
    ['countries', `${figures.countries}+`],
  ] as const;
  return (
    <Section tone="blue" labelledBy="figures-title">
      <div className="wrap">
        <h2 id="figures-title" className="text-h3">
          <Phrases text={t('title')} />
        </h2>
        <dl className="mt-6 grid gap-x-10 sm:grid-cols-2 xl:grid-cols-4">
          {rows.map(([key, value]) => (
            <div
              key={key}
              className="flex flex-col-reverse justify-end gap-2 border-t border-white/40 py-6"
            >
              <dt className="text-white/90">{t(key)}</dt>
              <dd className="font-num text-[clamp(44px,4.6vw,64px)] leading-none font-bold tracking-[-0.03em] whitespace-nowrap en:text-[clamp(34px,3.1vw,44px)]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-sm text-white/90">{t('note')}</p>
      </div>
    </Section>
  );
}
