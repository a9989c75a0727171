import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import { hasNoEnd } from '@/lib/campaigns/campaign-period';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import { periodTexts, type InviteTerms } from '@/lib/campaigns/invite-terms';

const countedKeys = ['phone', 'code', 'period'] as const;
const excludedKeys = ['self', 'known'] as const;
const itemStyles = 'flex items-center gap-4 border-b border-line-2 py-5';
/** A circle for a person: a full circle is a person who counts, a dashed circle a person who does not. */
const circleStyles = 'grid size-9 flex-none place-items-center rounded-full';

/** When a reward arrives or, where the number of days is not configured, where the inviter sees that it has arrived. */
export async function getInvitePayoutText(): Promise<string> {
  const [t, { reward_form: rewardForm, reward_days: rewardDays, sampleMark }] = await Promise.all([
    getTranslations('inviteRefund.rules.terms'),
    getCompanyTerms(),
  ]);
  return rewardForm && rewardDays
    ? t(`payoutAs.${rewardForm}`, { days: rewardDays, sample: sampleMark })
    : t('payoutValue');
}

/** Says who counts and who does not, then the terms of the activity. */
export async function InviteRules({ terms: { reward, period } }: { terms: InviteTerms }) {
  const [t, locale, { reward_form: rewardForm }, payout] = await Promise.all([
    getTranslations('inviteRefund.rules'),
    getLocale(),
    getCompanyTerms(),
    getInvitePayoutText(),
  ]);
  const periodDays = periodTexts(period, locale);
  const rows = [
    ...(periodDays && period
      ? [
          [
            t('terms.period'),
            t(hasNoEnd(period) ? 'terms.noEnd' : 'terms.periodValue', periodDays),
          ] as const,
        ]
      : []),
    ...(reward === null
      ? []
      : [
          [
            t('terms.reward'),
            t(rewardForm === 'coupon' ? 'terms.rewardCoupon' : 'terms.rewardValue', { reward }),
          ] as const,
        ]),
    [t('terms.payout'), payout],
  ] as const;
  return (
    <Section id="rules" labelledBy="invite-rules-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="invite-rules-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div>
          <div className="grid gap-10 md:grid-cols-2 md:gap-14">
            <div>
              <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('counts.title')}</h3>
              <ul>
                {countedKeys.map((key) => (
                  <li key={key} className={`${itemStyles} text-text`}>
                    <span className={`${circleStyles} bg-blue-600 text-white`}>
                      <Icon name="check" size={18} />
                    </span>
                    {t(`counts.items.${key}`)}
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <h3 className="border-b-2 border-line-2 pb-3 text-h3 text-text">{t('not.title')}</h3>
              <ul>
                {excludedKeys.map((key) => (
                  <li key={key} className={itemStyles}>
                    <span
                      className={`${circleStyles} border-[1.5px] border-dashed border-control text-text-3`}
                    >
                      <Icon name="close" size={16} />
                    </span>
                    {t(`not.items.${key}`)}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <dl className="mt-12 md:mt-16">
            {rows.map(([term, value]) => (
              <div
                key={term}
                className="grid gap-x-6 gap-y-1 border-t border-line-2 py-4 last:border-b md:grid-cols-[8em_1fr]"
              >
                <dt className="text-text-3">{term}</dt>
                <dd className="text-text">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
