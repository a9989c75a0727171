/** Reads articles, built in and by staff. */
import 'server-only';
import { z } from 'zod';
import { contentLocales, type ContentLocale } from '@superbrowser/contract/content/content-locales';
import { collectionSchemas } from '@superbrowser/contract/content/schemas';
import { endpoints } from '@superbrowser/contract/endpoints';
import type { Locale } from '@/lib/core/i18n/routing';
import { createUpstreamContentReader } from '@/lib/core/upstream/cache/upstream-content';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { type Article, builtInArticles, newestArticleFirst } from './built-in-articles-and-cases';
import { allowsStaffContent, parseStaffText, staffTextSchema } from './parse-staff-text';

const articlesSchema = z.array(staffTextSchema(collectionSchemas.news));
type StaffArticle = z.output<typeof articlesSchema>[number];

const getArticlesContent = createUpstreamContentReader<StaffArticle[]>({
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

/** The locales in which a slug has a text. */
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
