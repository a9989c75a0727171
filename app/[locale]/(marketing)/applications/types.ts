import type { AppEntry } from '@/lib/app-centre/find';
import type { Locale } from '@/lib/i18n/routing';
import type { AppCategory, AppKind } from '@superbrowser/contract/content/app-kinds';

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

export interface CatalogueMessages extends ResultMessages {
  readonly search: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly category: string;
  /** With `{n}`. */
  readonly count: string;
}

/** What the address asks for. */
export interface CatalogueQuery {
  readonly q: string;
  readonly category: AppCategory | '';
  /** Pages shown below one another, from 1. */
  readonly pages: number;
}

export interface ResultsProps {
  readonly wanted: CatalogueQuery;
  readonly locale: Locale;
  readonly messages: ResultMessages;
  /** The card to focus once it is there, counted from 0: "more" was pressed before. */
  readonly focusFrom: number | null;
  /** How many fit; null while that is not known. */
  readonly onFound: (total: number | null) => void;
  readonly onMore: () => void;
  readonly onAll: () => void;
}
