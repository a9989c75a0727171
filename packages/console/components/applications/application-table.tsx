import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { maskedPhone } from '@superbrowser/backend/accounts/phone';
import type { ListedApplication } from '@superbrowser/backend/operator/applications/search/page';
import { applyKindOf } from '@superbrowser/contract/forms/apply-kinds';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { stateTones, stateWords } from './words';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

interface ApplicationTableProps {
  readonly rows: readonly ListedApplication[];
  /** Rows can be ticked, to be closed together. */
  readonly canTick: boolean;
  /** Otherwise with their middle covered: whoever opens an application sees its phone, and leaves a line in the audit. */
  readonly showsPhones: boolean;
}

const columns = [
  'number',
  'kind',
  'state',
  'company',
  'contact',
  'phone',
  'handler',
  'at',
] as const;

type RowProps = Omit<ApplicationTableProps, 'rows'> & { readonly row: ListedApplication };

async function Row({ row, canTick, showsPhones }: RowProps) {
  const [t, format] = [await getTranslations('console.applications'), await getFormatter()];
  const number = groupedApplyNumber(row.apply_no);
  const kind = applyKindOf(row.type);
  return (
    <tr>
      {canTick && (
        <td>
          {row.state !== 'done' && (
            <input
              type="checkbox"
              name="numbers[]"
              value={number}
              aria-label={t('tick', { number })}
              className="size-6"
            />
          )}
        </td>
      )}
      <th scope="row">
        <a
          href={`/applications/${number}`}
          className="inline-flex min-h-6 items-center font-mono whitespace-nowrap text-blue-700 hover:underline"
        >
          {number}
        </a>
      </th>
      <td className="whitespace-nowrap">{kind ? t(`kinds.${kind}`) : row.type}</td>
      <td>
        <Badge tone={stateTones[row.state]}>{t(`states.${stateWords[row.state]}`)}</Badge>
      </td>
      <td className="min-w-32">{row.company_name}</td>
      <td>{row.contact}</td>
      <td className="whitespace-nowrap">
        {row.phone && !showsPhones ? maskedPhone(row.phone) : row.phone}
      </td>
      <td>{row.handled_by}</td>
      <td className="whitespace-nowrap">
        <time dateTime={row.created_at}>
          {format.dateTime(new Date(row.created_at), { dateStyle: 'short', timeStyle: 'short' })}
        </time>
      </td>
    </tr>
  );
}

export async function ApplicationTable({ rows, canTick, showsPhones }: ApplicationTableProps) {
  const t = await getTranslations('console.applications');
  return (
    <WideTable
      label={t('title')}
      heads={[
        ...(canTick
          ? [
              <span key="ticks" className="sr-only">
                {t('ticks')}
              </span>,
            ]
          : []),
        ...columns.map((name) => t(name)),
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.apply_no} row={row} canTick={canTick} showsPhones={showsPhones} />
        ))}
      </tbody>
    </WideTable>
  );
}
