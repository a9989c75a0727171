import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { site } from '@/lib/site';
import { SupportDay } from './support-day';

/** Somebody to reach: open or not, the number, the codes, and where the office is; what is not configured is left out (B7). */
export function ReachCard({ children }: { children?: ReactNode }) {
  const t = useTranslations('contact.card');
  const locale = useLocale();
  const { legalName, address, phone, email } = site.company;
  const rows = [
    ['languages', t('languages.value')],
    ['email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['company', legalName],
    ['address', address],
    ['visit', phone && address && t('visit.value')],
  ] as const;
  return (
    <section
      aria-labelledby="reach-title"
      className="self-start rounded-lg bg-mist p-6 md:p-8 lg:sticky lg:top-6"
    >
      <h2 id="reach-title" className="sr-only">
        {t('title')}
      </h2>
      <SupportDay />
      <div className="mt-6 grid gap-3">
        {phone && (
          <ButtonLink size="lg" href={`tel:${phone}`}>
            {t('call', { phone })}
          </ButtonLink>
        )}
        <ButtonLink
          size="lg"
          variant={phone ? 'outline' : 'primary'}
          href={pagePath(locale, phone ? '/contact/new' : '/feedback')}
        >
          {t(phone ? 'choose' : 'write')}
        </ButtonLink>
      </div>
      {children}
      <dl className="mt-6 border-t border-line-2 pt-2 text-[15px]">
        {rows.map(
          ([key, value]) =>
            value && (
              <div key={key} className="flex justify-between gap-6 py-2">
                <dt className="flex-none text-text-3">{t(`${key}.name`)}</dt>
                <dd className="text-right break-words text-text [&_a]:break-all [&_a]:underline">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
