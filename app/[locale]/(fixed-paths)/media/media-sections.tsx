import { getLocale, getTranslations } from 'next-intl/server';
import { formatLongDay } from '@/lib/core/i18n/dates';
import { ButtonLink } from '@/components/ui/button';
import { announcements } from '@/lib/content/changelog-announcements-apps';
import { pagePath } from '@/lib/core/i18n/paths';
import { contactLinks } from '@/lib/site';

/** Our own announcements, and how a report in other media gets listed. */
export async function AnnouncementList() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media')]);
  return (
    <section aria-labelledby="announcement-list-title" className="wrap py-12 text-text-2 md:py-18">
      <h2 id="announcement-list-title" className="text-sm font-normal text-text-3">
        {t('own.title')}
      </h2>
      <ol className="mt-4 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {announcements.map(({ id, publishedOn, text }, index) => (
          <li
            key={id}
            id={id}
            className="company:first:border-t-2 company:first:border-text company:md:first:col-span-2 company:md:first:pt-7 company:md:first:pb-4 border-t border-line-2 pt-5"
          >
            <time dateTime={publishedOn} className="font-bold text-blue-700">
              {formatLongDay(publishedOn, locale)}
            </time>
            <h3
              className={
                index === 0
                  ? 'company:text-[clamp(1.625rem,3.4vw,2.75rem)] mt-1 leading-tight text-text'
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

/** The contact for journalists, and when they get which answer; without a telephone or address, the form (B7). */
export async function PressContact() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media.contact')]);
  return (
    <section
      aria-labelledby="press-contact-title"
      className="wrap grid items-center gap-x-14 gap-y-6 py-12 text-text-2 md:py-16 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2 id="press-contact-title" className="text-h3 text-text">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[36em]">{t('text')}</p>
      </div>
      <div className="flex flex-wrap gap-x-8 lg:justify-end">
        {contactLinks.map(({ kind, text, href }) => (
          <a
            key={kind}
            href={href}
            className="inline-flex min-h-11 items-center text-[1.25rem] font-bold wrap-anywhere text-blue-700 hover:underline"
          >
            {text}
          </a>
        ))}
        {contactLinks.length === 0 && (
          <ButtonLink variant="outline" href={pagePath(locale, '/feedback')}>
            {t('write')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
