import { useEffect } from 'react';
import type { Award, Invite, ListPageResponse } from '@superbrowser/contract/handler-responses';
import { writeQuery, useUrlQuery } from '@/components/ui/use-url-query';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { fillTemplate } from '@/components/ui/fill-template';
import { Pagination } from '@/components/ui/list/pagination';
import { Skeleton } from '../skeleton';
import { LoadError } from '../load-error';
import { useApiData } from '../use-api-data';
import type { InvitePanelProps } from '../panel-props';
import {
  type ListName,
  listNames,
  queryOf,
  parseListView,
  type ListView,
  apiPathOfList,
  pageCountOf,
} from './list-query';
import { inviteRow, awardRow, type InviteListRow } from './list-rows';

const tabStyles = cn(
  'inline-flex min-h-14 cursor-pointer items-center border-b-[3px] border-transparent px-2 text-[1.0625rem] whitespace-nowrap text-text-3 hover:text-text',
  'campaigns:has-checked:text-text has-checked:border-blue-600 has-checked:font-bold',
  'campaigns:has-focus-visible:-outline-offset-3 has-focus-visible:outline-3 has-focus-visible:outline-blue-500',
);

function ListTabs({
  messages,
  tab,
}: {
  messages: InvitePanelProps['messages']['records'];
  tab: ListName;
}) {
  return (
    <fieldset className="flex min-w-0 gap-4">
      <legend className="sr-only">{messages.tabs}</legend>
      {listNames.map((id) => (
        <label key={id} className={tabStyles}>
          <input
            type="radio"
            name="record"
            value={id}
            checked={id === tab}
            onChange={() => writeQuery(queryOf({ tab: id, page: 1 }))}
            className="sr-only"
          />
          {messages[id].tab}
        </label>
      ))}
    </fieldset>
  );
}

/** The invited people and the awards; the URL holds which list is shown, which page and how many rows. */
export function InvitesAndAwards({
  messages,
  locale,
}: Pick<InvitePanelProps, 'messages' | 'locale'>) {
  const query = useUrlQuery();
  const view = query && parseListView(query);
  const { title, invites, awards } = messages.records;
  return (
    <section aria-labelledby="invites-and-awards-title" className="campaigns:md:pt-18 pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="invites-and-awards-title" className="text-h2 text-text">
          {title}
        </h2>
        <ListTabs messages={messages.records} tab={view?.tab ?? 'invites'} />
      </div>
      <div className="campaigns:min-h-[344px] mt-3">
        {view?.tab === 'invites' && (
          <PagedList<Invite>
            messages={messages}
            locale={locale}
            view={view}
            table={{
              caption: invites.tab,
              columns: [invites.phone, invites.at, invites.status, invites.reward],
            }}
            emptyTexts={{ title: invites.emptyTitle, text: invites.emptyText }}
            rowOf={inviteRow}
          />
        )}
        {view?.tab === 'awards' && (
          <PagedList<Award>
            messages={messages}
            locale={locale}
            view={view}
            table={{
              caption: awards.tab,
              columns: [awards.award, awards.at, awards.status, awards.amount],
            }}
            emptyTexts={{ title: awards.emptyTitle, text: awards.emptyText }}
            rowOf={awardRow}
          />
        )}
      </div>
    </section>
  );
}

interface PagedListProps<Row> extends Pick<InvitePanelProps, 'messages' | 'locale'> {
  view: ListView;
  table: Omit<ListTableProps, 'rows'>;
  emptyTexts: { title: string; text: string };
  rowOf: (
    row: Row,
    messages: InvitePanelProps['messages']['records'],
    locale: InvitePanelProps['locale'],
  ) => InviteListRow;
}

const changeView = (change: Partial<ListView>) => writeQuery(queryOf(change));

