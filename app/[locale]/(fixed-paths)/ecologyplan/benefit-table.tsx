import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { partnershipLevels, PartnershipLines } from './partnership-lines';

const benefitRows = {
  gets: ['listing', 'contact', 'preview', 'content', 'feedback', 'presale'],
  asks: ['service', 'people', 'trial'],
} as const;

/** Classes of the headings, darker from level to level. */
const levelStyles = {
  connect: 'bg-blue-50 text-text',
  build: 'bg-blue-100 text-text',
  ally: 'bg-blue-600 text-white',
} as const;

const cellStyles =
  'px-2.5 py-2.5 text-pretty max-md:text-sm partners:max-md:leading-snug partners:hyphens-auto text-text partners:max-md:not-first-of-type:border-l partners:max-md:not-first-of-type:border-line-2 partners:md:border-l partners:md:border-line-2 partners:md:px-4 partners:md:py-4.5 partners:md:align-top partners:lg:px-6';

/**
 * What each level gives and requires; on phones a row's name is above its three cells, so that levels can be compared.
 */
export function BenefitTable() {
  const t = useTranslations('ecologyPlan');
  return (
    <Section
      id="benefits"
      labelledBy="benefit-table-title"
      className="scroll-mt-4"
      title={t('table.title')}
      lead={t('table.lead')}
    >
      <table className="block w-full text-left md:table md:table-fixed">
        <caption className="sr-only">{t('table.caption')}</caption>
        <thead className="partners:md:static partners:md:table-header-group sticky top-0 z-10 block">
          <tr className="grid grid-cols-3 bg-paper align-bottom md:table-row">
            <th scope="col" className="w-[16%] pb-4 max-md:absolute">
              <span className="sr-only">{t('table.item')}</span>
            </th>
            {partnershipLevels.map((level, index) => (
              <th
                key={level}
                scope="col"
                className={cn(
                  'partners:border-paper partners:not-nth-2:border-l-4 partners:max-md:content-end partners:md:border-l-4 partners:md:px-4 partners:lg:px-6 rounded-t-lg px-2.5 py-3 max-md:grid md:py-6',
                  levelStyles[level],
                )}
              >
                <PartnershipLines
                  count={index + 1}
                  className="partners:md:mb-4 mb-2 w-12 md:w-20"
                />
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
                className="block pt-6 pb-2.5 text-[1.125rem] text-blue-700 md:table-cell"
              >
                {t(`table.${group}`)}
              </th>
            </tr>
            {benefitRows[group].map((row) => (
              <tr key={row} className="grid grid-cols-3 border-b border-line-2 md:table-row">
                <th
                  scope="row"
                  className="partners:md:bg-transparent partners:md:py-4.5 partners:md:pr-3 partners:md:pl-0 partners:md:align-top col-span-3 bg-mist px-2.5 py-1.5 text-sm text-text-2 md:text-base md:text-text"
                >
                  {t(`table.rows.${row}.name`)}
                </th>
                {partnershipLevels.map((level) => (
                  <td key={level} className={cn(cellStyles, level === 'ally' && 'bg-blue-50')}>
                    {t(`table.rows.${row}.${level}`)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
