import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { levels } from './levels';
import { LinkLines } from './link-lines';

const groups = {
  gets: ['listing', 'contact', 'preview', 'content', 'feedback', 'presale'],
  asks: ['service', 'people', 'trial'],
} as const;

/** Deeper from level to level. */
const heads = {
  connect: 'bg-blue-50 text-text',
  build: 'bg-blue-100 text-text',
  ally: 'bg-blue-600 text-white',
} as const;

const cell =
  'px-2.5 py-2.5 text-pretty max-md:text-sm max-md:leading-snug hyphens-auto text-text max-md:not-first-of-type:border-l max-md:not-first-of-type:border-line-2 md:border-l md:border-line-2 md:px-4 md:py-4.5 md:align-top lg:px-6';

/** What each level gives and asks for; on phones a row's name stands above its three cells, so that levels compare. */
export function BenefitTable() {
  const t = useTranslations('ecologyPlan');
  return (
    <Section id="benefits" labelledBy="benefits-title" className="scroll-mt-4">
      <div className="wrap">
        <SectionHead id="benefits-title" title={t('table.title')} lead={t('table.lead')} />
        <table className="block w-full text-left md:table md:table-fixed">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead className="sticky top-0 z-10 block md:static md:table-header-group">
            <tr className="grid grid-cols-3 bg-paper align-bottom md:table-row">
              <th scope="col" className="w-[16%] pb-4 max-md:absolute">
                <span className="sr-only">{t('table.item')}</span>
              </th>
              {levels.map((level, index) => (
                <th
                  key={level}
                  scope="col"
                  className={cn(
                    'rounded-t-lg border-paper px-2.5 py-3 not-nth-2:border-l-4 max-md:grid max-md:content-end md:border-l-4 md:px-4 md:py-6 lg:px-6',
                    heads[level],
                  )}
                >
                  <LinkLines count={index + 1} className="mb-2 w-12 md:mb-4 md:w-20" />
                  <span className="block text-base leading-snug md:text-h3">
                    {t(`levels.${level}.name`)}
                  </span>
                  <span className="block text-sm font-normal max-md:hidden">
                    {t(`levels.${level}.line`)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {(['gets', 'asks'] as const).map((group) => (
            <tbody key={group} className="block md:table-row-group">
              <tr className="block border-b-2 border-text md:table-row">
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="block pt-6 pb-2.5 text-[18px] text-blue-700 md:table-cell"
                >
                  {t(`table.${group}`)}
                </th>
              </tr>
              {groups[group].map((row) => (
                <tr key={row} className="grid grid-cols-3 border-b border-line-2 md:table-row">
                  <th
                    scope="row"
                    className="col-span-3 bg-mist px-2.5 py-1.5 text-sm text-text-2 md:bg-transparent md:py-4.5 md:pr-3 md:pl-0 md:align-top md:text-base md:text-text"
                  >
                    {t(`table.rows.${row}.name`)}
                  </th>
                  {levels.map((level) => (
                    <td key={level} className={cn(cell, level === 'ally' && 'bg-blue-50')}>
                      {t(`table.rows.${row}.${level}`)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
}
