import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { ShownPart } from '@/console/lib/health/load';
import { percent } from '@/lib/status/times';
import { conditionTones, moment } from './words';

const columns = ['part', 'now', 'lastDay', 'ninetyDays', 'since', 'measured'] as const;

const shareOf = (share: number | null) => (share === null ? '–' : percent(share));

async function Row({ row }: { readonly row: ShownPart }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { part, now, lastDay, share, failingSince, measuredAt } = row;
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {t(`parts.${part}`)}
      </th>
      <td>
        <Badge tone={now ? conditionTones[now] : 'idle'}>{t(`conditions.${now ?? 'none'}`)}</Badge>
      </td>
      <td className="tabular-nums">{shareOf(lastDay)}</td>
      <td className="tabular-nums">{shareOf(share)}</td>
      <td className="whitespace-nowrap">{failingSince ? moment(format, failingSince) : '–'}</td>
      <td className="whitespace-nowrap text-text-2">
        {measuredAt === null ? '–' : moment(format, measuredAt)}
      </td>
    </tr>
  );
}

/** The parts of the service: how each is now, and how it was. */
export async function Parts({ parts }: { readonly parts: readonly ShownPart[] }) {
  const t = await getTranslations('console.health');
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('partsTitle')}</h2>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('partsTitle')}>
        <table className="rows">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((row) => (
              <Row key={row.part} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
