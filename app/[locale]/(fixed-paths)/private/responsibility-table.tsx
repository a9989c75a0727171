import { useTranslations } from 'next-intl';
import { PhoneFold } from '@/components/sections/phone-fold';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { cn } from '@/components/ui/cn';
import { supportHours } from '@/lib/support-hours';

type Duty = 'inCharge' | 'assist' | 'none';

const dutyTableRows = [
  ['server', 'inCharge', 'assist'],
  ['install', 'assist', 'inCharge'],
  ['backup', 'inCharge', 'assist'],
  ['members', 'inCharge', 'none'],
  ['fixes', 'none', 'inCharge'],
  ['trouble', 'assist', 'inCharge'],
] as const satisfies readonly (readonly [string, Duty, Duty])[];

const dutyStyles: Record<Duty, string> = {
  inCharge: 'bg-blue-600 font-bold text-white',
  assist: 'text-text ring-1 ring-control ring-inset',
  none: 'text-text-3',
};

/** Who is responsible for what: the table on the left, the reason on the right. */
export function ResponsibilityTable() {
  const t = useTranslations('private.responsibilities');
  return (
    <Section labelledBy="responsibility-table-title">
      <div className="wrap grid items-center gap-6 md:gap-9 lg:grid-cols-[7fr_5fr] lg:gap-18">
        <div className="lg:order-last">
          <h2 id="responsibility-table-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 max-w-[28em]">{t('lead')}</p>
          <p className="mt-3 max-w-[28em]">{t('support', supportHours)}</p>
        </div>
        <PhoneFold label={t('caption')} preview={t('short')}>
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">{t('caption')}</caption>
            <thead>
              <tr className="border-b-2 border-text text-text">
                <th scope="col" className="pb-3 font-normal text-text-3">
                  {t('item')}
                </th>
                <th scope="col" className="w-[26%] pb-3 text-center">
                  {t('you')}
                </th>
                <th scope="col" className="w-[26%] pb-3 text-center">
                  {t('we')}
                </th>
              </tr>
            </thead>
            <tbody>
              {dutyTableRows.map(([row, ...duties]) => (
                <tr key={row} className="border-b border-line-2">
                  <th scope="row" className="py-4 pr-3 leading-snug font-normal text-text">
                    {t(`rows.${row}`)}
                  </th>
                  {duties.map((duty, side) => (
                    <td key={side} className="py-3 text-center">
                      <span
                        className={cn(
                          'private:min-w-18 private:md:min-w-22 inline-flex justify-center rounded-sm px-3 py-1.5 text-sm leading-snug',
                          dutyStyles[duty],
                        )}
                      >
                        {t(duty)}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </PhoneFold>
      </div>
    </Section>
  );
}
