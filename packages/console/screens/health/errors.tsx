import { getTranslations } from 'next-intl/server';
import type { ListedError } from '@superbrowser/backend/admin/record-types/errors/error-lines';
import { Table } from '@superbrowser/console/ui/table';
import { Instant } from '@superbrowser/console/ui/formatted-values';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';

interface ErrorSearchProps {
  readonly searchText?: string | undefined;
  readonly error?: string | undefined;
}

/** Finds the errors of a request by the id a visitor reports. */
export async function ErrorSearch({ searchText, error }: ErrorSearchProps) {
  const t = await getTranslations('console.health');
  return (
    <form action="/health/errors" className="flex flex-wrap items-start gap-3">
      <TextField
        id="request"
        name="request"
        type="search"
        label={t('request')}
        hint={t('requestHint')}
        defaultValue={searchText}
        error={error}
        spellCheck={false}
        autoComplete="off"
        className="w-full sm:w-96"
      />
      <Button type="submit" className="sm:mt-[29px]">
        {t('find')}
      </Button>
    </form>
  );
}

const errorColumns = ['what', 'at', 'request', 'route', 'reason'] as const;

const ErrorSummary = ({ part, worker: processName, message, code }: ListedError) => (
  <div className="font-normal sm:min-w-44">
    <p className="font-bold">
      {part}
      {processName && <span className="font-normal text-text-3"> ({processName})</span>}
    </p>
    <p className="wrap-anywhere">{message}</p>
    {code && <p className="font-mono text-xs text-text-3">{code}</p>}
  </div>
);

export async function ErrorTable({ errors }: { readonly errors: readonly ListedError[] }) {
  const t = await getTranslations('console.health');
  return (
    <Table
      label={t('errors')}
      heads={errorColumns.map((name) => t(`columns.${name}`))}
      rows={errors.map((row, n) => ({
        key: `${row.at} ${n}`,
        cells: [
          <ErrorSummary key="what" {...row} />,
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

/** The latest errors, and a link to the list of all errors. */
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
