import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { announcements } from '@/lib/content/media';

/** Our own announcements, and how a report of somebody else gets listed. */
export async function AnnouncementList() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media')]);
  return (
    <section aria-labelledby="own-title" className="wrap py-12 text-text-2 md:py-16">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[3fr_9fr]">
        <h2 id="own-title" className="text-h3 text-text lg:pt-4">
          {t('own.title')}
        </h2>
        <ol>
          {announcements.map(({ id, publishedOn, text }) => (
            <li
              key={id}
              id={id}
              className="grid gap-x-6 border-b border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <time dateTime={publishedOn} className="text-sm leading-7 text-text-3">
                {longDay(publishedOn, locale)}
              </time>
              <div>
                <h3 className="text-[18px] leading-snug text-text">{text[locale].title}</h3>
                <p className="mt-1 max-w-[42em] text-[15px]">{text[locale].summary}</p>
              </div>
            </li>
          ))}
          <li className="py-4 text-sm md:pl-[10.5rem]">{t('outside')}</li>
        </ol>
      </div>
    </section>
  );
}
