import { getTranslations } from 'next-intl/server';
import { Ticket } from '@/components/ui/ticket';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { ButtonLink } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { offers } from '@/lib/site';

const places = [
  '-rotate-10 translate-y-6',
  'z-10 -translate-y-4 scale-110',
  'rotate-10 translate-y-6',
];

export interface PromotionsHeroProps {
  /** Nothing runs and nothing is announced: no coupon is shown that nobody can get. */
  isEmpty: boolean;
}

/** What the page holds, with three coupons in the hand. */
export async function PromotionsHero({ isEmpty }: PromotionsHeroProps) {
  const t = await getTranslations('promotions.hero');
  const unit = t('unit');
  const hand = [
    { figure: String(offers.newUserCoupon), unit, stub: t('coupon') },
    { figure: '½', unit: '', stub: t('ip') },
    { figure: String(offers.defaultDiscount), unit, stub: t('now') },
  ];
  return (
    <HeroSplit
      crumbs={<PageCrumbs path="/promotions" />}
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink size="xl" href="#current">
            {t('current')}
          </ButtonLink>
          <ButtonLink size="xl" variant="inverse" href="#who">
            {t('who')}
          </ButtonLink>
        </>
      }
      picture={
        !isEmpty && (
          <div aria-hidden="true" className="mx-auto flex max-w-[520px] justify-center px-4 py-8">
            {hand.map((ticket, index) => (
              <span
                key={ticket.stub}
                className={cn(
                  'relative -mx-2 w-1/3 drop-shadow-[0_6px_16px_var(--color-ink-950)]',
                  places[index],
                )}
              >
                <Ticket {...ticket} />
              </span>
            ))}
          </div>
        )
      }
    />
  );
}
