import { getTranslations } from 'next-intl/server';
import { verbOf, type Operation } from '@superbrowser/backend/records/record-type';
import { OperationError } from '@superbrowser/backend/common/operation-error';
import { listRecords, type ListPage } from '@superbrowser/backend/records/read-records';
import { findConsoleOperations } from '@superbrowser/backend/records/run-operation';
import { reservedFieldNames } from '@superbrowser/console/lib/forms/form-fields';
import { pathWithQuery, splitListQuery, type UrlQuery } from '@superbrowser/console/lib/url-query';
import {
  actorOf,
  createOperationEnvironment,
} from '@superbrowser/console/lib/operation-environment';
import { dedicatedScreenPath } from '@superbrowser/console/lib/record-paths';
import type { ScreenContext } from '@superbrowser/console/lib/screen-context';
import { OperationFormFrame } from './operation-form-frame';
import { ListFilters } from './list-filters';
import { ListRows } from './list-rows';
import { operationLabel, OperationForm } from './operation-form';
import { Paginator } from './paginator';
import { bulkOperationsFor, BulkActions } from './bulk-actions';

/** The list of a record type, with filters, pages and operations. */
export async function RecordList({
  screen,
  query,
  path,
}: {
  screen: ScreenContext;
  query: UrlQuery;
  path: string;
}) {
  const { recordType, staffMember } = screen;
  const t = await getTranslations('console.list');
  const { listPage, issues } = await loadRows(screen, query);
  const { filters, page: pageQuery } = splitListQuery(recordType, query);
  const bulkOperations = bulkOperationsFor(screen);
  const [verb, ...otherVerbs] = bulkOperations.map(([name]) => verbOf(recordType, name));
  const position = { size: pageQuery.size, page: listPage.page > 1 ? listPage.page : undefined };
  const returnPath = pathWithQuery(path, { ...filters, ...position });
  const listScreen = { ...screen, returnPath };
  const isPaged = listPage.pageCount > 1 || listPage.total > 20;
  return (
    <>
      <ListFilters screen={listScreen} query={query} path={path} issues={issues} />
      {listPage.rows.length === 0 ? (
        <p className="panel">{t('none')}</p>
      ) : verb ? (
        <OperationFormFrame
          staffMember={staffMember}
          verb={verb}
          otherVerbs={otherVerbs}
          returnPath={returnPath}
          className="panel"
        >
          <input type="hidden" name={reservedFieldNames.asOf} value={new Date().toISOString()} />
          <ListRows
            screen={listScreen}
            listPage={listPage}
            bulkOperations={bulkOperations.map(([, operation]) => operation)}
          />
          <BulkActions screen={listScreen} bulkOperations={bulkOperations} />
        </OperationFormFrame>
      ) : (
        <div className="panel">
          <ListRows screen={listScreen} listPage={listPage} bulkOperations={[]} />
        </div>
      )}
      {!isPaged && recordType.list.filters && listPage.rows.length > 0 && (
        <p className="mt-4 text-text-2">{t('all', { total: listPage.total })}</p>
      )}
      {isPaged && (
        <Paginator
          path={path}
          filterParams={filters}
          size={listPage.size}
          firstCursor={listPage.firstCursor}
          lastCursor={listPage.lastCursor}
          page={listPage.page}
          pageCount={listPage.pageCount}
          total={listPage.total}
          isTotalCapped={listPage.isTotalCapped ?? false}
        />
      )}
      <ListForms screen={listScreen} filters={filters} />
    </>
  );
}

const emptyPage: ListPage = { rows: [], total: 0, page: 1, pageCount: 1, size: 20 };

/** The rows, and the issues of filters. */
async function loadRows({ recordType, staffMember }: ScreenContext, query: UrlQuery) {
  const { filters, page } = splitListQuery(recordType, query);
  try {
    const parameters = { ...page, ...filters };
    return {
      listPage: await listRecords(
        recordType,
        parameters,
        actorOf(staffMember),
        await createOperationEnvironment(),
      ),
      issues: {},
    };
  } catch (error) {
    if (!(error instanceof OperationError) || error.status !== 422) throw error;
    return { listPage: emptyPage, issues: error.issues };
  }
}

/** Forms of operations on the list, and of new records. Forms with fields are folded. */
async function ListForms({
  screen,
  filters,
}: {
  screen: ScreenContext;
  filters: Readonly<Record<string, string>>;
}) {
  const { recordType, staffMember, language, result } = screen;
  const operations = findConsoleOperations(
    recordType,
    ['none', 'key'],
    actorOf(staffMember),
  ).filter(
    ([name, operation]) => !operation.isUnaudited && !dedicatedScreenPath(verbOf(recordType, name)),
  );
  if (operations.length === 0) return null;
  const isRefusedOrAsked = (name: string) =>
    result?.kind !== 'done' && result?.verb === verbOf(recordType, name);
  const hasControls = ({ scope, args }: Operation) =>
    scope !== 'none' ||
    Object.keys(args).some((name) => !(name in (recordType.list.filters ?? {})));
  return (
    <div className="mt-6 flex flex-wrap items-start gap-4">
      {operations.map(([name, operation]) =>
        hasControls(operation) ? (
          <details key={name} id={name} className="panel min-w-64" open={isRefusedOrAsked(name)}>
            <summary className="min-h-6 cursor-pointer font-bold text-blue-700">
              {operationLabel(operation, operation.scope === 'key')[language]}
            </summary>
            <div className="mt-4 grid gap-4">
              <p className="max-w-prose text-text-2">{operation.help[language]}</p>
              <OperationForm screen={screen} name={name} operation={operation} filters={filters} />
            </div>
          </details>
        ) : (
          <OperationForm
            key={name}
            screen={screen}
            name={name}
            operation={operation}
            filters={filters}
          />
        ),
      )}
    </div>
  );
}
