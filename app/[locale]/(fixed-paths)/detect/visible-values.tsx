import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';

const visibleValueRows = [
  { key: 'identity', where: 'here' },
  { key: 'place', where: 'here' },
  { key: 'screen', where: 'here' },
  { key: 'rendering', where: 'here' },
  { key: 'address', where: 'request' },
  { key: 'rtc', where: 'asked' },
] as const;

const whereTones = { here: 'ok', request: 'blue', asked: 'soft' } as const;

/** The values that any page can read, what they reveal, and whether they leave the visitor's computer. */
export function VisibleValues() {
  const t = useTranslations('detect.visibleValues');
  return (
    <Section tone="mist" labelledBy="visible-values-title" title={t('title')} lead={t('lead')}>
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b-2 border-text text-text-3">
            {(['what', 'tells', 'where'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="product:pr-8 product:last:pr-0 pb-3 font-normal"
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {visibleValueRows.map(({ key, where }) => (
            <tr
              key={key}
              className="product:md:*:py-5 border-b border-line-2 align-top max-md:block max-md:py-4"
            >
              <th
                scope="row"
                className="product:md:w-[28%] text-[1.125rem] leading-snug text-text max-md:block md:pr-8"
              >
                {t(`rows.${key}.what`)}
              </th>
              <td className="max-md:mt-1 max-md:block md:pr-8">{t(`rows.${key}.tells`)}</td>
              <td className="product:md:w-[18%] max-md:mt-2 max-md:block">
                <Badge tone={whereTones[where]} className="text-xs">
                  {t(where)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
