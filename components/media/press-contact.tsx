import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { directLines, responsePromise } from '@/lib/site';

/** Whom a journalist calls, and what they get by when. */
export async function PressContact() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('media.contact')]);
  return (
    <Section tone="ink" labelledBy="press-title">
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="press-title" className="text-h2 text-on-ink">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[32em]">{t('text', { promise: responsePromise[locale] })}</p>
        </div>
        <dl className="border-t border-ink-line">
          {directLines.map(({ kind, text, href }) => (
            <div key={kind} className="border-b border-ink-line py-5">
              <dt className="text-sm">{t(kind)}</dt>
              <dd>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-[clamp(20px,2.6vw,32px)] font-bold wrap-anywhere text-on-ink hover:text-blue-200"
                >
                  {text}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
