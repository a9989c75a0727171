import { type EntryValues, localizedFieldName } from '@superbrowser/contract/content/entry-values';
import { newsCategories } from '@superbrowser/contract/content/categories';
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';
import { campaignVisuals, offerKinds } from '@superbrowser/contract/content/schemas';
import {
  beijingDay,
  beijingMoment,
  addBeijingZone,
  isDay,
} from '@superbrowser/shared/beijing-time';
import { dayMs } from '@superbrowser/shared/durations';
import { CampaignHero, CampaignOffers, CampaignRules } from '@/components/campaigns/campaign-page';
import { CampaignOwnSection } from '@/components/campaigns/own-sections/campaign-own-section';
import { campaignViewOf } from '@/lib/campaigns/campaign-view';
import { ArticleBody } from '@/components/content/article-page';
import { Faq } from '@/components/sections/faq';
import { campaignTextOf } from '@/lib/campaigns/campaign-text';
import type { Campaign, CampaignText } from '@/lib/campaigns/campaign-types';
import type { Article } from '@/lib/content/built-in-articles-and-cases';
import { contentPath } from '@/lib/pages';

type Day = Article['publishedOn'];

interface ArticlePreviewProps {
  readonly values: EntryValues;
  readonly locale: ContentLocale;
}

const todayInBeijing = () => beijingDay(Date.now());

/** The preview of an article, which may be incomplete. */
export function ArticlePreview({ values, locale }: ArticlePreviewProps) {
  const { slug = '', category, publishedOn = '', updatedOn = '' } = values;
  const text = (name: string) => values[localizedFieldName(locale, name)] ?? '';
  const lead = text('lead');
  return (
    <ArticleBody
      article={{
        slug,
        category: newsCategories.find((name) => name === category) ?? 'team',
        publishedOn: (isDay(publishedOn) ? publishedOn : todayInBeijing()) as Day,
        ...(isDay(updatedOn) && { updatedOn: updatedOn as Day }),
        title: text('title'),
        description: text('description'),
        ...(lead && { lead }),
        body: text('body'),
      }}
    />
  );
}

const weekMs = 7 * dayMs;

/** A date of the campaign. A missing date is replaced by a date with which the campaign runs now. */
function campaignMoment(text: string | undefined, defaultMs: number): Campaign['start'] {
  const moment = addBeijingZone(text ?? '');
  if (moment.endsWith('+08:00') && !Number.isNaN(Date.parse(moment)))
    return moment as Campaign['start'];
  return beijingMoment(defaultMs);
}

interface CampaignPreviewProps {
  readonly values: EntryValues;
  readonly locale: ContentLocale;
  /** The message while there is nothing to show. */
  readonly unfinishedMessage: string;
}

/** The campaign as it would look now. Its text may be incomplete. */
function currentView({ values, locale }: CampaignPreviewProps, text: CampaignText) {
  const slug = values['slug'] ?? '';
  const chosenKinds = (values['offers'] ?? '').split(/[,，、\s]+/);
  const now = Date.now();
  const campaign: Campaign = {
    slug,
    path: contentPath('activity', slug),
    activityId: slug,
    visual: campaignVisuals.find((name) => name === values['visual']) ?? 'stairs',
    start: campaignMoment(values['start'], now - weekMs),
    end: campaignMoment(values['end'], now + weekMs),
    offerKinds: offerKinds.filter((kind) => chosenKinds.includes(kind)),
    text: { [locale]: text },
  };
  return campaignViewOf(campaign, [], now, locale);
}

/** A campaign with the parts of its page, without the links to other campaigns. */
export function CampaignPreview(props: CampaignPreviewProps) {
  const { values, locale } = props;
  const field = (name: string) => values[localizedFieldName(locale, name)] ?? '';
  const [name, summary, title, lead, after] = [
    field('name'),
    field('summary'),
    field('title'),
    field('lead'),
    field('after'),
  ] as const;
  const text = campaignTextOf({
    fields: { name, summary, title, lead, after },
    body: field('body'),
  });
  if (!text) return <p className="p-6">{props.unfinishedMessage}</p>;
  const view = currentView(props, text);
  const items = text.faq.map(({ title, text: answer }) => ({ question: title, answer }));
  return (
    <>
      <CampaignHero view={view} />
      {view.state !== 'ended' && (
        <>
          <CampaignOffers view={view} />
          <CampaignRules text={text} />
        </>
      )}
      <CampaignOwnSection section={text.own} />
      {view.state !== 'ended' && <Faq title={text.faqTitle} items={items} tone="white" />}
    </>
  );
}
