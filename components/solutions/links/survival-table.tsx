import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/sections/section-head';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { rememberedDays } from '@/lib/attribution/days';

const rows = [
  ['later', 'kept'],
  ['pages', 'kept'],
  ['installer', 'kept'],
  ['device', 'gone'],
  ['cleared', 'gone'],
  ['other', 'changed'],
] as const;

const tones = { kept: 'ok', gone: 'idle', changed: 'blue' } as const;

/** What clients do between the link and the registration, and what becomes of the code (A5, A7). */
export function SurvivalTable() {
  const t = useTranslations('partnersLinks.survive');
  return (
    <Section tone="mist" labelledBy="survive-title">
      <div className="wrap">
        <SectionHead id="survive-title" title={t('title')} lead={t('lead')} />
        <table className="block w-full text-left md:table">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="text-sm text-text">
              {(['action', 'result', 'why'] as const).map((column) => (
                <th key={column} scope="col" className="border-b-2 border-text pr-6 pb-2.5">
                  {t(`head.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block border-text max-md:border-t-2 md:table-row-group">
            {rows.map(([row, result]) => (
              <tr
                key={row}
                className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line-2 py-4 md:table-row"
              >
                <th
                  scope="row"
                  className="text-[17px] text-text md:w-[38%] md:py-5 md:pr-6 md:align-top"
                >
                  {t(`rows.${row}.action`, { days: rememberedDays.promoter })}
                </th>
                <td className="md:w-[14%] md:py-5 md:pr-6 md:align-top">
                  <Badge tone={tones[result]} className="text-sm!">
                    {t(result)}
                  </Badge>
                </td>
                <td className="max-md:col-span-2 md:py-5 md:align-top">{t(`rows.${row}.why`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
