import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';

const roles = ['owner', 'manager', 'employee'] as const;
const points = ['first', 'second', 'third'] as const;

/** What each role is afraid of, and what it gets instead. */
export function RoleLedger() {
  const t = useTranslations('browserUsers.ledger');
  const names = useTranslations('mockups.roles');
  return (
    <Section labelledBy="ledger-title">
      <div className="wrap">
        <h2 id="ledger-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-8 grid gap-12 md:mt-14 lg:grid-cols-3 lg:gap-0">
          {roles.map((role) => (
            <section
              key={role}
              aria-labelledby={`role-${role}`}
              className="lg:border-l lg:border-line-2 lg:px-10 lg:first:border-0 lg:first:pl-0 lg:last:pr-0"
            >
              <h3 id={`role-${role}`} className="text-[28px] leading-tight text-text">
                {names(role)}
              </h3>
              <p className="mt-3 border-l-4 border-line-2 pl-4 text-text-3">{t(`${role}.fear`)}</p>
              <ul className="mt-5">
                {points.map((point) => (
                  <li key={point} className="border-t border-line-2 py-3.5 text-text">
                    {t(`${role}.${point}`)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
}
