import { getFormatter, getTranslations } from 'next-intl/server';
import type { LimitSums } from '@superbrowser/backend/operator/health/limits';
import { isLimit } from './words';

const columns = ['limit', 'hour', 'day', 'week'] as const;

async function Row({ row }: { readonly row: LimitSums }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  const { limit, hour, day, week } = row;
  return (
    <tr>
      <th scope="row" className="min-w-40 font-normal">
        {isLimit(limit) ? t(`limits.${limit}`) : limit}
      </th>
      {[hour, day, week].map((count, n) => (
        <td key={columns[n + 1]} className="text-right tabular-nums">
          {format.number(count)}
        </td>
      ))}
    </tr>
  );
}

/** How often each limit refused somebody. */
export async function Limits({ limits }: { readonly limits: readonly LimitSums[] }) {
  const t = await getTranslations('console.health');
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('limitsTitle')}</h2>
      {limits.length === 0 ? (
        <p className="text-text-2">{t('limitsNone')}</p>
      ) : (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('limitsTitle')}>
          <table className="rows">
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className={name === 'limit' ? '' : 'text-right'}>
                    {t(`columns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {limits.map((row) => (
                <Row key={row.limit} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
