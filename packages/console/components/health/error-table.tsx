import { getFormatter, getTranslations } from 'next-intl/server';
import type { ListedError } from '@superbrowser/backend/operator/health/errors';
import { WideTable } from '@superbrowser/console/components/list/wide-table';

const columns = ['at', 'what', 'request', 'route', 'reason'] as const;

async function Row({ row }: { readonly row: ListedError }) {
  const format = await getFormatter();
  const { at, part, message, code, request_id, route, reason, worker } = row;
  return (
    <tr>
      <td className="whitespace-nowrap">
        <time dateTime={at}>
          {format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'medium' })}
        </time>
      </td>
      <td className="min-w-44">
        <p className="font-bold">
          {part}
          {worker && <span className="font-normal text-text-3"> ({worker})</span>}
        </p>
        <p className="break-words">{message}</p>
        {code && <p className="font-mono text-xs text-text-3">{code}</p>}
      </td>
      <td className="font-mono text-xs whitespace-nowrap select-all">{request_id}</td>
      <td className="min-w-40 font-mono text-xs break-all">{route}</td>
      <td className="min-w-64 text-xs break-words text-text-2">{reason}</td>
    </tr>
  );
}

/** What went wrong, as the log says it. */
export async function ErrorTable({ errors }: { readonly errors: readonly ListedError[] }) {
  const t = await getTranslations('console.health');
  return (
    <WideTable label={t('errors')} heads={columns.map((name) => t(`columns.${name}`))}>
      <tbody>
        {errors.map((row, n) => (
          <Row key={`${row.at} ${n}`} row={row} />
        ))}
      </tbody>
    </WideTable>
  );
}
