import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { dayRangeText, firstDayText, lastDayText } from '@/lib/campaigns/campaign-day-texts';
import { hasNoEnd, isEvergreen } from '@/lib/campaigns/campaign-period';
import { PageShell } from '@/components/layout/page-shell';
import { FaqWithContact } from '@/components/sections/faq-with-contact';
import { PageCrumbs } from '@/components/sections/page-crumbs';
import { DarkHero } from '@/components/sections/dark-hero';
import { Phrases } from '@/components/sections/phrases';
import { Section } from '@/components/sections/section';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { PageTextLink } from '@/components/sections/page-text-link';
import { campaignLocales } from '@/lib/campaigns/campaign-text';
import type { Campaign, CampaignText } from '@/lib/campaigns/campaign-types';
import { pagePath } from '@/lib/core/i18n/paths';
import { staffPathOf } from '@/lib/pages';
import { supportHours } from '@/lib/support-hours';
import { getActivities } from '@/lib/campaigns/upstream-activities';
import { otherRunningCampaigns } from '@/lib/campaigns/other-campaigns';
import { campaignViewOf, getCampaignView, type CampaignView } from '@/lib/campaigns/campaign-view';
import { createOfferFormatter } from './offer-formatter';
import { Coupon } from './coupon';
import { CampaignLink } from './campaign-link';
import { KeyVisual } from './visuals/key-visual';
import { sectionPictures } from './own-sections/section-pictures';
import { CampaignOwnSection } from './own-sections/campaign-own-section';
import { BannerNumbers } from './banner-numbers';
import { Countdown } from './countdown';

/** Answers: what do I get, until when, and what do I have to know? The page of an ended campaign is a short record. */
export async function CampaignPage({ campaign }: { campaign: Campaign }) {
  const view = await getCampaignView(campaign, await getLocale());
  const { own } = view.text;
  const ownSection = (
    <CampaignOwnSection
      section={own}
      pictures={sectionPictures(own.kind, campaign.pictures ?? [])}
    />
  );
  return (
    <PageShell
      path={campaign.path}
      locales={campaignLocales(campaign)}
      crumb={staffPathOf(campaign.path) ? view.text.name : undefined}
    >
      <CampaignHero view={view} foot={campaign.foot && <BannerNumbers />} />
      {view.state === 'ended' ? (
        ownSection
      ) : (
        <CurrentCampaign view={view}>{ownSection}</CurrentCampaign>
      )}
      <OtherOffers campaign={campaign} />
    </PageShell>
  );
}

/** A running or announced campaign, offers first. */
function CurrentCampaign({ view, children }: { view: CampaignView; children: ReactNode }) {
  return (
    <>
      <CampaignOffers view={view} />
      <CampaignRules text={view.text} />
      {children}
      <CampaignFaq text={view.text} />
    </>
  );
}

/** Questions about a campaign, also as structured data. */
async function CampaignFaq({ text }: { text: CampaignText }) {
  const t = await getTranslations('campaign.contact');
  return (
    <FaqWithContact
      tone="white"
      title={text.faqTitle}
      items={text.faq.map(({ title, text: answer }) => ({ question: title, answer }))}
      contact={{
        qrAlt: t('qr'),
        title: t('title'),
        lines: [t('first'), t('second', supportHours)],
      }}
    />
  );
}

const stateTones = { open: 'warm', upcoming: 'ink', ended: 'ink' } as const;

interface CampaignHeroProps {
  view: CampaignView;
  /** Full width, below the text and the key visual. */
  foot?: ReactNode;
}

/** Name, period and main action next to the campaign's key visual; after the end, the past offers. */
export async function CampaignHero({ view, foot }: CampaignHeroProps) {
  const { campaign, state, period, text, endDisplay } = view;
  const [t, locale] = await Promise.all([getTranslations('campaign'), getLocale()]);
  const hasEnded = state === 'ended';
  const firstAction = hasEnded
    ? { href: pagePath(locale, '/promotions'), label: t('hero.current') }
    : { href: pagePath(locale, '/register'), label: t('hero.register') };
  return (
    <DarkHero
      crumbs={
        <PageCrumbs
          path={campaign.path}
          crumb={staffPathOf(campaign.path) ? text.name : undefined}
        />
      }
      title={text.title}
      lead={
        <>
          {!isEvergreen(campaign.path, period) && (
            <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-base">
              <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
              {endDisplay === 'day' || hasNoEnd(period) ? (
                t('since', { day: firstDayText(period, locale) })
              ) : (
                <span>
                  {t('period', { days: dayRangeText(period, locale) })}{' '}
                  <span className="inline-block">{t('zone')}</span>
                </span>
              )}
            </p>
          )}
          <p>{hasEnded ? text.after : text.lead}</p>
          {hasEnded && <PastOffers view={view} />}
        </>
      }
      actions={
        <>
          <ButtonLink size="xl" href={firstAction.href}>
            {firstAction.label}
          </ButtonLink>
          {!hasEnded && (
            <ButtonLink size="xl" variant="inverse" href="#rules">
              {t('hero.rules')}
            </ButtonLink>
          )}
        </>
      }
      picture={<KeyVisual view={view} />}
      foot={foot}
    >
      {endDisplay === 'countdown' && <TimeLeftCells end={period.end} />}
      {endDisplay === 'day' && !hasNoEnd(period) && (
        <p className="campaigns:border-warm-500 mt-8 border-l-2 pl-4">
          <span className="block text-sm">{t('until')}</span>
          <b className="font-num text-[1.625rem] leading-snug text-on-ink">
            {lastDayText(period, locale)}
          </b>
        </p>
      )}
    </DarkHero>
  );
}

