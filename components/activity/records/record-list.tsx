import { useEffect } from 'react';
import { replaceQuery } from '@/components/ui/address-store';
import { cn } from '@/components/ui/cn';
import { Pagination } from '@/components/ui/list/pagination';
import type { Page } from '@/lib/answers';
import { Bone } from '../invite-panel/bone';
import { Failed } from '../invite-panel/failed';
import { fill } from '@/components/ui/fill';
import type { InvitePanelProps } from '../invite-panel/types';
import { useRead } from '../invite-panel/use-read';
import { RecordEmpty } from './record-empty';
import { RecordTable, type RecordTableProps } from './record-table';
import type { RecordRow } from './rows';
import { pageCountOf, pathOf, queryOf, type RecordView } from './view';

export interface RecordListProps<Row> extends Pick<InvitePanelProps, 'words' | 'locale'> {
  view: RecordView;
  table: Omit<RecordTableProps, 'rows'>;
  empty: { title: string; text: string };
  rowOf: (
    row: Row,
    words: InvitePanelProps['words']['records'],
    locale: InvitePanelProps['locale'],
  ) => RecordRow;
}

const go = (change: Partial<RecordView>) => replaceQuery(queryOf(change));

function Loading({ label }: { label: string }) {
  return (
    <div className="border-t-2 border-text">
      <p className="sr-only">{label}</p>
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="flex h-[60px] items-center justify-between border-b border-line-2"
        >
          <Bone className="h-5 w-2/5" />
          <Bone className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

/** One record with its paging; the page before stays in view while the next one is read. */
export function RecordList<Row>({
  words,
  locale,
  view,
  table,
  empty,
  rowOf,
}: RecordListProps<Row>) {
  const { data, failure, busy, retry } = useRead<Page<Row>>(pathOf(view), {
    keepPreviousData: true,
  });
  const pageCount = data && pageCountOf(data.total, view.size);
  // An address may name a page the record has not; while the next page is on its way, `data` is the last one's.
  const past = pageCount !== undefined && !busy && view.page > pageCount ? pageCount : null;
  useEffect(() => {
    if (past !== null) go({ page: past });
  }, [past]);
  const { pager } = words.records;

  if (failure !== undefined)
    return (
      <Failed
        className="min-h-[344px] content-center justify-center border-t-2 border-text"
        text={failure || words.failed}
        retry={words.retry}
        busy={busy}
        onRetry={retry}
      />
    );
  if (!data || pageCount === undefined || past !== null) return <Loading label={words.loading} />;
  if (data.total === 0) return <RecordEmpty {...empty} />;
  return (
    <div aria-busy={busy} className={cn('min-h-[344px]', busy && 'opacity-60')}>
      <RecordTable {...table} rows={data.list.map((row) => rowOf(row, words.records, locale))} />
      <Pagination
        className="mt-6"
        page={Math.min(view.page, pageCount)}
        pageCount={pageCount}
        onSelect={(page) => go({ page })}
        summary={fill(data.total === 1 ? pager.totalOne : pager.total, { count: data.total })}
        labels={{ ...pager, page: (page) => fill(pager.page, { page }) }}
        sizes={{
          label: pager.size,
          value: view.size,
          option: (size) => fill(pager.sizeOption, { size }),
          onSelect: (size) => go({ size, page: 1 }),
        }}
        jump={pager.jump}
      />
    </div>
  );
}
