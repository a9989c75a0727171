/** Built-in articles and case studies, and the types of all articles: articles by staff have the same fields. */
import 'server-only';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import type { FieldsOf } from '@superbrowser/contract/content/schemas';
import type { ContentText } from '@superbrowser/contract/content/validate-text';
import type { Locale } from '@/lib/core/i18n/routing';
import type { CaseSlug } from '@/lib/generated/slugs';
import { texts } from '@/lib/generated/texts';

interface InLanguage {
  readonly locale: Locale;
  /** Every language the text is available in. */
  readonly locales: readonly Locale[];
  /** Markdown. */
  readonly body: string;
}

export interface Article extends InLanguage, FieldsOf<'news'> {
  readonly slug: string;
}

export interface CaseStudy extends InLanguage, FieldsOf<'cases'> {
  readonly slug: CaseSlug;
}

type TextByLocale<C extends 'news' | 'cases'> = Readonly<Partial<Record<Locale, ContentText<C>>>>;

/** The texts of a collection in one language. */
function textsInLanguage<C extends 'news' | 'cases'>(
  collection: Readonly<Record<string, TextByLocale<C>>>,
  locale: Locale,
) {
  return Object.entries(collection).flatMap(([slug, textByLocale]) => {
    const text = textByLocale[locale];
    const locales = contentLocales.filter((contentLocale) => textByLocale[contentLocale]);
    return text ? [{ slug, locale, locales, fields: text.fields, body: text.body }] : [];
  });
}

export const newestArticleFirst = (a: Article, b: Article) =>
  b.publishedOn.localeCompare(a.publishedOn);

/** The built-in articles in a language, newest first. */
export const builtInArticles = (locale: Locale): readonly Article[] =>
  textsInLanguage(texts.news, locale)
    .map(({ fields, ...rest }) => ({ ...fields, ...rest }))
    .sort(newestArticleFirst);

/** The case studies in a language, in the order of the list. */
export const caseStudies = (locale: Locale): readonly CaseStudy[] =>
  textsInLanguage(texts.cases, locale)
    .map(({ fields, slug, ...rest }) => ({ ...fields, ...rest, slug: slug as CaseSlug }))
    .sort((a, b) => a.position - b.position);

/** The day a text last changed. */
export const changeDayOf = ({
  publishedOn,
  updatedOn,
}: Pick<Article, 'publishedOn' | 'updatedOn'>) => updatedOn ?? publishedOn;

/** The text of a built-in article or case study in a language; null for any other path. */
export function findBuiltInText(path: string, locale: Locale): Article | CaseStudy | null {
  const [, section, slug] = path.split('/');
  if (section === 'news')
    return builtInArticles(locale).find((article) => article.slug === slug) ?? null;
  if (section !== 'cases') return null;
  return caseStudies(locale).find((caseStudy) => caseStudy.slug === slug) ?? null;
}
