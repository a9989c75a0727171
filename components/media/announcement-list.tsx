import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { announcements } from '@/lib/content/lists';

/** Our own announcements, and how a report of somebody else gets listed. */
export async function AnnouncementList() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media')]);
  return (
    <section aria-labelledby="own-title" className="wrap py-12 text-text-2 md:py-20">
      <h2 id="own-title" className="text-sm font-normal text-text-3">
        {t('own.title')}
      </h2>
      <ol className="mt-4 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {announcements.map(({ id, publishedOn, text }, index) => (
          <li
            key={id}
            id={id}
            className="border-t border-line-2 pt-5 first:border-t-2 first:border-text md:first:col-span-2 md:first:pt-7 md:first:pb-4"
          >
            <time dateTime={publishedOn} className="font-bold text-blue-700">
              {longDay(publishedOn, locale)}
            </time>
            <h3
              className={
                index === 0
                  ? 'mt-1 text-[clamp(26px,3.4vw,44px)] leading-tight text-text'
                  : 'mt-1 text-h3 text-text'
              }
            >
              {text[locale].title}
            </h3>
            <p className={index === 0 ? 'mt-3 max-w-[44em] text-lead' : 'mt-2 max-w-[36em]'}>
              {text[locale].summary}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-[52em] border-t border-line pt-5 text-sm text-text-3">
        {t('outside')}
      </p>
    </section>
  );
}
