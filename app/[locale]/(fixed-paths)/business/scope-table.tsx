import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const rows = ['roles', 'login', 'systems', 'flows', 'reports', 'look'] as const;

/** Says what exists already, and what can be ordered. */
export function ScopeTable() {
  const t = useTranslations('business.scope');
  return (
    <Section
      id="scope"
      labelledBy="scope-table-title"
      className="scroll-mt-4"
      title={t('title')}
      lead={t('lead')}
    >
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="partners:w-[22%] border-b-2 border-text pb-3.5">
              <span className="sr-only">{t('area')}</span>
            </th>
            <th
              scope="col"
              className="partners:w-[33%] border-b-2 border-text pb-3.5 text-[1.125rem] text-text"
            >
              {t('has')}
            </th>
            <th
              scope="col"
              className="partners:lg:px-8 rounded-t-lg bg-blue-600 px-6 py-3.5 text-[1.125rem] text-white"
            >
              {t('asks')}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row, index) => (
            <tr key={row} className="block border-b border-line-2 py-3 md:table-row">
              <th
                scope="row"
                className="partners:md:align-top partners:lg:text-[1.375rem] block pr-4 pb-1 text-[1.125rem] leading-snug text-text md:table-cell md:py-6 md:text-[1.25rem]"
              >
                {t(`rows.${row}.area`)}
              </th>
              <td className="partners:md:align-top block pb-1 md:table-cell md:py-6 md:pr-8">
                <span className="flex items-start gap-3 text-pretty">
                  <Icon name="check" size={20} className="mt-[3px] text-text-3" />
                  <span>
                    <span className="sr-only">{t('has')}: </span>
                    {t(`rows.${row}.has`)}
                  </span>
                </span>
              </td>
              <td
                className={cn(
                  'partners:md:bg-blue-50 partners:md:align-top partners:lg:px-8 block md:table-cell md:px-6 md:py-6',
                  index === rows.length - 1 && 'partners:md:rounded-b-lg',
                )}
              >
                <span className="flex items-start gap-3 font-bold text-pretty text-text">
                  <Icon name="plus" size={20} className="mt-[3px] text-blue-600" />
                  <span>
                    <span className="sr-only">{t('asks')}: </span>
                    {t(`rows.${row}.asks`)}
                  </span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-[0.9375rem]">{t('note')}</p>
    </Section>
  );
}
