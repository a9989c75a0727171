import { useTranslations } from 'next-intl';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';

const sides = {
  yes: ['count', 'reward', 'phone'],
  no: ['stores', 'passwords', 'orders'],
} as const;
const rules = ['when', 'last', 'use'] as const;

/** What whoever sent the visitor gets to see, and the rules behind the record (A3, A5–A7). */
export function SeenByPromoter() {
  const t = useTranslations('attribution.seen');
  const ruleWords = useTranslations('attribution.rules');
  return (
    <Section labelledBy="seen-title" padded={false} className="py-12 md:py-20">
      <div className="wrap">
        <h2 id="seen-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div className="mt-6 grid gap-x-14 gap-y-8 md:grid-cols-2">
          <div>
            <h3 className="flex items-center gap-2 border-b-2 border-text pb-3 text-text">
              <Icon name="check" /> {t('yes.title')}
            </h3>
            <ul>
              {sides.yes.map((item) => (
                <li key={item} className="border-b border-line py-3.5">
                  {t(`yes.items.${item}`)}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="flex items-center gap-2 border-b-2 border-text pb-3 text-text">
              <Icon name="close" /> {t('no.title')}
            </h3>
            <ul>
              {sides.no.map((item) => (
                <li key={item} className="border-b border-line py-3.5">
                  {t(`no.items.${item}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <dl className="mt-12 grid gap-x-14 gap-y-6 md:grid-cols-3">
          {rules.map((rule) => (
            <div key={rule}>
              <dt className="font-bold text-text">{ruleWords(`${rule}.term`)}</dt>
              <dd className="mt-1 text-[15px]">{ruleWords(`${rule}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
