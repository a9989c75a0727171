import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { Icon } from '@/components/ui/icon';
import { supportHours } from '@/lib/site';
import { periodWords } from './period';
import type { InviteTerms } from './terms';

const counts = ['phone', 'code', 'period'] as const;
const not = ['self', 'known'] as const;
const item = 'flex items-center gap-4 border-b border-line-2 py-5';
/** Circle = person: a full one counts, a dashed one does not. */
const mark = 'grid size-9 flex-none place-items-center rounded-full';

/** Who counts and who does not, then the facts of the activity. */
export async function InviteRules({ terms: { reward, period } }: { terms: InviteTerms }) {
  const [t, locale] = await Promise.all([getTranslations('inviteRefund.rules'), getLocale()]);
  const days = periodWords(period, locale);
  const facts = [
    [t('facts.period'), days ? t('facts.periodValue', days) : t('facts.periodAny')],
    [
      t('facts.reward'),
      reward === null ? t('facts.rewardAny') : t('facts.rewardValue', { reward }),
    ],
    [t('facts.payout'), t('facts.payoutValue')],
    [t('facts.questions'), t('facts.questionsValue', supportHours)],
  ] as const;
  return (
    <Section id="rules" labelledBy="rules-title">
      <div className="wrap grid gap-10 lg:grid-cols-[3fr_9fr] lg:gap-14">
        <h2 id="rules-title" className="text-h2 text-text">
          {t('title')}
        </h2>
        <div>
          <div className="grid gap-10 md:grid-cols-2 md:gap-14">
            <div>
              <h3 className="border-b-2 border-text pb-3 text-h3 text-text">{t('counts.title')}</h3>
              <ul>
                {counts.map((key) => (
                  <li key={key} className={`${item} text-text`}>
                    <span className={`${mark} bg-blue-600 text-white`}>
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
                {not.map((key) => (
                  <li key={key} className={item}>
                    <span
                      className={`${mark} border-[1.5px] border-dashed border-control text-text-3`}
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
            {facts.map(([term, value]) => (
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
