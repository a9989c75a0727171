import { getLocale, getTranslations } from 'next-intl/server';
import { Ticket } from '@/components/ui/ticket';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { pagePath } from '@/lib/i18n/paths';
import { getOfferWords } from '../family/offer-words';
import type { Promotion } from './promotions';

const places = ['-rotate-8 translate-y-4', 'z-10 rotate-6 -translate-y-3'];

/** What a newcomer gets, with those coupons in the hand; while nothing is for newcomers, what offers there are. */
export async function PromotionsHero({ list }: { list: readonly Promotion[] }) {
  const [t, locale, wordsOf] = await Promise.all([
    getTranslations('promotions.hero'),
    getLocale(),
    getOfferWords(),
  ]);
  const gift = list.find(({ id }) => id === 'new-user-gift');
  const offers = gift?.activity.offers ?? [];
  const coupon = offers.find(({ kind }) => kind === 'coupon');
  const isGift = coupon && offers.some(({ kind }) => kind === 'first_month_ip');
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/promotions" />}
      title={isGift ? t('gift.title', { coupon: coupon.value }) : t('plain.title')}
      lead={<p>{isGift ? t('gift.lead') : t('plain.lead')}</p>}
      actions={
        <>
          <ButtonLink size="xl" href={pagePath(locale, '/register')}>
            {t('register')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#current">
            {t('current')}
          </ButtonLink>
        </>
      }
      picture={
        isGift && (
          <div
            aria-hidden="true"
            className="mx-auto flex max-w-[560px] justify-center px-4 py-8 lg:py-10"
          >
            {offers.slice(0, places.length).map((offer, index) => {
              const { figure, unit, stub } = wordsOf(offer);
              return (
                <span
                  key={offer.kind}
                  className={cn(
                    'relative -mx-1 w-1/2 drop-shadow-[0_6px_16px_var(--color-ink-950)]',
                    places[index],
                  )}
                >
                  <Ticket figure={figure} unit={unit} stub={stub} />
                </span>
              );
            })}
          </div>
        )
      }
    />
  );
}
