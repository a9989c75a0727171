import { getLocale, getTranslations } from 'next-intl/server';
import { Section } from '@/components/sections/section';
import { SectionHead } from '@/components/sections/section-head';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { TextLink } from '@/components/ui/text-link';
import type { PromotionId } from '@/lib/content/campaigns/slugs';
import type { Freshness } from '@/lib/upstream/cache/freshness';
import { pagePath } from '@/lib/i18n/paths';
import { dayRange } from '../family/days';
import { getOfferWords } from '../family/offer-words';
import type { Promotion } from './promotions';

/** A ledger: what it is and until when, its sums, and where it is used. */
export async function CurrentOffers({
  list,
  freshness,
}: {
  list: readonly Promotion[];
  freshness: Freshness;
}) {
  const t = await getTranslations('promotions.current');
  return (
    <Section id="current" labelledBy="current-title">
      <div className="wrap">
        <SectionHead id="current-title" title={t('title')} lead={t('lead')} />
        {list.length === 0 ? (
          <Nothing unknown={freshness === 'fallback'} />
        ) : (
          <ul className="border-b border-line-2">
            {list.map((promotion) => (
              <Row key={promotion.id} promotion={promotion} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

async function Row({
  promotion: { id, campaign, path, state, activity, repeated },
}: {
  promotion: Promotion;
}) {
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
    <li className="grid gap-x-10 gap-y-5 border-t border-line-2 py-8 lg:grid-cols-[5fr_6fr]">
      <div>
        <h3 className="text-h3 text-text">{text?.name ?? words('name')}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-3">
          <Badge tone={state === 'open' ? 'soft' : 'idle'}>{t(state)}</Badge>
          {dayRange(period, locale)}
        </p>
        <p className="mt-3">{text?.summary ?? words('text')}</p>
        <TextLink href={pagePath(locale, path)}>{text ? t('view') : words('link')}</TextLink>
      </div>
      <ul className="grid content-start gap-3">
        {activity.offers.map((offer) => {
          const words = wordsOf(offer);
          const again = repeated.has(offer);
          return (
            <li
              key={`${offer.kind}-${offer.value}`}
              className={cn(
                'grid grid-cols-[104px_1fr] items-center gap-5 rounded-md px-5 py-3.5',
                again ? 'bg-mist' : 'bg-warm-100',
              )}
            >
              <span
                className={cn(
                  'font-num leading-none font-bold tracking-[-0.04em] whitespace-nowrap',
                  again ? 'text-[28px] text-text-2' : 'text-[40px] text-warm-text',
                )}
              >
                {words.figure}
                <span className="ml-1 text-sm tracking-normal">{words.unit}</span>
              </span>
              <span>
                <strong lang={words.foreign ? 'zh-CN' : undefined} className="block text-text">
                  {words.name}
                </strong>
                <span className="text-sm">{again ? t('again') : words.note}</span>
              </span>
            </li>
          );
        })}
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
      <TextLink href={pagePath(locale, '/contact')} className="mt-3">
        {t('link')}
      </TextLink>
    </div>
  );
}
