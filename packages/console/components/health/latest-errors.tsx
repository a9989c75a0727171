import { getTranslations } from 'next-intl/server';
import type { ListedError } from '@superbrowser/backend/operator/health/errors';
import { ErrorSearch } from './error-search';
import { ErrorTable } from './error-table';

/** The last things that went wrong, and the way to all others. */
export async function LatestErrors({ errors }: { readonly errors: readonly ListedError[] }) {
  const t = await getTranslations('console.health');
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-base">{t('latestErrors')}</h2>
      <ErrorSearch />
      {errors.length === 0 ? (
        <p className="text-text-2">{t('errorsNone')}</p>
      ) : (
        <div>
          <ErrorTable errors={errors} />
          <a
            href="/health/errors"
            className="mt-2 inline-flex min-h-11 items-center font-bold text-blue-700 hover:underline"
          >
            {t('allErrors')}
          </a>
        </div>
      )}
    </section>
  );
}
