import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { directLines, responsePromise } from '@/lib/site';

/** Whom a journalist asks, and what they get by when; without a line of ours, the form (B7). */
export async function PressContact() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media.contact')]);
  return (
    <section
      aria-labelledby="press-title"
      className="wrap grid items-center gap-x-14 gap-y-6 py-12 text-text-2 md:py-16 lg:grid-cols-[7fr_5fr]"
    >
      <div>
        <h2 id="press-title" className="text-h3 text-text">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[36em]">{t('text', { promise: responsePromise[locale] })}</p>
      </div>
      <div className="flex flex-wrap gap-x-8 lg:justify-end">
        {directLines.map(({ kind, text, href }) => (
          <a
            key={kind}
            href={href}
            className="inline-flex min-h-11 items-center text-[20px] font-bold wrap-anywhere text-blue-700 hover:underline"
          >
            {text}
          </a>
        ))}
        {directLines.length === 0 && (
          <ButtonLink variant="outline" href={pagePath(locale, '/feedback')}>
            {t('write')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
