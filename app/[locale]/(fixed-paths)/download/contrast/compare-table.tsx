import { getTranslations } from 'next-intl/server';
import { RequirementTable } from '@/components/releases/requirement-table';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';

const rows = ['place', 'stores', 'alias'] as const;

/** Both editions row by row, on phones each row as two labeled lines, and what each edition needs. */
export async function CompareTable() {
  const t = await getTranslations('contrast.table');
  const sides = ['pro', 'vps'] as const;
  return (
    <Section
      id="table"
      labelledBy="compare-table-title"
      className="scroll-mt-4"
      title={t('title')}
      lead={t('lead')}
    >
      <table className="block w-full text-left md:table md:table-fixed">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className="w-[24%] border-b-2 border-text pb-4 font-normal text-text-3">
              {t('item')}
            </th>
            <th scope="col" className="rounded-t-lg bg-blue-50 px-6 py-5 text-h3 text-text">
              {t('pro')}
            </th>
            <th scope="col" className="rounded-t-lg bg-ink-900 px-6 py-5 text-h3 text-on-ink">
              {t('vps')}
            </th>
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {rows.map((row) => (
            <tr key={row} className="block border-b border-line-2 py-5 md:table-row">
              <th
                scope="row"
                className="block pb-2.5 text-[1.125rem] text-text md:table-cell md:py-6 md:pr-4 md:text-base"
              >
                {t(`rows.${row}.name`)}
              </th>
              {sides.map((side) => (
                <td
                  key={side}
                  className={cn(
                    'download:grid-cols-[96px_1fr] download:md:border-x grid items-baseline gap-3 py-1.5 text-text md:table-cell md:border-line-2 md:px-6 md:py-6',
                    side === 'pro' && 'download:md:bg-blue-50/60',
                  )}
                >
                  <span className="text-sm text-text-3 md:hidden">{t(side)}</span>
                  {t(`rows.${row}.${side}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-10">
        <RequirementTable />
      </div>
    </Section>
  );
}
