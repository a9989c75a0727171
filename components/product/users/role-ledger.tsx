import { useTranslations } from 'next-intl';
import { ScenePicture } from '@/components/demo/scene-picture';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ScrollRow } from '@/components/ui/list/scroll-row';
import { phoneStill } from '../phone/phone-still';

const roles = ['owner', 'manager', 'employee'] as const;
/** Whose seat the stores are seen from. */
const seats = { owner: 'seat-you', manager: 'seat-lin', employee: 'seat-zhou' } as const;
const points = ['first', 'second', 'third'] as const;

/** The same eight stores from each seat, what the role is afraid of, and what it gets instead. */
export function RoleLedger() {
  const t = useTranslations('browserUsers.ledger');
  const names = useTranslations('mockups.roles');
  return (
    <Section labelledBy="ledger-title">
      <div className="wrap">
        <h2 id="ledger-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <ScrollRow
          label={t('seats')}
          className="mt-8 md:mt-14 md:grid md:grid-cols-3 md:gap-6 lg:gap-10"
        >
          {roles.map((role) => (
            <section key={role} aria-labelledby={`role-${role}`}>
              <h3 id={`role-${role}`} className="text-[28px] leading-tight text-text">
                {names(role)}
              </h3>
              <ScenePicture scene="open-store" crop={seats[role]} className={phoneStill} />
              <p className="mt-6 border-l-4 border-line-2 pl-4 text-text-3">{t(`${role}.fear`)}</p>
              <ul className="mt-5">
                {points.map((point) => (
                  <li key={point} className="border-t border-line-2 py-3.5 text-text">
                    {t(`${role}.${point}`)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
}
