import type { AppCategory, AppKind } from '@superbrowser/contract/content/app-categories';
import type { AppEntry } from '@/lib/app-center/list-apps';
import type { Locale } from '@/lib/core/i18n/routing';

export type { AppEntry };

export interface CardMessages {
  readonly reach: string;
  readonly kinds: Readonly<Record<AppKind, string>>;
  readonly categories: Readonly<Record<AppCategory, string>>;
}

interface ResultMessages extends CardMessages {
  readonly more: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly none: string;
  readonly noneText: string;
  readonly all: string;
}

export interface CatalogMessages extends ResultMessages {
  readonly search: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly category: string;
  /** A text with `{n}`. */
  readonly count: string;
}

/** The state that the URL names. */
export interface CatalogQuery {
  readonly q: string;
  readonly category: AppCategory | '';
  /** The number of pages shown below one another, from 1. */
  readonly openedPageCount: number;
}

export interface ResultsProps {
  readonly query: CatalogQuery;
  readonly locale: Locale;
  readonly messages: ResultMessages;
  /** The index of the card to focus once it is loaded; set when "more" was pressed. */
  readonly focusFrom: number | null;
  /** Receives the number of matches; null while it is unknown. */
  readonly onFound: (total: number | null) => void;
  readonly onMore: () => void;
  readonly onAll: () => void;
}
