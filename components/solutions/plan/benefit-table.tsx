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
  'grid grid-cols-[92px_1fr] gap-3 py-1.5 md:table-cell md:border-l md:border-line-2 md:px-4 md:py-4.5 md:align-top lg:px-6';

/** What each level gives and asks for; on phones every row becomes three labelled lines. */
export function BenefitTable() {
  const t = useTranslations('ecologyPlan');
  return (
    <Section id="benefits" labelledBy="benefits-title" className="scroll-mt-4">
      <div className="wrap">
        <SectionHead id="benefits-title" title={t('table.title')} lead={t('table.lead')} />
        <table className="block w-full text-left md:table md:table-fixed">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="align-bottom">
              <th scope="col" className="w-[16%] pb-4">
                <span className="sr-only">{t('table.item')}</span>
              </th>
              {levels.map((level, index) => (
                <th
                  key={level}
                  scope="col"
                  className={cn(
                    'rounded-t-lg border-l-4 border-paper px-4 py-6 lg:px-6',
                    heads[level],
                  )}
                >
                  <LinkLines count={index + 1} className="mb-4 w-20" />
                  <span className="block text-h3">{t(`levels.${level}.name`)}</span>
                  <span className="block text-sm font-normal">{t(`levels.${level}.line`)}</span>
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
                  className="block pt-8 pb-2.5 text-[18px] text-blue-700 md:table-cell"
                >
                  {t(`table.${group}`)}
                </th>
              </tr>
              {groups[group].map((row) => (
                <tr key={row} className="block border-b border-line-2 py-4 md:table-row">
                  <th
                    scope="row"
                    className="block pb-1.5 text-[18px] text-text md:table-cell md:py-4.5 md:pr-3 md:align-top md:text-base"
                  >
                    {t(`table.rows.${row}.name`)}
                  </th>
                  {levels.map((level) => (
                    <td key={level} className={cn(cell, level === 'ally' && 'md:bg-blue-50')}>
                      <span className="text-sm text-text-3 md:hidden">
                        {t(`levels.${level}.name`)}
                      </span>
                      <span className="text-pretty text-text">
                        {t(`table.rows.${row}.${level}`)}
                      </span>
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
