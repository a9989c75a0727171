import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { maskedPhone } from '@superbrowser/backend/accounts/phone';
import type { ListedApplication } from '@superbrowser/backend/operator/applications/search/page';
import { applyKindOf } from '@superbrowser/contract/forms/apply-kinds';
import { groupedApplyNumber } from '@superbrowser/contract/forms/apply-number';
import { stateTones, stateWords } from './words';
import { Table } from '@superbrowser/console/ui/table';
import { Instant, Phone } from '@superbrowser/console/ui/value';

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

/** In the order of the columns. */
async function cellsOf(row: ListedApplication, showsPhones: boolean): Promise<ReactNode[]> {
  const t = await getTranslations('console.applications');
  const number = groupedApplyNumber(row.apply_no);
  const kind = applyKindOf(row.type);
  return [
    <a
      key="number"
      href={`/applications/${number}`}
      className="inline-flex min-h-6 items-center font-mono whitespace-nowrap text-blue-700 hover:underline"
    >
      {number}
    </a>,
    <span key="kind" className="whitespace-nowrap">
      {kind ? t(`kinds.${kind}`) : row.type}
    </span>,
    <Badge key="state" tone={stateTones[row.state]}>
      {t(`states.${stateWords[row.state]}`)}
    </Badge>,
    row.company_name && (
      <p key="company" className="wrap-anywhere sm:min-w-32">
        {row.company_name}
      </p>
    ),
    row.contact,
    row.phone && <Phone key="phone" number={showsPhones ? row.phone : maskedPhone(row.phone)} />,
    row.handled_by,
    <Instant key="at" at={row.created_at} />,
  ];
}

export async function ApplicationTable({ rows, canTick, showsPhones }: ApplicationTableProps) {
  const t = await getTranslations('console.applications');
  const tick = ({ apply_no, state }: ListedApplication) => {
    const number = groupedApplyNumber(apply_no);
    return state === 'done' ? null : (
      <input
        type="checkbox"
        name="numbers[]"
        value={number}
        aria-label={t('tick', { number })}
        className="size-6"
      />
    );
  };
  const listed = rows.map(async (row) => ({
    key: row.apply_no,
    cells: [...(canTick ? [tick(row)] : []), ...(await cellsOf(row, showsPhones))],
  }));
  return (
    <Table
      label={t('title')}
      heads={[...(canTick ? [{ hidden: t('ticks') }] : []), ...columns.map((name) => t(name))]}
      names={canTick ? 1 : 0}
      rows={await Promise.all(listed)}
    />
  );
}
