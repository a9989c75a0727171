import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { PageTextLink } from '@/components/sections/page-text-link';
import { DirectContacts } from './steps-and-contacts';

/** Says what the cancellation requires, what it deletes, and what is not paid back. */
export function CancelTerms() {
  const t = useTranslations('cancelAccount');
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      <Term
        title={t('conditions.title')}
        items={[t('conditions.owner'), t('conditions.team'), t('conditions.orders')]}
      />
      <Term
        title={t('consequences.title')}
        items={[
          t('consequences.login'),
          t('consequences.stores'),
          t('consequences.records', { days: retentionDays.backups }),
          t('consequences.coupons'),
        ]}
      />
      <Term title={t('refund.title')} items={[t('refund.prepaid'), t('refund.dispute')]}>
        <PageTextLink path="/feedback">{t('refund.feedback')}</PageTextLink>
      </Term>
    </div>
  );
}

function Term({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly string[];
  children?: ReactNode;
}) {
  return (
    <section>
      <h2 className="mb-4 text-h3 text-text">{title}</h2>
      <RuledNotes items={items} />
      {children}
    </section>
  );
}

/** Names what a visitor can do instead of canceling. */
export function CancelAlternatives() {
  const t = useTranslations('cancelAccount.alternatives');
  const common = useTranslations('applications.common');
  return (
    <aside className="mt-10">
      <h3 className="mb-4 text-h3 text-text">{t('title')}</h3>
      <RuledNotes items={[t('phone'), t('pause'), t('staff')]} />
      <DirectContacts title={common('direct')} level={3} />
    </aside>
  );
}

function RuledNotes({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-b border-line-2">
      {items.map((item) => (
        <li key={item} className="border-t border-line-2 py-3.5 text-[0.9375rem] leading-relaxed">
          {item}
        </li>
      ))}
    </ul>
  );
}
