import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import type { PromotionId } from '@/lib/content/campaigns';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { offers as figures } from '@/lib/site';
import { lastDay } from '../family/days';
import { getOfferWords } from '../family/offer-words';
import { OfferCard } from './offer-card';
import type { Promotion } from './promotions';

interface RowProps {
  promotion: Promotion;
}

/** Who one is, and the offers for that: each with its sum, until when, and where to get it. */
export async function CurrentOffers({
  list,
  freshness,
}: {
  list: readonly Promotion[];
  freshness: Freshness;
}) {
  const [t, locale] = await Promise.all([getTranslations('promotions'), getLocale()]);
  const offers = list.flatMap(({ activity }) => activity.offers);
  const isFree = offers.length > 0 && offers.every(({ threshold }) => threshold === 0);
  return (
    <Section id="current" labelledBy="current-title">
      <div className="wrap">
        <SectionHead
          id="current-title"
          title={t('current.title')}
          lead={
            <>
              {isFree && <span className="block">{t('current.noThreshold')}</span>}
              {t('current.lead')}
            </>
          }
        />
        {list.length === 0 ? (
          <Nothing unknown={freshness === 'fallback'} />
        ) : (
          <ul>
            {list.map((promotion) => (
              <Row key={promotion.id} promotion={promotion} />
            ))}
          </ul>
        )}
        {list.length > 0 && (
          <p className="mt-6 max-w-[46em] border-l-4 border-warm-500 pl-5">
            {t('current.label', {
              coupon: figures.newUserCoupon,
              now: figures.defaultDiscount,
              pack: figures.couponPack,
            })}
          </p>
        )}
        <p className="mt-6 flex flex-wrap gap-x-10">
          <TextLink page="/getquickly">{t('more.quickly')}</TextLink>
          <TextLink page="/recall">{t('more.recall')}</TextLink>
        </p>
      </div>
    </Section>
  );
}

async function Row({ promotion: { id, campaign, path, activity } }: RowProps) {
  const [t, locale, wordsOf] = await Promise.all([
    getTranslations('promotions.current'),
    getLocale(),
    getOfferWords(),
  ]);
  const period = { start: activity.startAt, end: activity.endAt };
  const text = campaign?.text[locale];
  // Whatever is not of the store has its words in the messages.
  const words = (part: 'name' | 'text' | 'link') => t(`items.${id as PromotionId}.${part}`);
  return (
    <li className="grid gap-x-14 gap-y-6 border-t-2 border-text py-8 md:py-10 lg:grid-cols-[4fr_8fr]">
      <div>
        <h3 className="text-[26px] leading-tight text-text">{text?.name ?? words('name')}</h3>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
          <Badge tone="soft">{t('open')}</Badge>
          {t('until', { day: lastDay(period, locale) })}
        </p>
        <p className="mt-3">{text?.summary ?? words('text')}</p>
        <TextLink page={path} className="mt-2">
          {text ? t('view') : words('link')}
        </TextLink>
      </div>
      <ul className="grid content-start gap-5">
        {activity.offers.map((offer) => (
          <OfferCard
            key={`${offer.kind}-${offer.value}-${offer.threshold}`}
            offer={offer}
            words={wordsOf(offer)}
          />
        ))}
      </ul>
    </li>
  );
}

/** Nothing is running, or it could not be read: two different things to say. */
async function Nothing({ unknown }: { unknown: boolean }) {
  const [t, locale] = await Promise.all([getTranslations('promotions.empty'), getLocale()]);
  const kind = unknown ? 'unknown' : 'none';
  return (
    <div
      data-fallback={unknown ? 'promotions' : undefined}
      className="rounded-lg border-2 border-dashed border-line-2 px-6 py-10 text-center md:py-14"
    >
      <h3 className="text-h3 text-text">{t(`${kind}.title`)}</h3>
      <p className="mx-auto mt-3 max-w-[36em]">{t(`${kind}.text`)}</p>
      <TextLink page="/contact" className="mt-3">
        {t('link')}
      </TextLink>
    </div>
  );
}
