import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageCrumbs } from '@/components/layout/page/page-crumbs';
import { HeroSplit } from '@/components/sections/hero-split';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { pagePath } from '@/lib/i18n/paths';
import { asStoredPath } from '@/lib/routes';
import { KeyVisual } from '../visuals/key-visual';
import { Countdown } from './countdown';
import { dayRange, startDay, lastDay } from './days';
import { getOfferWords } from './offer-words';
import type { CampaignView } from './view';

const tones = { open: 'warm', upcoming: 'ink', ended: 'ink' } as const;

export interface CampaignHeroProps {
  view: CampaignView;
  /** Across the whole width, below words and key visual. */
  foot?: ReactNode;
}

/** Name, period and what to do now, beside the campaign's key visual; once it is over, what it gave. */
export async function CampaignHero({ view, foot }: CampaignHeroProps) {
  const { campaign, state, period, text, timeLeft } = view;
  const [t, locale] = await Promise.all([getTranslations('campaign'), getLocale()]);
  const ended = state === 'ended';
  const first = ended
    ? { href: pagePath(locale, '/promotions'), label: t('hero.current') }
    : { href: pagePath(locale, '/register'), label: t('hero.register') };
  return (
    <HeroSplit
      crumbs={
        <PageCrumbs
          path={campaign.path}
          crumb={asStoredPath(campaign.path) ? text.name : undefined}
        />
      }
      title={text.title}
      lead={
        <>
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            {timeLeft === 'day' ? (
              t('since', { day: startDay(period, locale) })
            ) : (
              <span>
                {t('period', { days: dayRange(period, locale) })}{' '}
                <span className="inline-block">{t('zone')}</span>
              </span>
            )}
          </p>
          <p>{ended ? text.after : text.lead}</p>
          {ended && <PastOffers view={view} />}
        </>
      }
      actions={
        <>
          <ButtonLink size="xl" href={first.href}>
            {first.label}
          </ButtonLink>
          {!ended && (
            <ButtonLink size="xl" variant="inverse" href="#rules">
              {t('hero.rules')}
            </ButtonLink>
          )}
        </>
      }
      picture={<KeyVisual view={view} />}
      foot={foot}
    >
      {timeLeft === 'count' && <TimeLeftCells end={period.end} />}
      {timeLeft === 'day' && (
        <p className="mt-8 border-l-2 border-warm-500 pl-4">
          <span className="block text-sm">{t('until')}</span>
          <b className="font-num text-[26px] leading-snug text-on-ink">{lastDay(period, locale)}</b>
        </p>
      )}
    </HeroSplit>
  );
}

/** What nobody can get any more needs no coupons: one line. */
async function PastOffers({ view }: { view: CampaignView }) {
  const [t, wordsOf] = await Promise.all([getTranslations('campaign.offers'), getOfferWords()]);
  const names = view.offers.map((offer) => wordsOf(offer).name);
  if (names.length === 0) return null;
  return <p className="mt-4 text-base">{t('past', { list: names.join(' · ') })}</p>;
}

async function TimeLeftCells({ end }: { end: Date }) {
  const t = await getTranslations('campaign.countdown');
  const words = {
    label: t('label'),
    days: t('days'),
    hours: t('hours'),
    minutes: t('minutes'),
    seconds: t('seconds'),
    over: t('over'),
  };
  return <Countdown end={end.getTime()} words={words} />;
}
