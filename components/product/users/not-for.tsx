import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';

const cases = ['one', 'share', 'evade'] as const;

/** Who should keep the money. */
export function NotFor() {
  const t = useTranslations('browserUsers.not');
  const locale = useLocale();
  return (
    <Section tone="blue" labelledBy="not-title">
      <div className="wrap grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="not-title" className="text-h2">
            <Phrases text={t('title')} />
          </h2>
          <p className="mt-4 text-white/90">{t('lead')}</p>
          <div className="mt-8">
            <ButtonLink size="lg" variant="inverse" href={pagePath(locale, '/cores')}>
              {t('cores')}
            </ButtonLink>
          </div>
        </div>
        <ul className="border-b border-white/40">
          {cases.map((key) => (
            <li key={key} className="border-t border-white/40 py-5">
              <h3 className="text-h3">{t(`${key}.title`)}</h3>
              <p className="mt-1 text-white/90">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
