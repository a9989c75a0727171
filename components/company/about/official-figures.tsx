import { useLocale, useTranslations } from 'next-intl';
import { figures } from '@/lib/site';

const keys = ['shops', 'users', 'platforms', 'countries'] as const;

/** The four official figures, as large as the page has room for. */
export function OfficialFigures() {
  const t = useTranslations('about.figures');
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { notation: 'compact' });
  return (
    <div className="mt-10 md:mt-16">
      <h2 id="figures-title" className="text-sm font-normal text-on-ink-3">
        {t('title')}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-8 border-t border-ink-line pt-7 lg:grid-cols-4">
        {keys.map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end">
            <dt className="mt-2">{t(key)}</dt>
            <dd className="font-num text-[clamp(40px,5vw,72px)] leading-none font-bold tracking-tight whitespace-nowrap text-on-ink">
              {number.formatToParts(figures[key]).map(({ type, value }, index) =>
                type === 'compact' ? (
                  <span key={index} className="ml-1 text-[0.5em]">
                    {value}
                  </span>
                ) : (
                  value
                ),
              )}
              <span className="text-[0.5em] text-blue-400">+</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
