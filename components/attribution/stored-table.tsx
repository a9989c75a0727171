import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { storedGroups, storedItems, type StoredItem } from '@/lib/content/legal/stored';
import { pagePath } from '@/lib/i18n/paths';
import { StoredValue } from './records/islands';

/** What stands in this browser now, by kind; folded, for those who look it up. What each is for the privacy agreement says. */
export function StoredTable() {
  const t = useTranslations('attribution.table');
  const locale = useLocale();
  return (
    <div className="wrap pb-14 text-text-2 md:pb-20">
      <details className="group border-y border-line-2">
        <summary className="grid min-h-16 cursor-pointer grid-cols-[1fr_auto] content-center items-center gap-x-4 py-3 text-text hover:text-blue-700">
          <b id="stored-title" className="text-[18px]">
            {t('title')}
          </b>
          <Icon name="chevron-down" size={22} className="text-blue-600 group-open:rotate-180" />
        </summary>
        <TextLink href={pagePath(locale, '/protocol/privacyservice', '#cookies')}>
          {t('privacy')}
        </TextLink>
        <table aria-labelledby="stored-title" className="mb-6 w-full table-fixed text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('head.name')}</th>
              <th scope="col">{t('head.value')}</th>
            </tr>
          </thead>
          {storedGroups.map((group) => (
            <tbody key={group}>
              <tr className="border-b-2 border-text">
                <th scope="rowgroup" colSpan={2} className="pt-7 pb-2 text-[18px] text-blue-700">
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

function Row({ item: { name, group, sealed } }: { item: StoredItem }) {
  const t = useTranslations('attribution.table');
  const words = { empty: t('empty'), blocked: t('blocked'), more: String(t.raw('more')) };
  return (
    <tr className="border-b border-line-2 align-top text-[15px]">
      <th scope="row" className="py-3 pr-5 font-mono wrap-anywhere text-text">
        {name}
      </th>
      <td className="py-3">
        {sealed ? (
          <span className="text-text-3">{t('sealed')}</span>
        ) : (
          <StoredValue name={name} group={group} words={words} />
        )}
      </td>
    </tr>
  );
}
