/** Records of the editorial families. Both languages are required by type. */
import type { Locale } from '@/lib/i18n/routing';
import type { Block } from './blocks';
import type { CaseSlug, NewsSlug } from '@/lib/slugs';
import type { newsCategories } from '@/lib/publishing/kinds';

export type InBoth<T> = Readonly<Record<Locale, T>>;
/** YYYY-MM-DD. */
export type Day = `${number}-${number}-${number}`;

interface DetailText {
  /** The heading; the document's title adds the brand. */
  readonly title: string;
  /** Name in the breadcrumb and on the link preview. */
  readonly crumb: string;
  /** For search results, link previews, lists and feeds. */
  readonly description: string;
  /** Stands below the heading; where there is none, the description does. */
  readonly lead?: string;
  readonly body: readonly Block[];
}

export type NewsCategory = (typeof newsCategories)[number];

export interface Article {
  readonly slug: string;
  readonly category: NewsCategory;
  readonly publishedOn: Day;
  /** Left out while it is as first published. */
  readonly updatedOn?: Day;
  readonly text: InBoth<DetailText>;
}

/** One that comes with the site; others are in the store. */
export interface BuiltArticle extends Article {
  readonly slug: NewsSlug;
}

export const caseIndustries = ['home', 'fashion', 'service', 'auto', 'crafts'] as const;
export type CaseIndustry = (typeof caseIndustries)[number];

export const caseTeamSizes = ['solo', 'small', 'middle', 'large'] as const;
export type CaseTeamSize = (typeof caseTeamSizes)[number];

export interface CaseText extends DetailText {
  readonly lead: string;
  /** Team and stores in a few words, e.g. for the list. */
  readonly setting: string;
  /** What hurt, what was set up, what is different. */
  readonly before: string;
  readonly setup: string;
  readonly after: string;
}

/** A typical scenario (L3): no company stands behind it, and none is named. */
export interface CaseRecord {
  readonly slug: CaseSlug;
  readonly industry: CaseIndustry;
  readonly size: CaseTeamSize;
  readonly publishedOn: Day;
  /** Left out while it is as first published. */
  readonly updatedOn?: Day;
  readonly text: InBoth<CaseText>;
}

export const clientProductLines = ['v6', 'v5', 'pure', 'android'] as const;
export type ClientProductLine = (typeof clientProductLines)[number];

export interface ChangelogEntry {
  readonly line: ClientProductLine;
  readonly version: string;
  /** The systems it came out for, each with its day; the first day counts for sorting. */
  readonly systems: readonly {
    readonly name: 'Windows' | 'macOS' | 'Linux' | 'Android' | 'Windows Server';
    readonly day: Day;
  }[];
  readonly beta?: true;
  readonly changes: InBoth<readonly string[]>;
}

export interface Announcement {
  readonly id: string;
  readonly publishedOn: Day;
  readonly text: InBoth<{ readonly title: string; readonly summary: string }>;
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** What most readers came for, each with the anchor of its section. */
  readonly inShort: readonly { readonly to: string; readonly text: string }[];
  readonly body: readonly Block[];
}

export interface LegalDocument {
  readonly versionOn: Day;
  readonly text: InBoth<LegalText>;
}
