import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { mostANetworkADay, mostSourcesADay } from '@superbrowser/contract/records/figures';
import { keptDays } from '@superbrowser/contract/records/kept-days';

const items = [
  'visits',
  'downloads',
  'forms',
  'repeats',
  'robots',
  'excess',
  'days',
  'delay',
  'privacy',
] as const;

/** What each number means, for who is paid by it. */
export function HowCounted() {
  const t = useTranslations('partnersFigures.how');
  return (
    <Section tone="mist" labelledBy="how-title">
      <div className="wrap">
        <h2 id="how-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <dl className="mt-8 grid gap-x-14 gap-y-6 md:grid-cols-2">
          {items.map((item) => (
            <div key={item} className="border-t border-line-2 pt-4">
              <dt className="text-[18px] font-bold text-text">{t(`items.${item}.term`)}</dt>
              <dd className="mt-1">
                {t(`items.${item}.text`, {
                  days: keptDays.figures,
                  sources: mostSourcesADay,
                  most: mostANetworkADay,
                })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
