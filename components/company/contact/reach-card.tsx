import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { site } from '@/lib/site';
import { SupportDay } from './support-day';

/** Whether somebody is there, in which languages, and where the office is; what is not configured is left out (B7). */
export function ReachCard({ children }: { children?: ReactNode }) {
  const t = useTranslations('contact.card');
  const { legalName, address, phone, email } = site.company;
  const rows = [
    ['languages', t('languages.value')],
    [
      'email',
      email && (
        <a href={`mailto:${email}`} className="text-blue-700 hover:underline">
          {email}
        </a>
      ),
    ],
    ['company', legalName],
    ['address', address],
    ['visit', phone && address && t('visit.value')],
  ] as const;
  return (
    <section
      aria-labelledby="reach-title"
      className="rounded-lg bg-paper p-6 shadow-2 ring-1 ring-line md:p-8"
    >
      <h2 id="reach-title" className="sr-only">
        {t('title')}
      </h2>
      <SupportDay />
      {children}
      <dl className="mt-5">
        {rows.map(
          ([key, value]) =>
            value && (
              <div key={key} className="flex justify-between gap-6 border-t border-line py-3">
                <dt className="flex-none text-text-3">{t(`${key}.name`)}</dt>
                <dd className="text-right font-bold wrap-anywhere text-text">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
