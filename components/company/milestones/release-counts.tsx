import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';
import type { Release } from '@/lib/releases/types';
import { releaseSteps } from './steps';
import { quarters, yearsOf } from './years';

const cell = 'py-4 text-right font-num md:py-5';

/** All releases as numbers a quarter; the changelog tells what was in them. */
export function ReleaseCounts({ releases }: { releases: readonly Release[] }) {
  const t = useTranslations('milestones.counts');
  const locale = useLocale();
  const years = yearsOf(releaseSteps(releases));
  if (years.length === 0) return null;
  return (
    <section
      aria-labelledby="counts-title"
      className="wrap grid gap-x-14 gap-y-8 pb-14 text-text-2 md:pb-24 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="counts-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <p className="mt-4 max-w-[26em]">{t('text')}</p>
        <TextLink href={pagePath(locale, '/changelog')} className="mt-3">
          {t('link')}
        </TextLink>
      </div>
      <table aria-labelledby="counts-title" className="w-full table-fixed self-start">
        <thead>
          <tr className="text-sm text-text-3">
            <td />
            {quarters.map((quarter) => (
              <th key={quarter} scope="col" className="pb-2 text-right font-normal">
                {t(`quarters.${quarter}`)}
              </th>
            ))}
            <th scope="col" className="pb-2 text-right font-bold text-text">
              {t('year')}
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, count, quarters: numbers }) => (
            <tr key={year} className="border-y border-line-2 text-[22px] md:text-[28px]">
              <th scope="row" className="text-left font-num text-lg font-bold text-text">
                {year}
              </th>
              {quarters.map((quarter) => (
                <td key={quarter} className={cell}>
                  {numbers[quarter]}
                </td>
              ))}
              <td className={`${cell} font-bold text-text`}>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