/** Past offers in one line, because they can no longer be claimed. */
async function PastOffers({ view }: { view: CampaignView }) {
  const [t, formatOffer] = await Promise.all([
    getTranslations('campaign.offers'),
    createOfferFormatter(),
  ]);
  const names = view.coupons.map((offer) => formatOffer(offer).name);
  if (names.length === 0) return null;
  return <p className="mt-4 text-base">{t('past', { list: names.join(' · ') })}</p>;
}

async function TimeLeftCells({ end }: { end: Date }) {
  const t = await getTranslations('campaign.countdown');
  const messages = {
    label: t('label'),
    days: t('days'),
    hours: t('hours'),
    minutes: t('minutes'),
    seconds: t('seconds'),
    over: t('over'),
  };
  return <Countdown endMs={end.getTime()} messages={messages} />;
}

/** Coupons, each with the people it is for. */
export async function CampaignOffers({ view }: { view: CampaignView }) {
  const { text, coupons, hasButtonLabelOffers } = view;
  const [t, formatOffer] = await Promise.all([
    getTranslations('campaign.offers'),
    createOfferFormatter(),
  ]);
  const offerColumns =
    coupons.length > 2 ? 'lg:grid-cols-3' : coupons.length === 2 && 'lg:grid-cols-2';
  return (
    <Section labelledBy="campaign-offers-title" title={text.offersTitle} lead={text.offersLead}>
      {coupons.length > 0 && (
        <ul className={`grid gap-4 sm:gap-6 ${offerColumns || ''}`}>
          {coupons.map((offer) => (
            <Coupon key={`${offer.kind}-${offer.value}`} texts={formatOffer(offer)} />
          ))}
        </ul>
      )}
      {hasButtonLabelOffers && (
        <PageTextLink path="/promotions" suffix="#current" className="mt-4">
          {t('label')}
        </PageTextLink>
      )}
    </Section>
  );
}

/** Columns by number of rules; any other number of rules stands in rows of four. */
const ruleColumns: Readonly<Record<number, string>> = {
  3: 'lg:grid-cols-3',
  5: 'campaigns:lg:grid-cols-5',
};

/** Terms of a campaign, each with its keyword, right below its offers. */
export function CampaignRules({ text: { rulesTitle, rules } }: { text: CampaignText }) {
  return (
    <Section
      id="rules"
      labelledBy="campaign-rules-title"
      hasPadding={false}
      className="pb-14 md:pb-18"
    >
      <div className="wrap">
        <h2
          id="campaign-rules-title"
          className="text-[1.625rem] leading-snug text-text md:text-[1.875rem]"
        >
          <Phrases text={rulesTitle} />
        </h2>
        <dl
          className={`mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 md:mt-8 ${ruleColumns[rules.length] ?? 'lg:grid-cols-4'}`}
        >
          {rules.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-text pt-4">
              <dt className="text-[1.125rem] font-bold text-text">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const otherOfferColumns = ['', 'md:grid-cols-2', 'md:grid-cols-3'] as const;

/** Links to all offers and to running campaigns. */
async function OtherOffers({ campaign }: { campaign: Campaign }) {
  const [t, locale, { activities, now }] = await Promise.all([
    getTranslations('campaign.otherOffers'),
    getLocale(),
    getActivities(),
  ]);
  const runningCampaigns = otherRunningCampaigns(campaign, activities, now);
  const offerLinks = [
    {
      href: pagePath(locale, '/promotions'),
      label: t('running'),
      title: t('all.title'),
      text: t('all.text'),
    },
    ...runningCampaigns.map((runningCampaign) => {
      const { text, period } = campaignViewOf(runningCampaign, activities, now, locale);
      return {
        href: pagePath(locale, runningCampaign.path),
        label: t('until', { day: lastDayText(period, locale) }),
        title: text.name,
        text: text.summary,
      };
    }),
  ];
  return (
    <nav aria-label={t('title')} className="bg-paper print:hidden">
      <ul
        className={`wrap grid gap-x-8 py-10 md:py-16 ${otherOfferColumns[runningCampaigns.length] ?? ''}`}
      >
        {offerLinks.map((link) => (
          <CampaignLink key={link.href} {...link} />
        ))}
      </ul>
    </nav>
  );
}
