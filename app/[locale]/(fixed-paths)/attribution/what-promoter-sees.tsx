import { useTranslations } from 'next-intl';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { site } from '@/lib/site';

const sides = [
  {
    side: 'yes',
    items: ['yes.items.count', 'yes.items.reward', 'yes.items.phone'],
    ground: 'bg-blue-50 text-text',
    icon: 'check',
    mark: 'text-blue-600',
  },
  {
    side: 'no',
    items: ['no.items.stores', 'no.items.passwords', 'no.items.orders'],
    ground: 'ground-ink text-on-ink',
    icon: 'lock',
    mark: 'text-blue-400',
  },
] as const;
const rules = [
  ['last.term', 'last.text'],
  // The trial's link carries the promoter if a trial site is configured (D9).
  ['use.term', site.webTrialUrl ? 'use.withTrial' : 'use.text'],
] as const;

/** What the visitor's promoter gets to see, and the rules of the record (A3, A5–A7). */
export function WhatPromoterSees() {
  const t = useTranslations('attribution.promoterSees');
  const ruleMessages = useTranslations('attribution.rules');
  return (
    <Section labelledBy="what-promoter-sees-title" hasPadding={false} className="py-12 md:py-18">
      <div className="wrap">
        <h2 id="what-promoter-sees-title" className="text-h2 text-text">
          <Phrases text={t('title')} />
        </h2>
        <div className="mt-7 grid overflow-hidden rounded-lg md:grid-cols-2">
          {sides.map(({ side, items, ground, icon, mark }) => (
            <div key={side} className={`p-6 md:p-10 ${ground}`}>
              <h3 className="text-sm font-normal opacity-80">{t(`${side}.title`)}</h3>
              <ul className="mt-3 grid gap-3 text-h3 font-bold">
                {items.map((item) => (
                  <li key={item} className="flex items-start gap-3">
                    <Icon
                      name={icon}
                      size={24}
                      className={`product:mt-[0.12em] flex-none ${mark}`}
                    />
                    {t(item)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <dl className="mt-10 grid gap-x-14 gap-y-6 md:grid-cols-2">
          {rules.map(([term, text]) => (
            <div key={term} className="border-t border-line-2 pt-4">
              <dt className="text-[1.125rem] font-bold text-text">{ruleMessages(term)}</dt>
              <dd className="mt-1">{ruleMessages(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
