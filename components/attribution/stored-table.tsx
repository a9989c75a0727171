import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { storedGroups, storedItems, type StoredItem } from '@/lib/content/legal/stored';
import { pagePath } from '@/lib/i18n/paths';
import { StoredValue } from './records/islands';

const columns = ['purpose', 'life', 'value'] as const;
const cell = 'grid grid-cols-[5.5em_1fr] gap-3 py-1 md:table-cell md:py-3.5 md:pr-5 md:align-top';

/** Everything the site may store, by kind, with what stands there now; folded, for those who look it up. */
export function StoredTable() {
  const t = useTranslations('attribution.table');
  const locale = useLocale();
  return (
    <div className="wrap pb-14 text-text-2 md:pb-20">
      <details className="group border-y border-line-2">
        <summary className="grid min-h-16 cursor-pointer grid-cols-[1fr_auto] content-center items-center gap-x-4 py-3 text-text hover:text-blue-700">
          <span>
            <b id="stored-title" className="block text-[18px]">
              {t('title')}
            </b>
            <span className="text-sm text-text-3">{t('lead')}</span>
          </span>
          <Icon name="chevron-down" size={22} className="text-blue-600 group-open:rotate-180" />
        </summary>
        <table
          aria-labelledby="stored-title"
          className="block w-full text-left text-[15px] md:table md:table-fixed"
        >
          <thead className="max-md:sr-only">
            <tr className="text-sm text-text">
              {(['name', ...columns] as const).map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="w-1/4 pr-5 pb-2 first:w-[27%] lg:first:w-[20%]"
                >
                  {t(`head.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          {storedGroups.map((group) => (
            <tbody key={group} className="block md:table-row-group">
              <tr className="block border-b-2 border-text md:table-row">
                <th
                  scope="rowgroup"
                  colSpan={4}
                  className="block pt-7 pb-2 text-[18px] text-blue-700 md:table-cell"
                >
                  {t(`groups.${group}`)}
                </th>
              </tr>
              {storedItems
                .filter((item) => item.group === group)
                .map((item) => (
                  <Row key={item.name} item={item} />
                ))}
            </tbody>
          ))}
        </table>
        <TextLink href={pagePath(locale, '/protocol/privacyservice', '#cookies')} className="my-4">
          {t('privacy')}
        </TextLink>
      </details>
    </div>
  );
}

function Row({ item: { name, group, purpose, life, sealed } }: { item: StoredItem }) {
  const t = useTranslations('attribution.table');
  const locale = useLocale();
  const words = { empty: t('empty'), blocked: t('blocked'), more: String(t.raw('more')) };
  const value = sealed ? (
    <span className="text-text-3">{t('sealed')}</span>
  ) : (
    <StoredValue name={name} group={group} words={words} />
  );
  const cells = { purpose: purpose[locale], life: life[locale], value };
  return (
    <tr className="block border-b border-line-2 py-3 md:table-row">
      <th
        scope="row"
        className="block pb-1 font-mono text-base wrap-anywhere text-text md:table-cell md:py-3.5 md:pr-5 md:align-top md:text-[15px] lg:text-base"
      >
        {name}
      </th>
      {columns.map((column) => (
        <td key={column} className={cell}>
          <span aria-hidden="true" className="text-sm text-text-3 md:hidden">
            {t(`head.${column}`)}
          </span>
          <span>{cells[column]}</span>
        </td>
      ))}
    </tr>
  );
}
