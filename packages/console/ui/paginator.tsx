import { getTranslations } from 'next-intl/server';
import { consolePageSizes } from '@superbrowser/backend/records/page-sizes';
import { pathWithQuery, type QueryParams } from '@superbrowser/console/lib/url-query';

interface PaginatorProps {
  readonly path: string;
  /** The filters of the list. */
  readonly filterParams: QueryParams;
  readonly page: number;
  readonly pageCount: number;
  readonly size: number;
  readonly total: number;
  /** Whether more records match than `total`. */
  readonly isTotalCapped: boolean;
  /** Cursors of the first and last row, to read the adjacent pages without counting. */
  readonly firstCursor: string | undefined;
  readonly lastCursor: string | undefined;
}

const linkStyle =
  'inline-flex min-h-11 items-center rounded-sm px-3 font-bold text-blue-700 hover:bg-blue-50';
const fieldStyle = 'min-h-11 rounded-sm border border-control bg-paper px-2';

async function NeighborLinks(props: PaginatorProps) {
  const t = await getTranslations('console.list');
  const { path, filterParams, page, pageCount, size, firstCursor, lastCursor } = props;
  const pageUrl = (number: number, cursorParam: QueryParams = {}) =>
    pathWithQuery(path, { ...filterParams, size, page: number, ...cursorParam });
  return (
    <>
      {page > 1 && (
        <>
          <a href={pageUrl(1)} className={linkStyle}>
            {t('first')}
          </a>
          <a href={pageUrl(page - 1, { before: firstCursor })} rel="prev" className={linkStyle}>
            {t('previous')}
          </a>
        </>
      )}
      {page < pageCount && (
        <a href={pageUrl(page + 1, { after: lastCursor })} rel="next" className={linkStyle}>
          {t('next')}
        </a>
      )}
    </>
  );
}

/** The number of records, links to the adjacent pages, and a field for any other page. */
export async function Paginator(props: PaginatorProps) {
  const t = await getTranslations('console.list');
  const { path, filterParams, page, pageCount, size, total, isTotalCapped } = props;
  const filters = Object.entries(filterParams).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  return (
    <nav aria-label={t('pages')} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-text-2">
        {t(isTotalCapped ? 'more' : 'total', { total })} {t('page', { page, pages: pageCount })}
      </p>
      <NeighborLinks {...props} />
      <form action={path} className="flex flex-wrap items-center gap-2">
        {filters.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="flex items-center gap-2">
          {t('jump')}
          <input
            name="page"
            inputMode="numeric"
            pattern="\d*"
            defaultValue={page}
            className={`${fieldStyle} w-20`}
          />
        </label>
        <label className="flex items-center gap-2">
          {t('size')}
          <select name="size" defaultValue={size} className={fieldStyle}>
            {consolePageSizes.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </select>
        </label>
        <button className={`${linkStyle} cursor-pointer`}>{t('go')}</button>
      </form>
    </nav>
  );
}
