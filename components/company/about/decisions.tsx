import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';

const decisions = ['password', 'ask', 'log', 'share', 'promise'] as const;

/** Values as decisions: what we do, and what we left undone for it. */
export function Decisions() {
  const t = useTranslations('about.decisions');
  return (
    <Section tone="mist" labelledBy="decisions-title">
      <div className="wrap">
        <SectionHead id="decisions-title" title={t('title')} lead={t('lead')} />
        <ol className="border-b border-line-2">
          {decisions.map((decision) => (
            <li
              key={decision}
              className="grid gap-x-12 gap-y-2 border-t border-line-2 py-7 lg:grid-cols-[5fr_4fr_4fr]"
            >
              <h3 className="text-h3 text-text">{t(`items.${decision}.title`)}</h3>
              <p className="text-text">{t(`items.${decision}.text`)}</p>
              <p className="text-text-3">
                <span className="mr-2 font-bold text-text-2">{t('instead')}</span>
                {t(`items.${decision}.instead`)}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
