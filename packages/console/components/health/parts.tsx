import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { ShownPart } from '@superbrowser/console/lib/health/load';
import { percent } from '@/lib/status/times';
import { conditionTones, moment } from './words';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

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
      <WideTable label={t('partsTitle')} heads={columns.map((name) => t(`columns.${name}`))}>
        <tbody>
          {parts.map((row) => (
            <Row key={row.part} row={row} />
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
