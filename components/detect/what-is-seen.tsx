import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Badge } from '@/components/ui/badge';

const rows = [
  { key: 'identity', where: 'here' },
  { key: 'place', where: 'here' },
  { key: 'screen', where: 'here' },
  { key: 'drawing', where: 'here' },
  { key: 'address', where: 'request' },
  { key: 'rtc', where: 'asked' },
] as const;

const tones = { here: 'ok', request: 'blue', asked: 'soft' } as const;

/** What any page reads, what it tells, and whether anything leaves the visitor's machine for it. */
export function WhatIsSeen() {
  const t = useTranslations('detect.seen');
  return (
    <Section tone="mist" labelledBy="seen-title">
      <div className="wrap">
        <SectionHead id="seen-title" title={t('title')} lead={t('lead')} />
        <table className="w-full border-collapse text-left max-md:block">
          <caption className="sr-only">{t('caption')}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b-2 border-text text-text-3">
              {(['what', 'tells', 'where'] as const).map((column) => (
                <th key={column} scope="col" className="pr-8 pb-3 font-normal last:pr-0">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows.map(({ key, where }) => (
              <tr
                key={key}
                className="border-b border-line-2 align-top max-md:block max-md:py-4 md:*:py-5"
              >
                <th
                  scope="row"
                  className="text-[18px] leading-snug text-text max-md:block md:w-[28%] md:pr-8"
                >
                  {t(`rows.${key}.what`)}
                </th>
                <td className="max-md:mt-1 max-md:block md:pr-8">{t(`rows.${key}.tells`)}</td>
                <td className="max-md:mt-2 max-md:block md:w-[18%]">
                  <Badge tone={tones[where]} className="text-xs">
                    {t(where)}
                  </Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
