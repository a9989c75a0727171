/** Built-in articles, case studies and legal texts. */
import 'server-only';
import { contentLocales } from '@superbrowser/contract/content/content-locales';
import { parseMarkdown, type MarkdownNode } from '@superbrowser/contract/content/markdown';
import type { ContentText } from '@superbrowser/contract/content/validate-text';
import type { Locale } from '@/lib/core/i18n/routing';
import type { CaseSlug } from '@/lib/generated/slugs';
import { texts } from '@/lib/generated/texts';
import { fillValues, fillText, legalValues } from './legal/values';
import type { Article, CaseStudy } from './types';

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

/** The text of a built-in article or case study in a language; undefined for any other path. */
export function findBuiltInText(path: string, locale: Locale): Article | CaseStudy | undefined {
  const [, section, slug] = path.split('/');
  if (section === 'news') return builtInArticles(locale).find((article) => article.slug === slug);
  return section === 'cases'
    ? caseStudies(locale).find((caseStudy) => caseStudy.slug === slug)
    : undefined;
}

type LegalName = 'agreement' | 'privacy';

/** Day of a legal text's version, YYYY-MM-DD. */
export const legalVersionDay = (name: LegalName): string =>
  texts.legal[name]?.['zh-CN']?.fields.versionOn ?? '';

interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly versionOn: string;
  /** Shortcuts to the most wanted sections, with their anchors. */
  readonly inShort: readonly { readonly to: string; readonly text: string }[];
  readonly root: MarkdownNode;
}

/**
 * A legal text with the configured values filled in; parts whose values are not configured are left out.
 * @throws Error when the text does not exist or names an unknown value
 */
export function legalText(name: LegalName, locale: Locale): LegalText {
  const text = texts.legal[name]?.[locale];
  if (!text) throw new Error(`No legal text ${name} in ${locale}`);
  const values = legalValues(locale);
  const root = parseMarkdown(text.body);
  fillValues(root, values);
  const { title, lead, versionOn, inShort } = text.fields;
  return {
    title,
    lead: fillText(lead, values) ?? '',
    versionOn,
    inShort: inShort.map(({ to, text: shortText }) => ({
      to,
      text: fillText(shortText, values) ?? '',
    })),
    root,
  };
}
