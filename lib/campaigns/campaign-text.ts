/** The text of a campaign, built in or written by staff. */
import 'server-only';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import { parseMarkdown } from '@superbrowser/contract/content/markdown';
import { campaignBodyOf } from '@superbrowser/contract/content/validate-text';
import type { Campaign, CampaignText } from './campaign-types';

interface WrittenCampaign {
  readonly fields: Pick<CampaignText, 'name' | 'summary' | 'title' | 'lead' | 'after'>;
  readonly body: string;
}

/** One language of a campaign as its page shows it; null when its sections are incomplete. */
export function campaignTextOf({
  fields: { name, summary, title, lead, after },
  body,
}: WrittenCampaign): CampaignText | null {
  const sections = campaignBodyOf(parseMarkdown(body));
  return sections && { name, summary, title, lead, after, ...sections };
}

/** The languages a campaign is in. */
export const campaignLocales = ({ text }: Pick<Campaign, 'text'>): readonly ContentLocale[] =>
  contentLocales.filter((locale) => text[locale]);
