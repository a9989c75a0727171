import { getFormatter, getTranslations } from 'next-intl/server';
import type { LimitSums } from '@superbrowser/backend/operator/health/limits';
import { Table } from '@superbrowser/console/ui/table';
import { isLimit } from './words';

const columns = ['limit', 'hour', 'day', 'week'] as const;

/** How often each limit refused somebody. */
export async function Limits({ limits }: { readonly limits: readonly LimitSums[] }) {
  const [t, format] = [await getTranslations('console.health'), await getFormatter()];
  return (
    <section className="panel">
      <h2 className="mb-3 text-base">{t('limitsTitle')}</h2>
      {limits.length === 0 ? (
        <p className="text-text-2">{t('limitsNone')}</p>
      ) : (
        <Table
          label={t('limitsTitle')}
          heads={columns.map((name) => t(`columns.${name}`))}
          rows={limits.map(({ limit, ...counts }) => ({
            key: limit,
            cells: [
              isLimit(limit) ? t(`limits.${limit}`) : limit,
              ...[counts.hour, counts.day, counts.week].map((count) => format.number(count)),
            ],
          }))}
        />
      )}
    </section>
  );
}
