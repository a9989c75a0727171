import { getLocale, getTranslations } from 'next-intl/server';
import { FilteredItem } from '@/components/content/filter-links';
import { formatLongDay, formatShortDay } from '@/lib/core/i18n/dates';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import {
  changelogAnchorOf,
  changelog,
  firstReleaseDay,
  releaseDaysOf,
  type ChangelogEntry,
} from '@/lib/content/changelog-announcements-apps';

/** The number of entries shown below the newest entry; earlier entries are folded. */
const unfoldedCount = 7;

const newestEntry = changelog.find(({ beta }) => !beta);
const otherEntries = changelog.filter((entry) => entry !== newestEntry);

// With a chosen product line all of its versions are shown: there is little to fold, and no version may be overlooked.
const filteredStyles = {
  older:
    'group-has-[[aria-current=true]:not([href="?"])]/list:details-content:[content-visibility:visible]',
  summary: 'group-has-[[aria-current=true]:not([href="?"])]/list:hidden',
} as const;

/** The newest release in large, then the other releases on one time line, newest first, with the oldest folded. */
export async function EntryList() {
  const t = await getTranslations('changelog');
  const olderEntries = otherEntries.slice(unfoldedCount);
  return (
    <>
      <ol>
        {newestEntry && <Entry entry={newestEntry} isLarge />}
        {otherEntries.slice(0, unfoldedCount).map((entry) => (
          <Entry key={changelogAnchorOf(entry)} entry={entry} />
        ))}
      </ol>
      {olderEntries.length > 0 && (
        <details className={cn('group/older company:group/older', filteredStyles.older)}>
          <summary
            className={cn(
              'flex min-h-16 cursor-pointer items-center justify-between gap-4 border-b border-line-2 font-bold text-blue-700 hover:text-blue-800',
              filteredStyles.summary,
            )}
          >
            {t('older', { count: olderEntries.length })}
            <Icon
              name="chevron-down"
              size={22}
              className="company:group-open/older:rotate-180 flex-none"
            />
          </summary>
          <ol>
            {olderEntries.map((entry) => (
              <Entry key={changelogAnchorOf(entry)} entry={entry} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

const entryLooks = {
  large: {
    row: 'grid gap-x-10 gap-y-4 rounded-lg bg-blue-50 p-6 company:has-target:ring-2 company:has-target:ring-blue-600 company:md:grid-cols-[260px_1fr] md:p-10',
    version: 'company:text-[clamp(3rem,6vw,4.75rem)] leading-none tracking-tight',
    changes: 'gap-2 text-[1.0625rem] md:text-[1.1875rem]',
  },
  plain: {
    row: 'grid gap-x-10 gap-y-2 border-b border-line-2 py-5 company:has-target:bg-blue-50 md:grid-cols-[200px_1fr] md:py-6 company:has-target:md:-mx-6 company:has-target:md:px-6 company:lg:grid-cols-[260px_1fr]',
    version: 'text-[1.375rem] leading-tight',
    changes: 'gap-1 text-[0.9375rem]',
  },
} as const;

async function Entry({ entry, isLarge = false }: { entry: ChangelogEntry; isLarge?: boolean }) {
  const look = entryLooks[isLarge ? 'large' : 'plain'];
  const [locale, t] = await Promise.all([getLocale(), getTranslations('changelog')]);
  const anchor = changelogAnchorOf(entry);
  const releaseDays = releaseDaysOf(entry);
  const name = t(`lines.${entry.line}.name`);
  return (
    <FilteredItem row={{ line: entry.line }} className={look.row}>
      <div>
        <p className="text-sm text-text-3">
          {isLarge && `${t('newest')} · `}
          <time dateTime={firstReleaseDay(entry)}>
            {formatLongDay(firstReleaseDay(entry), locale)}
          </time>
        </p>
        <h3 id={anchor} className="company:scroll-mt-10 mt-1 text-base text-text">
          <a
            href={`#${anchor}`}
            aria-label={t('anchor', { name, version: entry.version })}
            className={cn('block font-num font-bold hover:text-blue-700', look.version)}
          >
            {entry.version}
          </a>
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {entry.beta && <Badge tone="idle">{t('beta')}</Badge>}
          </span>
        </h3>
      </div>
      <div>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-3">
          {releaseDays.map(([system, day]) => (
            <span key={system}>
              {releaseDays.length > 1 ? `${system} ${formatShortDay(day, locale)}` : system}
            </span>
          ))}
        </p>
        <ul
          className={cn(
            'mt-1 grid max-w-[44em] list-disc pl-5 text-text marker:text-blue-600',
            look.changes,
          )}
        >
          {entry.changes[locale].map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {entry.beta && <p className="mt-3 text-sm text-text-3">{t('betaNote')}</p>}
      </div>
    </FilteredItem>
  );
}
