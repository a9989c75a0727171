/** What became of promoters' links (O4). */
import type {
  FigureKind,
  FigurePlatform,
  OutcomeNumbers,
} from '@superbrowser/contract/records/figures';

/** A sum of one day (in China), kind, source and platform. */
export interface PromoterCountRow extends OutcomeNumbers {
  count_id: string;
  promoter: string;
  /** YYYY-MM-DD. */
  day: string;
  kind: FigureKind;
  /** utm_source in small letters; '' where there was none. */
  source: string;
  platform: FigurePlatform;
}

/** A day (in China) on which the site counted; of others nothing is known. */
export interface FigureDayRow {
  day: string;
}

/** A link by which a promoter sees their figures. */
export interface PromoterLinkRow {
  token_hash: string;
  promoter: string;
  expires_at: string;
}

/** A code whose account was seen, where an upstream holds the accounts: nobody else can say whether there is one. */
export interface InviteCodeRow {
  code: string;
  noted_at: string;
}

export interface PromoterFigureTables {
  promoter_counts: PromoterCountRow;
  figure_days: FigureDayRow;
  promoter_links: PromoterLinkRow;
  invite_codes: InviteCodeRow;
}
