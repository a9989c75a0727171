/** Reads articles, built in and by staff, and campaigns by staff. */
import 'server-only';
import { z } from 'zod';
import { beijingMoment } from '@superbrowser/shared/beijing-time';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import { collectionSchemas, slugSchema } from '@superbrowser/contract/content/schemas';
import { endpoints } from '@superbrowser/contract/endpoints';
import { campaignTextOf } from '@/lib/campaigns/campaigns';
import type { Campaign } from '@/lib/campaigns/campaign-types';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import type { Locale } from '@/lib/core/i18n/routing';
import { log } from '@/lib/core/log/log';
import { staffPathOf, contentPath } from '@/lib/pages';
import { registerContentReader } from '@/lib/core/upstream/cache/content-reader';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { type Article, builtInArticles, newestArticleFirst } from './built-in-texts';

const staffTextSchema = <T extends z.ZodType>(fields: T) =>
  z.object({ slug: slugSchema, language: z.enum(contentLocales), fields, body: z.string() });

const articlesSchema = z.array(staffTextSchema(collectionSchemas.news));
type StaffArticle = z.output<typeof articlesSchema>[number];

const campaignsSchema = z.array(
  staffTextSchema(collectionSchemas.activity).extend({ changedAt: z.string() }),
);
type StaffCampaign = z.output<typeof campaignsSchema>[number];

/**
 * Parses a text by staff. A text that this release cannot show, or whose path belongs to a page of the table, is left
 * out and logged.
 */
function parseStaffText<T>(
  schema: z.ZodType<T>,
  folder: 'news' | 'activity',
  text: { readonly slug: string; readonly language: string },
): T[] {
  const { data, error } = schema.safeParse(text);
  if (data && staffPathOf(`/${folder}/${text.slug}`)) return [data];
  log.error('content', 'a published text is not shown', {
    slug: text.slug,
    language: text.language,
    reason: error
      ? error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
      : 'its address is taken',
  });
  return [];
}

const getArticlesContent = registerContentReader<StaffArticle[]>({
  // The key names a file of running sites (`last-good/stored-articles.json`), so it keeps its older name.
  key: 'stored-articles',
  schema: articlesSchema,
  load: async () => {
    if (!allowsStaffContent()) return [];
    const { texts } = await callUpstream(endpoints.staffArticles, {});
    return texts.flatMap((text) => parseStaffText(articlesSchema.element, 'news', text));
  },
  fallback: () => [],
});

/** The languages in which a slug has a text. */
const localesOf = (
  texts: readonly { readonly slug: string; readonly language: ContentLocale }[],
  slug: string,
) =>
  contentLocales.filter((locale) =>
    texts.some((text) => text.slug === slug && text.language === locale),
  );

/** The articles by staff, as a function of the language. Built-in articles are not included. Never throws. */
export async function getStaffArticles(): Promise<(locale: Locale) => readonly Article[]> {
  const { value: texts } = await getArticlesContent();
  return (locale) =>
    texts
      .filter(({ language }) => language === locale)
      .map(({ slug, fields, body }) => ({
        ...fields,
        slug,
        locale,
        body,
        locales: localesOf(texts, slug),
      }));
}

/**
 * Every article in a language, built in or by staff, newest first. While the articles by staff cannot be read, their
 * last known ones are used. Never throws.
 */
export async function getAllArticles(locale: Locale): Promise<readonly Article[]> {
  const staffArticlesOf = await getStaffArticles();
  return [...staffArticlesOf(locale), ...builtInArticles(locale)].sort(newestArticleFirst);
}

// Campaigns by staff; built-in campaigns are in lib/campaigns/campaigns.ts.

const toBeijingMoment = (moment: string | number) => beijingMoment(new Date(moment).getTime());

const getCampaignsContent = registerContentReader<StaffCampaign[]>({
  key: 'stored-campaigns',
  schema: campaignsSchema,
  load: async () => {
    if (!allowsStaffContent()) return [];
    const { texts } = await callUpstream(endpoints.staffCampaigns, {});
    return texts.flatMap(({ start_at, end_at, changed_at, fields, ...text }) => {
      const dates = { start: toBeijingMoment(start_at), end: toBeijingMoment(end_at) };
      const datedText = {
        ...text,
        fields: { ...(typeof fields === 'object' ? fields : {}), ...dates },
        changedAt: toBeijingMoment(changed_at),
      };
      return parseStaffText(campaignsSchema.element, 'activity', datedText);
    });
  },
  fallback: () => [],
});

interface StaffCampaignEntry {
  readonly campaign: Campaign;
  /** Day of the last publication (YYYY-MM-DD in Beijing time). */
  readonly changedOn: string;
}

/** A list with the campaign in all its languages as the only entry; empty where no language can be shown. */
function campaignEntriesOf(slug: string, texts: readonly StaffCampaign[]): StaffCampaignEntry[] {
  const textEntries = texts.flatMap((text) => {
    const campaignText = campaignTextOf(text);
    return campaignText ? [[text.language, campaignText] as const] : [];
  });
  const [firstText] = texts;
  if (!firstText || textEntries.length === 0) return [];
  const { visual, start, end, offers } = firstText.fields;
  const days = texts.map(({ changedAt }) => changedAt.slice(0, 10)).sort();
  return [
    {
      campaign: {
        slug,
        path: contentPath('activity', slug),
        activityId: slug,
        visual,
        start,
        end,
        offers,
        text: Object.fromEntries(textEntries),
      },
      changedOn: days.at(-1) ?? '',
    },
  ];
}

/** The campaigns by staff, latest start first. Never throws. */
export async function getStaffCampaigns(): Promise<readonly StaffCampaignEntry[]> {
  const { value: texts } = await getCampaignsContent();
  const slugs = [...new Set(texts.map(({ slug }) => slug))];
  return slugs
    .flatMap((slug) =>
      campaignEntriesOf(
        slug,
        texts.filter((text) => text.slug === slug),
      ),
    )
    .sort((a, b) => b.campaign.start.localeCompare(a.campaign.start));
}

/** Whether staff publish articles and campaigns on this site. An upstream has none, so it is not asked. */
const allowsStaffContent = (): boolean => !getRuntimeEnv().UPSTREAM_HOST;
