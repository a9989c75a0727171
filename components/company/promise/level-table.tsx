import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { cn } from '@/components/ui/cn';
import { responsePromise, supportHours } from '@/lib/site';

const levels = ['blocked', 'slowed', 'question', 'wish'] as const;
const heights = { blocked: 'w-full', slowed: 'w-3/4', question: 'w-1/2', wish: 'w-1/4' } as const;
const cells = ['example', 'way', 'answer'] as const;

/** How urgent a matter is decides how it is taken; a bar the longer, the sooner it is its turn. */
export function LevelTable() {
  const t = useTranslations('userService.levels');
  const promise = responsePromise[useLocale()];
  return (
    <Section labelledBy="levels-title">
      <div className="wrap">
        <SectionHead id="levels-title" title={t('title')} lead={t('lead')} />
        <table className="w-full border-collapse text-left max-md:block">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b-2 border-text text-text-3">
              <th scope="col" className="pb-3 font-normal">
                {t('level')}
              </th>
              {cells.map((cell) => (
                <th key={cell} scope="col" className="pb-3 pl-8 font-normal">
                  {t(`columns.${cell}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {levels.map((level) => (
              <tr
                key={level}
                className="border-b border-line-2 align-top max-md:block max-md:py-5 md:*:py-6"
              >
                <th scope="row" className="max-md:block md:w-[24%]">
                  <span className="block text-h3 text-text">{t(`rows.${level}.name`)}</span>
                  <span aria-hidden="true" className="mt-3 block h-1.5 max-w-44 bg-line">
                    <span className={cn('block h-full bg-blue-600', heights[level])} />
                  </span>
                </th>
                {cells.map((cell) => (
                  <td key={cell} className="max-md:mt-2 max-md:block md:pl-8">
                    <span className="mr-2 text-sm text-text-3 md:hidden">
                      {t(`columns.${cell}`)}
                    </span>
                    {t(`rows.${level}.${cell}`, { promise, ...supportHours })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
