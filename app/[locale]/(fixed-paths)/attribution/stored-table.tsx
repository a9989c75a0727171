import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PageTextLink } from '@/components/sections/page-text-link';
import { storedGroups, storedItems, type StoredItem } from '@/lib/content/legal/browser-storage';
import { StoredValue } from './attribution-islands';

/**
 * The current values in this browser, by kind. The list is folded; visitors who want to look up a value unfold it. The
 * privacy agreement says what each value is for.
 */
export function StoredTable() {
  const t = useTranslations('attribution.table');
  return (
    <div className="wrap pb-14 text-text-2 md:pb-18">
      <details className="group product:group border-y border-line-2">
        <summary className="grid min-h-16 cursor-pointer grid-cols-[1fr_auto] content-center items-center gap-x-4 py-3 text-text hover:text-blue-700">
          <b id="stored-table-title" className="text-[1.125rem]">
            {t('title')}
          </b>
          <Icon name="chevron-down" size={22} className="text-blue-600 group-open:rotate-180" />
        </summary>
        <PageTextLink path="/protocol/privacyservice" suffix="#cookies">
          {t('privacy')}
        </PageTextLink>
        <table aria-labelledby="stored-table-title" className="mb-6 w-full table-fixed text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('head.name')}</th>
              <th scope="col">{t('head.value')}</th>
            </tr>
          </thead>
          {storedGroups.map((group) => (
            <tbody key={group}>
              <tr className="border-b-2 border-text">
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-7 pb-2 text-[1.125rem] text-blue-700"
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
      </details>
    </div>
  );
}

function Row({ item: { name, group, isSealed } }: { item: StoredItem }) {
  const t = useTranslations('attribution.table');
  const messages = { empty: t('empty'), blocked: t('blocked'), more: String(t.raw('more')) };
  return (
    <tr className="border-b border-line-2 align-top text-[0.9375rem]">
      <th scope="row" className="py-3 pr-5 font-mono wrap-anywhere text-text">
        {name}
      </th>
      <td className="py-3">
        {isSealed ? (
          <span className="text-text-3">{t('sealed')}</span>
        ) : (
          <StoredValue name={name} group={group} messages={messages} />
        )}
      </td>
    </tr>
  );
}
