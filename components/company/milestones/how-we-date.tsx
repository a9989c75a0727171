import { useLocale, useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { TextLink } from '@/components/ui/text-link';
import { pagePath } from '@/lib/i18n/paths';

const rules = ['list', 'first', 'next'] as const;

/** What to know before changing to another version. */
export function HowWeDate() {
  const t = useTranslations('milestones.rules');
  const locale = useLocale();
  return (
    <Section tone="mist" labelledBy="rules-title">
      <div className="wrap grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
        <div>
          <h2 id="rules-title" className="text-h2 text-text">
            <Phrases text={t('title')} />
          </h2>
          <TextLink href={pagePath(locale, '/download/history')} className="mt-4">
            {t('history')}
          </TextLink>
        </div>
        <dl className="border-b border-line-2">
          {rules.map((rule) => (
            <div
              key={rule}
              className="grid gap-x-8 gap-y-1 border-t border-line-2 py-5 md:grid-cols-[14em_1fr]"
            >
              <dt className="font-bold text-text">{t(`items.${rule}.name`)}</dt>
              <dd>{t(`items.${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
