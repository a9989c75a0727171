/** An article or a campaign as the console lists it, built-in campaigns included. */
import 'server-only';
import { type EntryValues } from '@superbrowser/contract/content/entry-values';
import { pathSegmentByCollection } from '@superbrowser/contract/content/staff-collections';
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { ContentCollection } from './collections';
import { digestOf, type StoredEntry, type EntryState } from './entry-store';

export interface EntryRow {
  slug: string;
  title: string;
  state: EntryState | 'builtIn';
  missing: BilingualText | null;
  start: string | null;
  end: string | null;
  runs: 'before' | 'now' | 'over' | null;
  changed_at: string | null;
  changed_by: string | null;
  url: string | null;
  english_url: string | null;
  digest: string | null;
}

export const languageNames: Readonly<Record<ContentLocale, ReturnType<typeof bilingual>>> = {
  'zh-CN': bilingual('中文', 'Chinese'),
  'en-US': bilingual('英文', 'English'),
};

/** The public URLs of a text, by language. */
export function publicUrlsOf(
  { collectionName }: Pick<ContentCollection, 'collectionName'>,
  slug: string,
  texts: Readonly<Partial<Record<ContentLocale, unknown>>>,
  origin = '',
) {
  const path = `/${pathSegmentByCollection[collectionName]}/${slug}`;
  return {
    url: texts['zh-CN'] === undefined ? null : origin + path,
    english_url: texts['en-US'] === undefined ? null : `${origin}/en${path}`,
  };
}

/** The title of an entry, in Chinese or else in English; empty where it has none. */
export const titleOf = ({ titleField }: ContentCollection, values: EntryValues): string =>
  values[`zh-${titleField}`] || values[`en-${titleField}`] || '';

/** Leaves `runs` null: for campaigns loadCampaignRows sets it, because it depends on the time. */
export function toEntryRow(
  collection: ContentCollection,
  entry: StoredEntry,
  { deployment }: AuthorizedContext,
): EntryRow {
  const { slug, values, missingLocales, changed_at, changed_by, publishedTexts } = entry;
  return {
    slug,
    title: titleOf(collection, values),
    state: entry.state,
    missing:
      missingLocales.length > 0
        ? bilingual(
            missingLocales.map((locale) => languageNames[locale].zh).join('、'),
            missingLocales.map((locale) => languageNames[locale].en).join(', '),
          )
        : null,
    start: values.start || null,
    end: values.end || null,
    runs: null,
    changed_at,
    changed_by,
    ...publicUrlsOf(collection, slug, publishedTexts ?? {}, deployment.siteOrigin),
    digest: digestOf(entry, collection),
  };
}
