import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';

const rows = ['roles', 'login', 'systems', 'flows', 'reports', 'look'] as const;

/** What is there already, and what can be asked for. */
export function ScopeTable() {
  const t = useTranslations('business.scope');
  return (
    <Section id="scope" labelledBy="scope-title" className="scroll-mt-4">
      <div className="wrap">
        <SectionHead id="scope-title" title={t('title')} lead={t('lead')} />
        <table className="block w-full text-left md:table">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col" className="w-[22%] border-b-2 border-text pb-3.5">
                <span className="sr-only">{t('area')}</span>
              </th>
              <th
                scope="col"
                className="w-[33%] border-b-2 border-text pb-3.5 text-[18px] text-text"
              >
                {t('has')}
              </th>
              <th
                scope="col"
                className="rounded-t-lg bg-blue-600 px-6 py-3.5 text-[18px] text-white lg:px-8"
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
                  className="block pr-4 pb-1 text-[18px] leading-snug text-text md:table-cell md:py-6 md:align-top md:text-[20px] lg:text-[22px]"
                >
                  {t(`rows.${row}.area`)}
                </th>
                <td className="block pb-1 md:table-cell md:py-6 md:pr-8 md:align-top">
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
                    'block md:table-cell md:bg-blue-50 md:px-6 md:py-6 md:align-top lg:px-8',
                    index === rows.length - 1 && 'md:rounded-b-lg',
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
        <p className="mt-6 text-[15px]">{t('note')}</p>
      </div>
    </Section>
  );
}
