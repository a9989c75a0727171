import { getLocale, getTranslations } from 'next-intl/server';
import { longDay } from '@/components/editorial/day';
import { announcements } from '@/lib/content/media';

/** Our own announcements, and plainly that nobody else has written yet. */
export async function AnnouncementList() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media')]);
  return (
    <section aria-labelledby="own-title" className="wrap pt-12 pb-16 text-text-2 md:pt-16 md:pb-22">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[8fr_4fr]">
        <div>
          <h2 id="own-title" className="text-h2 text-text">
            {t('own.title')}
          </h2>
          <ol className="mt-6 border-t-2 border-text">
            {announcements.map(({ id, publishedOn, text }) => (
              <li key={id} id={id} className="border-b border-line-2 py-7">
                <p className="text-sm text-text-3">
                  <time dateTime={publishedOn}>{longDay(publishedOn, locale)}</time>
                </p>
                <h3 className="mt-1 text-[20px] leading-snug text-text md:text-[24px]">
                  {text[locale].title}
                </h3>
                <p className="mt-2 max-w-[42em]">{text[locale].summary}</p>
              </li>
            ))}
          </ol>
        </div>
        <section aria-labelledby="outside-title">
          <h2 id="outside-title" className="text-h3 text-text">
            {t('outside.title')}
          </h2>
          <div className="mt-4 rounded-lg border-2 border-dashed border-line-2 p-6">
            <p className="font-bold text-text">{t('outside.empty')}</p>
            <p className="mt-2">{t('outside.text')}</p>
          </div>
        </section>
      </div>
    </section>
  );
}
