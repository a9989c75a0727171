import { getLocale, getTranslations } from 'next-intl/server';
import {
  perforatedEdgeStyles,
  couponStubStyles,
  couponLayoutStyles,
} from '@/components/campaigns/coupon';
import { lastDayText } from '@/lib/campaigns/campaign-day-texts';
import { hasNoEnd } from '@/lib/campaigns/campaign-period';
import { createOfferFormatter, type OfferTexts } from '@/components/campaigns/offer-formatter';
import { Section, SectionHead } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { PageTextLink } from '@/components/sections/page-text-link';
import type { ActivityId } from '@/lib/campaigns/activity-ids';
import { hasOfferTexts } from '@/lib/offers/offers';
import { officialOffers } from '@/lib/offers/official-offers';
import type { ContentFreshness } from '@/lib/core/upstream/cache/content-freshness';
import type { Offer } from '@/lib/offers/offers';
import { getCompanyTerms } from '@/lib/offers/company-terms';
import type { Promotion } from '@/lib/campaigns/promotions';

interface PromotionRowProps {
  promotion: Promotion;
}

/** Current promotions with their offers: amount, end, and where to get it. */
export async function CurrentOffers({
  promotions,
  freshness,
}: {
  promotions: readonly Promotion[];
  freshness: ContentFreshness;
}) {
  const [t, terms, locale] = await Promise.all([
    getTranslations('promotions'),
    getCompanyTerms(),
    getLocale(),
  ]);
  const language = locale === 'zh-CN' ? 'zh' : 'en';
  const amounts = { coupon: officialOffers.newUserCoupon, now: officialOffers.defaultCouponSum };
  const offers = promotions.flatMap(({ activity }) => activity.offers);
  const hasNoThreshold = offers.length > 0 && offers.every(({ threshold }) => threshold === 0);
  return (
    <Section id="current" labelledBy="current-offers-title">
      <div className="wrap">
        <SectionHead
          id="current-offers-title"
          title={t('current.title')}
          lead={
            <>
              {hasNoThreshold && <span className="block">{t('current.noThreshold')}</span>}
              {t('current.lead')}
            </>
          }
        />
        {promotions.length === 0 ? (
          <NoOffers isUnknown={freshness === 'fallback'} />
        ) : (
          <ul>
            {promotions.map((promotion) => (
              <PromotionRow key={promotion.id} promotion={promotion} />
            ))}
          </ul>
        )}
        {promotions.length > 0 && (
          <p className="campaigns:border-warm-500 mt-6 max-w-[46em] border-l-4 pl-5">
            {terms.coupon_rest
              ? t('current.labelRest', {
                  ...amounts,
                  when: terms.coupon_rest[language],
                  sample: terms.sampleMark,
                })
              : t('current.label', amounts)}
            <span className="block">{t('current.promoter')}</span>
            {terms.coupon_pays && (
              <span className="block">
                {t('current.pays', { what: terms.coupon_pays[language], sample: terms.sampleMark })}
              </span>
            )}
          </p>
        )}
        <p className="mt-6 flex flex-wrap gap-x-10">
          <PageTextLink path="/getquickly">{t('more.quickly')}</PageTextLink>
          <PageTextLink path="/recall">{t('more.recall')}</PageTextLink>
        </p>
      </div>
    </Section>
  );
}

async function PromotionRow({ promotion: { id, campaign, path, activity } }: PromotionRowProps) {
  const [t, locale, formatOffer] = await Promise.all([
    getTranslations('promotions.current'),
    getLocale(),
    createOfferFormatter(),
  ]);
  const period = { start: activity.start, end: activity.end };
  const text = campaign?.text[locale];
  // Promotions that are not campaigns by staff have their texts in the messages.
  const builtInText = (part: 'name' | 'text' | 'link') => t(`items.${id as ActivityId}.${part}`);
  return (
    <li className="grid gap-x-14 gap-y-6 border-t-2 border-text py-8 md:py-10 lg:grid-cols-[4fr_8fr]">
      <div>
        <h3 className="text-[1.625rem] leading-tight text-text">
          {text?.name ?? builtInText('name')}
        </h3>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
          <Badge tone="soft">{t('open')}</Badge>
          {hasNoEnd(period) ? t('noEnd') : t('until', { day: lastDayText(period, locale) })}
        </p>
        <p className="mt-3">{text?.summary ?? builtInText('text')}</p>
        <PageTextLink path={path} className="mt-2">
          {text ? t('view') : builtInText('link')}
        </PageTextLink>
      </div>
      <ul className="grid content-start gap-5">
        {activity.offers.map((offer) => (
          <OfferCard
            key={`${offer.kind}-${offer.value}-${offer.threshold}`}
            offer={offer}
            texts={formatOffer(offer)}
          />
        ))}
      </ul>
    </li>
  );
}

/** The notice that nothing is running, or that the offers could not be read, which are two different texts. */
async function NoOffers({ isUnknown }: { isUnknown: boolean }) {
  const t = await getTranslations('promotions.noOffers');
  const kind = isUnknown ? 'unknown' : 'none';
  return (
    <div
      data-fallback={isUnknown ? 'promotions' : undefined}
      className="campaigns:md:py-14 rounded-lg border-2 border-dashed border-line-2 px-6 py-10 text-center"
    >
      <h3 className="text-h3 text-text">{t(`${kind}.title`)}</h3>
      <p className="mx-auto mt-3 max-w-[36em]">{t(`${kind}.text`)}</p>
      <PageTextLink path="/contact" className="mt-3">
        {t('link')}
      </PageTextLink>
    </div>
  );
}

const detailRows = ['who', 'how', 'not'] as const;

/** An offer as a large coupon: what it gives, to whom, how, and what it excludes. */
async function OfferCard({ offer, texts }: { offer: Offer; texts: OfferTexts }) {
  const t = await getTranslations('promotions.current');
  const { kind, value } = offer;
  return (
    <li
      className={cn(
        couponLayoutStyles,
        'campaigns:sm:[--stub:140px] campaigns:md:[--stub:200px]',
        perforatedEdgeStyles,
      )}
    >
      <span aria-hidden="true" className={couponStubStyles}>
        <span className="campaigns:en:md:text-[3.625rem] font-num text-[2.75rem] tracking-[-0.04em] whitespace-nowrap md:text-[4rem]">
          {texts.amountText}
          {texts.unit && (
            <span className="ml-1 text-sm tracking-normal md:text-base">{texts.unit}</span>
          )}
        </span>
        <span className="campaigns:sm:text-sm campaigns:md:text-base text-base">{texts.stub}</span>
      </span>
      <div className="p-5 md:px-9 md:py-7">
        <h4
          lang={texts.isNameChinese ? 'zh-CN' : undefined}
          className="text-h3 font-bold text-text"
        >
          {texts.name}
        </h4>
        {hasOfferTexts(kind) && (
          <dl className="mt-3 grid gap-y-1.5">
            {detailRows.map((row) => (
              <div
                key={row}
                className="campaigns:en:grid-cols-[3.6em_1fr] grid grid-cols-[4em_1fr] gap-2"
              >
                <dt className="text-warm-text">{t(`rows.${row}`)}</dt>
                <dd className="text-text">{t(`offers.${kind}.${row}`, { value })}</dd>
              </div>
            ))}
          </dl>
        )}
        {offer.threshold > 0 && <p className="mt-3 text-sm">{texts.minimum}</p>}
      </div>
    </li>
  );
}
