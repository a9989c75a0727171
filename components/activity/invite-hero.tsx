import { getLocale, getTranslations } from 'next-intl/server';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { offers } from '@/lib/site';
import { PageCrumbs } from '../downloads/page-crumbs';
import { InvitePicture } from './invite-picture';
import { periodWords } from './period';
import type { InviteTerms } from './terms';

/** What one earns per person, said and drawn; without a figure when the activity names none. */
export async function InviteHero({ terms: { reward, state, period } }: { terms: InviteTerms }) {
  const [t, locale] = await Promise.all([getTranslations('inviteRefund.hero'), getLocale()]);
  const days = periodWords(period, locale);
  const coupon = offers.newUserCoupon;
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/activity/invite-refund" />}
      title={reward === null ? t('titleAny') : t('title', { reward })}
      lead={reward === null ? t('leadAny', { coupon }) : t('lead', { reward, coupon })}
      actions={
        <>
          <ButtonLink size="xl" href="#desk">
            {t('action')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#rules">
            {t('rules')}
          </ButtonLink>
        </>
      }
      picture={<InvitePicture reward={reward} />}
      className="pb-36 md:pb-44"
    >
      {days && state === 'ended' && <p className="mt-6 text-warm-300">{t('ended', days)}</p>}
      {days && state === 'upcoming' && <p className="mt-6 text-warm-300">{t('upcoming', days)}</p>}
    </HeroSplit>
  );
}
