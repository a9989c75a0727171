import { getLocale, getTranslations } from 'next-intl/server';
import { Filtered } from '@/components/editorial/address-filter';
import { longDay, shortDay } from '@/components/editorial/day';
import { Badge } from '@/components/ui/badge';
import { anchorOf, changelog, firstDay } from '@/lib/content/changelog';
import type { ChangelogEntry } from '@/lib/content/types';

/** Every version on one line of time, newest first; each has an address of its own. */
export async function EntryList() {
  return (
    <ol className="border-t border-line-2">
      {changelog.map((entry) => (
        <Entry key={anchorOf(entry)} entry={entry} />
      ))}
    </ol>
  );
}

async function Entry({ entry }: { entry: ChangelogEntry }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('changelog')]);
  const anchor = anchorOf(entry);
  const name = t(`lines.${entry.line}.name`);
  return (
    <Filtered
      keys={{ line: entry.line }}
      className="grid gap-x-10 gap-y-3 border-b border-line-2 py-5 has-target:bg-blue-50 md:grid-cols-[200px_1fr] md:py-6 has-target:md:-mx-6 has-target:md:px-6 lg:grid-cols-[260px_1fr]"
    >
      <div>
        <p className="text-sm text-text-3">
          <time dateTime={firstDay(entry)}>{longDay(firstDay(entry), locale)}</time>
        </p>
        <h3 id={anchor} className="mt-1 scroll-mt-10 text-base text-text">
          <a
            href={`#${anchor}`}
            aria-label={t('anchor', { name, version: entry.version })}
            className="block font-num text-[22px] leading-tight font-bold hover:text-blue-700"
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
          {entry.systems.map(({ name: system, day }) => (
            <span key={system}>
              {entry.systems.length > 1 ? `${system} ${shortDay(day, locale)}` : system}
            </span>
          ))}
        </p>
        <ul className="mt-1 grid max-w-[44em] list-disc gap-1 pl-5 text-[15px] text-text marker:text-blue-600">
          {entry.changes[locale].map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {entry.beta && <p className="mt-3 text-sm text-text-3">{t('betaNote')}</p>}
      </div>
    </Filtered>
  );
}
