import { getTranslations } from 'next-intl/server';
import type { ListedError } from '@superbrowser/backend/operator/health/errors';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/value';

const columns = ['what', 'at', 'request', 'route', 'reason'] as const;

const What = ({ part, worker, message, code }: ListedError) => (
  <div className="font-normal sm:min-w-44">
    <p className="font-bold">
      {part}
      {worker && <span className="font-normal text-text-3"> ({worker})</span>}
    </p>
    <p className="wrap-anywhere">{message}</p>
    {code && <p className="font-mono text-xs text-text-3">{code}</p>}
  </div>
);

/** What went wrong, as the log says it. */
export async function ErrorTable({ errors }: { readonly errors: readonly ListedError[] }) {
  const t = await getTranslations('console.health');
  return (
    <Table
      label={t('errors')}
      heads={columns.map((name) => t(`columns.${name}`))}
      rows={errors.map((row, n) => ({
        key: `${row.at} ${n}`,
        cells: [
          <What key="what" {...row} />,
          <Instant key="at" at={row.at} />,
          <code key="request" className="font-mono text-xs select-all sm:whitespace-nowrap">
            {row.request_id}
          </code>,
          <code key="route" className="block font-mono text-xs break-all sm:min-w-40">
            {row.route}
          </code>,
          <p key="reason" className="text-xs wrap-anywhere text-text-2 sm:min-w-64">
            {row.reason}
          </p>,
        ],
      }))}
    />
  );
}
