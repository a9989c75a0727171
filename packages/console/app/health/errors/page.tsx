import { getTranslations } from 'next-intl/server';
import { ConsoleFrame } from '@superbrowser/console/ui/console-frame';
import { ErrorSearch, ErrorTable } from '@superbrowser/console/screens/health/errors';
import { Paginator } from '@superbrowser/console/ui/paginator';
import { loadErrors } from '@superbrowser/console/screens/health/load-health';
import { pathWithQuery, type UrlQuery } from '@superbrowser/console/lib/url-query';
import { requireAccess } from '@superbrowser/console/lib/session';

interface PageProps {
  readonly searchParams: Promise<UrlQuery>;
}

const errorsPath = '/health/errors';

export async function generateMetadata() {
  return { title: (await getTranslations('console.health'))('errors') };
}

export default async function ErrorsPage({ searchParams }: PageProps) {
  const staffMember = await requireAccess('errors list');
  const { errorPage, searchText, error, size } = await loadErrors(await searchParams, staffMember);
  const filterParams = { request: searchText };
  const t = await getTranslations('console.health');
  return (
    <ConsoleFrame
      staffMember={staffMember}
      menuEntry="health"
      returnPath={pathWithQuery(errorsPath, filterParams)}
    >
      <a href="/health" className="inline-flex min-h-11 items-center text-blue-700 hover:underline">
        {t('back')}
      </a>
      <h1 className="text-h3">{t('errors')}</h1>
      <p className="mt-1 mb-4 text-text-2">{t('errorsLead')}</p>
      <ErrorSearch searchText={searchText} error={error} />
      {errorPage && (
        <div className="panel mt-4">
          {errorPage.rows.length > 0 ? (
            <ErrorTable errors={errorPage.rows} />
          ) : (
            <p>{t(searchText ? 'errorsNotFound' : 'errorsNone')}</p>
          )}
        </div>
      )}
      {errorPage && errorPage.rows.length > 0 && (
        <Paginator
          {...errorPage}
          path={errorsPath}
          filterParams={filterParams}
          size={size}
          isTotalCapped={false}
          firstCursor={undefined}
          lastCursor={undefined}
        />
      )}
    </ConsoleFrame>
  );
}