function LoadingRows({ label }: { label: string }) {
  return (
    <div className="border-t-2 border-text">
      <p className="sr-only">{label}</p>
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="campaigns:h-[60px] flex items-center justify-between border-b border-line-2"
        >
          <Skeleton className="campaigns:h-5 campaigns:w-2/5" />
          <Skeleton className="campaigns:h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

/** One list with its paging; the previous page stays visible while the next one is read. */
function PagedList<Row>({ messages, locale, view, table, emptyTexts, rowOf }: PagedListProps<Row>) {
  const { data, failure, isBusy, retry } = useApiData<ListPageResponse<Row>>(apiPathOfList(view), {
    keepPreviousData: true,
  });
  const pageCount = data && pageCountOf(data.total, view.size);
  // A URL may name a page that the list does not have. While the next page is loading, `data` still holds the page
  // before.
  const correctedPage =
    pageCount !== undefined && !isBusy && view.page > pageCount ? pageCount : null;
  useEffect(() => {
    if (correctedPage !== null) changeView({ page: correctedPage });
  }, [correctedPage]);
  const { pager } = messages.records;

  if (failure !== undefined)
    return (
      <LoadError
        className="campaigns:min-h-[344px] content-center justify-center border-t-2 border-text"
        text={failure || messages.failed}
        retryLabel={messages.retry}
        isBusy={isBusy}
        onRetry={retry}
      />
    );
  if (!data || pageCount === undefined || correctedPage !== null)
    return <LoadingRows label={messages.loading} />;
  if (data.total === 0) return <EmptyList {...emptyTexts} />;
  return (
    <div aria-busy={isBusy} className={cn('campaigns:min-h-[344px]', isBusy && 'opacity-60')}>
      <ListTable {...table} rows={data.list.map((row) => rowOf(row, messages.records, locale))} />
      <Pagination
        className="mt-6"
        page={Math.min(view.page, pageCount)}
        pageCount={pageCount}
        onSelect={(page) => changeView({ page })}
        summary={fillTemplate(data.total === 1 ? pager.totalOne : pager.total, {
          count: data.total,
        })}
        labels={{ ...pager, page: (page) => fillTemplate(pager.page, { page }) }}
        sizes={{
          label: pager.size,
          value: view.size,
          labelOf: (size) => fillTemplate(pager.sizeOption, { size }),
          onSelect: (size) => changeView({ size, page: 1 }),
        }}
        jumpLabel={pager.jump}
      />
    </div>
  );
}

/** An empty list, with places for people who are still to come. */
function EmptyList({ title, text }: { title: string; text: string }) {
  return (
    <div className="campaigns:min-h-[344px] campaigns:place-content-center grid justify-items-center border-t-2 border-text text-center">
      <span aria-hidden="true" className="flex gap-3">
        {[0, 1, 2].map((place) => (
          <span
            key={place}
            className="size-12 rounded-full border-[1.5px] border-dashed border-control"
          />
        ))}
      </span>
      <h3 className="mt-5 text-h3 text-text">{title}</h3>
      <p className="mt-1.5 max-w-[28em]">{text}</p>
    </div>
  );
}

interface ListTableProps {
  caption: string;
  /** Headings of the four columns: person or award, time, status, sum. */
  columns: readonly [string, string, string, string];
  rows: readonly InviteListRow[];
}

const cellStyles = 'campaigns:md:h-14';

/** A table of four columns; on phones a row takes two lines. The roles keep it a table where CSS makes it a grid. */
function ListTable({ caption, columns, rows }: ListTableProps) {
  return (
    <table role="table" className="block w-full text-left md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="text-xs text-text-3 max-md:sr-only">
        <tr role="row" className="border-b-2 border-text">
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={cn('h-11 font-normal', index === 3 ? 'text-right' : 'pr-4')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className="campaigns:max-md:border-text block max-md:border-t-2 md:table-row-group"
      >
        {rows.map((row, index) => (
          <tr
            // Rows have no id of their own, so the position distinguishes two rows of the same second.
            key={`${row.at}-${index}`}
            role="row"
            className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-b border-line-2 py-3.5 text-text md:table-row md:py-0"
          >
            <td role="cell" className={cn(cellStyles, 'font-bold wrap-anywhere md:pr-4')}>
              {row.main}
            </td>
            <td
              role="cell"
              className={cn(cellStyles, 'text-sm text-text-2 max-md:row-start-2 md:pr-4')}
            >
              <time dateTime={row.at}>{row.time}</time>
            </td>
            <td
              role="cell"
              className={cn(cellStyles, 'max-md:row-start-2 max-md:text-right md:pr-4')}
            >
              <Badge tone={row.tone}>{row.status}</Badge>
            </td>
            <td
              role="cell"
              className={cn(
                cellStyles,
                'text-right font-num font-bold max-md:col-start-2 max-md:row-start-1',
              )}
            >
              {row.amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
