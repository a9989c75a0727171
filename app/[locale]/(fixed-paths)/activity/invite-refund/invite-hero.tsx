import { getLocale, getTranslations } from 'next-intl/server';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { Avatar } from '@/components/ui/avatar';
import { DarkHero } from '@/components/sections/dark-hero';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { UprightCoupon } from '@/components/campaigns/upright-coupon';
import { officialOffers } from '@/lib/offers/official-offers';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import { periodTexts, type InviteTerms } from '@/lib/campaigns/invite-terms';

/**
 * Title and lead: they name a sum only while the activity promises a sum, and promise nothing once the activity is
 * over.
 */
async function getHeroMessages({ reward, state, period }: InviteTerms) {
  const [t, locale, { reward_form: rewardForm }] = await Promise.all([
    getTranslations('inviteRefund.hero'),
    getLocale(),
    getCompanyTerms(),
  ]);
  const periodDays = periodTexts(period, locale);
  const coupon = officialOffers.newUserCoupon;
  const note = periodDays && state === 'upcoming' ? t('upcoming', periodDays) : null;
  const sharedTexts = { rules: t('rules'), note };
  if (periodDays && state === 'ended') {
    const endedTexts = {
      title: t('titleEnded'),
      lead: t('ended', periodDays),
      action: t('actionEnded'),
    };
    return { ...sharedTexts, ...endedTexts };
  }
  const action = t('action');
  if (reward === null)
    return { ...sharedTexts, title: t('titleAny'), lead: t('leadAny', { coupon }), action };
  const [titleKey, leadKey] =
    rewardForm === 'coupon'
      ? (['titleCoupon', 'leadCoupon'] as const)
      : (['title', 'lead'] as const);
  return {
    ...sharedTexts,
    title: t(titleKey, { reward }),
    lead: t(leadKey, { reward, coupon }),
    action,
  };
}

/** The hero: it says and shows what an inviter earns per person. */
export async function InviteHero({ terms }: { terms: InviteTerms }) {
  const { title, lead, action, rules, note } = await getHeroMessages(terms);
  return (
    <DarkHero
      crumbs={<PageCrumbs path="/activity/invite-refund" />}
      title={title}
      lead={lead}
      actions={
        <>
          <ButtonLink size="xl" href="#my-link">
            {action}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#rules">
            {rules}
          </ButtonLink>
        </>
      }
      picture={<InvitePicture reward={terms.reward} />}
      className="pb-36 md:pb-44"
    >
      {note && <p className="mt-6 text-warm-300">{note}</p>}
    </DarkHero>
  );
}

const lanePaths = [
  'M300 0C300 56 93 40 93 96',
  'M300 0V96',
  'M300 0C300 56 507 40 507 96',
] as const;

/** One link and three people: each who signs up brings a ticket, and the third place is still open. */
async function InvitePicture({ reward }: { reward: number | null }) {
  const t = await getTranslations('inviteRefund.picture');
  // The message is "20|元" or "¥20".
  const [figure = '', unit = ''] =
    reward === null ? [t('gift')] : t('figure', { value: reward }).split('|');
  return (
    <div role="img" aria-label={t('label')}>
      <div className="mx-auto flex w-fit items-center gap-3 rounded-full bg-white/10 py-2 pr-6 pl-2 ring-1 ring-ink-line ring-inset md:gap-4 md:pr-8">
        <Avatar initial={t('you')} tone="plain" size="lg" />
        <span className="leading-tight">
          <b className="block text-on-ink">{t('link')}</b>
          <span className="mt-1 block font-mono text-xs text-blue-200">register?promoter=…</span>
        </span>
      </div>
      <svg viewBox="0 0 600 96" fill="none" strokeWidth="2.5" className="block w-full">
        {lanePaths.map((lane, index) => (
          <path
            key={lane}
            d={lane}
            strokeDasharray={index === 2 ? '2 9' : undefined}
            strokeLinecap="round"
            className={index === 2 ? 'campaigns:stroke-on-ink-3' : 'stroke-blue-400'}
          />
        ))}
      </svg>
      <div className="grid grid-cols-3 gap-3 md:gap-6">
        {(['first', 'second'] as const).map((friend) => (
          <span key={friend} className="relative block pt-7">
            <UprightCoupon
              amountText={figure}
              unit={unit}
              stub={
                <span className="flex items-center gap-1.5">
                  <Icon name="check" size={16} className="max-md:hidden" />
                  {t('joined')}
                </span>
              }
            />
            <Avatar
              initial={t(`friends.${friend}`)}
              tone="plain"
              size="lg"
              className="campaigns:ring-ink-900 absolute top-0 left-1/2 -translate-x-1/2 ring-4"
            />
          </span>
        ))}
        <span className="relative block pt-7">
          <UprightCoupon amountText={figure} unit={unit} stub={t('waiting')} isEmpty />
          <span className="absolute top-0 left-1/2 grid size-14 -translate-x-1/2 place-items-center rounded-full border-2 border-dashed border-on-ink-3 bg-ink-850 text-on-ink-2">
            <Icon name="plus" size={22} />
          </span>
        </span>
      </div>
    </div>
  );
}
