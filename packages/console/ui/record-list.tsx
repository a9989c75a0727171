import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { verbOf } from '@superbrowser/backend/admin/audit';
import type { Operation, RecordType, Row } from '@superbrowser/backend/admin/define';
import { OperationError } from '@superbrowser/backend/admin/operation-error';
import { listRecords, loadOptions, type ListPage } from '@superbrowser/backend/admin/read-records';
import { operationsFor } from '@superbrowser/backend/admin/run-operation';
import { argumentOf, formFields } from '../lib/forms/form-data';
import { formState } from '../lib/forms/outcomes';
import { urlWithQuery, withListQuery, queryParam, type UrlQuery } from '../lib/list-url';
import { actorOf, operationEnvironment } from '../lib/operations';
import { may } from '../lib/rights';
import { Control } from './control';
import { Filters } from './filters';
import { ActionForm, doPath } from './form';
import { labelOf, OperationForm } from './operation-form';
import { Paginator } from './paginator';
import { RecordValue } from './record-value';
import { Table } from './table';
import { dedicatedScreen, recordPath } from '../lib/record-paths';
import type { RecordView } from './record-view';

const paging = ['page', 'size', 'after', 'before'] as const;

/** The query of a list: filters and page. */
export function listQuery({ list }: RecordType, query: UrlQuery) {
  const parts = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = queryParam(query, name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { filters: parts(Object.keys(list.filters ?? {})), page: parts(paging) };
}

const emptyPage: ListPage = { rows: [], total: 0, page: 1, pages: 1, size: 20 };

/** The rows, and the issues of filters. */
async function rowsFor({ record, viewer }: RecordView, query: UrlQuery) {
  const { filters, page } = listQuery(record, query);
  try {
    const parameters = { ...page, ...filters };
    return {
      found: await listRecords(record, parameters, actorOf(viewer), await operationEnvironment()),
      issues: {},
    };
  } catch (error) {
    if (!(error instanceof OperationError) || error.status !== 422) throw error;
    return { found: emptyPage, issues: error.issues };
  }
}

async function ListFilters({
  view,
  query,
  path,
  issues,
}: {
  view: RecordView;
  query: UrlQuery;
  path: string;
  issues: OperationError['issues'];
}) {
  const { record, viewer, language } = view;
  const { filters = {} } = record.list;
  const wanted = listQuery(record, query).filters;
  const environment = await operationEnvironment();
  const controls = [];
  for (const [name, field] of Object.entries(filters)) {
    const options = await loadOptions(field, record.access, actorOf(viewer), environment);
    const error = issues[name]?.[language];
    controls.push(
      <div key={name}>
        <Control
          id={name}
          {...{ name, field, language, options, error }}
          value={wanted[name]}
          isFilter
        />
      </div>,
    );
  }
  if (controls.length === 0) return null;
  return (
    <Filters isActive={Object.keys(wanted).length > 0} path={path}>
      {controls}
    </Filters>
  );
}

/** The link of a row: to its record, or to its editor. */
function hrefOf({ record, viewer, back }: RecordView, row: Row): string | null {
  const key = String(row[record.key]);
  if (!record.detail || record.fields[record.key]?.isPersonal) return null;
  const save = verbOf(record, 'save');
  const written =
    may(viewer.role, save) && row.state !== 'builtIn' ? dedicatedScreen(save, key) : null;
  return written ?? withListQuery(recordPath(record.name, key), back);
}

/** The field a list names its rows by. */
const namingField = ({ called, key }: RecordType) => called ?? key;

function KeyCell({ view, row }: { view: RecordView; row: Row }) {
  const { record, language } = view;
  const name = namingField(record);
  const field = record.fields[name];
  const href = hrefOf(view, row);
  if (!field) return null;
  const value = <RecordValue {...{ field, language }} value={row[name]} isShort />;
  return href ? (
    <a
      href={href}
      className="inline-flex min-h-6 items-center whitespace-nowrap text-blue-700 hover:underline"
    >
      {value}
    </a>
  ) : (
    value
  );
}

/** The operations for several selected records. */
const bulkOperationsFor = ({ record, viewer }: RecordView) => {
  const all = operationsFor(record, ['record'], actorOf(viewer)).filter(
    ([, one]) => one.takesSeveral,
  );
  const undoing = all.map(([, one]) => one.undo);
  return all.filter(([name]) => !undoing.includes(name));
};

/** The operations for selected records, each with its fields. */
async function TickedActions({
  view: { record, viewer, language, outcome },
  several,
}: {
  view: RecordView;
  several: ReturnType<typeof bulkOperationsFor>;
}) {
  const t = await getTranslations('console.list');
  const environment = await operationEnvironment();
  const parts = [];
  for (const [name, operation] of several) {
    const controls = [];
    for (const [one, field] of Object.entries(operation.args)) {
      if (field.schema.safeParse(undefined).success) continue;
      const options = await loadOptions(field, operation.access, actorOf(viewer), environment);
      const id = `ticked-${name}-${one}`;
      const { value, error } = await formState(outcome, verbOf(record, name));
      controls.push(
        <Control
          key={one}
          {...{ id, field, language, options }}
          name={argumentOf(name, one)}
          value={value(one)}
          error={error(one)}
          // Not required, because another button of the form may be pressed.
          required={false}
        />,
      );
    }
    parts.push(
      <div key={name} className="flex flex-wrap items-end gap-3">
        {controls}
        <Button
          type="submit"
          size="sm"
          variant="ghost"
          formAction={doPath(verbOf(record, name))}
          // Skips browser validation, because fields of other buttons may be empty.
          formNoValidate
        >
          {t('withTicked', { what: operation.label[language] })}
        </Button>
      </div>,
    );
  }
  return <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">{parts}</div>;
}

async function Rows({
  view,
  found,
  several,
}: {
  view: RecordView;
  found: ListPage;
  several: readonly Operation[];
}) {
  const { record, viewer, language, outcome } = view;
  const t = await getTranslations('console.list');
  const ticked = outcome?.kind === 'refused' ? (outcome.keys ?? []) : [];
  const naming = namingField(record);
  const others = record.list.columns.filter((name) => name !== record.key && name !== naming);
  const isFree = (row: Row) => several.some((one) => !one.unavailable?.(row, actorOf(viewer)));
  const tick = (row: Row, key: string) =>
    isFree(row) && (
      <input
        type="checkbox"
        name={formFields.key}
        value={key}
        defaultChecked={ticked.includes(key)}
        aria-label={t('tick', { key })}
        className="size-6 align-[-0.4em]"
      />
    );
  const rows = found.rows.map((row, n) => {
    const key = String(row[record.key]);
    const cells = others.map((name) => {
      const field = record.fields[name];
      return field && <RecordValue key={name} {...{ field, language }} value={row[name]} isShort />;
    });
    return {
      key: `${key} ${n}`,
      cells: [
        ...(several.length > 0 ? [tick(row, key) || null] : []),
        <KeyCell key="key" view={view} row={row} />,
        ...cells.map((cell, at) => (isEmpty(row[others[at] ?? '']) ? null : cell)),
      ],
    };
  });
  const heads = [naming, ...others].map((name) => record.fields[name]?.label[language] ?? name);
  return (
    <Table
      label={record.title[language]}
      heads={[...(several.length > 0 ? [{ hidden: t('ticks') }] : []), ...heads]}
      names={several.length > 0 ? 1 : 0}
      rows={rows}
    />
  );
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Forms of operations on the list, and of new records; folded where they have fields. */
async function ListForms({
  view,
  filters,
}: {
  view: RecordView;
  filters: Readonly<Record<string, string>>;
}) {
  const { record, viewer, language, outcome } = view;
  const all = operationsFor(record, ['list', 'recordOrNew'], actorOf(viewer)).filter(
    ([name, one]) => !one.isReadOnly && !dedicatedScreen(verbOf(record, name)),
  );
  if (all.length === 0) return null;
  const isRefused = (name: string) =>
    outcome?.kind !== 'done' && outcome?.verb === verbOf(record, name);
  const hasControls = ({ on, args }: Operation) =>
    on !== 'list' || Object.keys(args).some((name) => !(name in (record.list.filters ?? {})));
  return (
    <div className="mt-6 flex flex-wrap items-start gap-4">
      {all.map(([name, operation]) =>
        hasControls(operation) ? (
          <details key={name} id={name} className="panel min-w-64" open={isRefused(name)}>
            <summary className="min-h-6 cursor-pointer font-bold text-blue-700">
              {labelOf(operation, operation.on === 'recordOrNew')[language]}
            </summary>
            <div className="mt-4 grid gap-4">
              <p className="max-w-prose text-text-2">{operation.help[language]}</p>
              <OperationForm {...{ view, name, operation, filters }} />
            </div>
          </details>
        ) : (
          <OperationForm key={name} {...{ view, name, operation, filters }} />
        ),
      )}
    </div>
  );
}

/** The list of a record type, with filters, pages and operations. */
export async function RecordList({
  view,
  query,
  path,
}: {
  view: RecordView;
  query: UrlQuery;
  path: string;
}) {
  const { record, viewer } = view;
  const t = await getTranslations('console.list');
  const { found, issues } = await rowsFor(view, query);
  const { filters, page: asked } = listQuery(record, query);
  const several = bulkOperationsFor(view);
  const [verb, ...others] = several.map(([name]) => verbOf(record, name));
  const place = { size: asked.size, page: found.page > 1 ? found.page : undefined };
  const back = urlWithQuery(path, { ...filters, ...place });
  const here = { ...view, back };
  const isPaged = found.pages > 1 || found.total > 20;
  return (
    <>
      <ListFilters view={here} query={query} path={path} issues={issues} />
      {found.rows.length === 0 ? (
        <p className="panel">{t('none')}</p>
      ) : verb ? (
        <ActionForm {...{ viewer, verb, others, back }} className="panel">
          <input type="hidden" name={formFields.asOf} value={new Date().toISOString()} />
          <Rows view={here} found={found} several={several.map(([, one]) => one)} />
          <TickedActions view={here} several={several} />
        </ActionForm>
      ) : (
        <div className="panel">
          <Rows view={here} found={found} several={[]} />
        </div>
      )}
      {!isPaged && record.list.filters && found.rows.length > 0 && (
        <p className="mt-4 text-text-2">{t('all', { total: found.total })}</p>
      )}
      {isPaged && (
        <Paginator
          {...{ path, parts: filters, size: found.size, first: found.first, last: found.last }}
          {...{ page: found.page, pages: found.pages, total: found.total }}
          isMore={found.isMore ?? false}
        />
      )}
      <ListForms view={here} filters={filters} />
    </>
  );
}
