import { getLocale, getTranslations } from 'next-intl/server';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { offers } from '@/lib/site';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { InvitePicture } from './invite-picture';
import { periodWords } from './period';
import type { InviteTerms } from './terms';

/** Title and lead: a figure only while one is promised, and no promise once it is over. */
async function getWords({ reward, state, period }: InviteTerms) {
  const [t, locale] = await Promise.all([getTranslations('inviteRefund.hero'), getLocale()]);
  const days = periodWords(period, locale);
  const coupon = offers.newUserCoupon;
  const note = days && state === 'upcoming' ? t('upcoming', days) : null;
  const common = { rules: t('rules'), note };
  if (days && state === 'ended') {
    const texts = { title: t('titleEnded'), lead: t('ended', days), action: t('actionEnded') };
    return { ...common, ...texts };
  }
  const action = t('action');
  return reward === null
    ? { ...common, title: t('titleAny'), lead: t('leadAny', { coupon }), action }
    : { ...common, title: t('title', { reward }), lead: t('lead', { reward, coupon }), action };
}

/** What one earns per person, said and drawn. */
export async function InviteHero({ terms }: { terms: InviteTerms }) {
  const { title, lead, action, rules, note } = await getWords(terms);
  return (
    <HeroSplit
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
    </HeroSplit>
  );
}
