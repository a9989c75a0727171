/** Types of articles, case studies, release notes and apps. Articles are built in or written by staff. */
import type { ChangelogLine } from '@superbrowser/contract/content/categories';
import type { BuiltLists, FieldsOf } from '@superbrowser/contract/content/schemas';
import type { Locale } from '@/lib/core/i18n/routing';
import type { CaseSlug } from '@/lib/generated/slugs';

export type { ChangelogLine };

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

export type ChangelogEntry = BuiltLists['changelog'][number];
export type AppRecord = BuiltLists['apps'][number];
