/** Tables of promoters, their daily figures, and the links to these (O4). */
import type {
  FigureKind,
  FigureSystem,
  OutcomeCounts,
} from '@superbrowser/contract/site-data/figures';

interface PromoterRow {
  promoter_id: string;
  company_name: string;
  username: string;
  /** 1 where download buttons deliver v6. */
  is_to_v6: number;
  /** In yuan, as `more_coupon`. */
  base_coupon: number;
  more_coupon: number;
}

/** A sum of one day (in China), kind, source and system. */
interface PromoterCountRow extends OutcomeCounts {
  count_id: string;
  promoter: string;
  /** YYYY-MM-DD. */
  day: string;
  kind: FigureKind;
  /** utm_source in lower case; '' where there was none. */
  source: string;
  /** A system; the column has an older name. */
  platform: FigureSystem;
}

/** A day (in China) on which the site counted; nothing is known about other days. */
interface FigureDayRow {
  day: string;
}

/** A link by which a promoter sees their figures. */
interface PromoterLinkRow {
  token_hash: string;
  promoter: string;
  expires_at: string;
}

/** An invite code that an upstream returned for an account: it exists, although this database has no such account. */
interface UpstreamInviteCodeRow {
  code: string;
  noted_at: string;
}

export interface PromoterTables {
  promoters: PromoterRow;
  promoter_counts: PromoterCountRow;
  figure_days: FigureDayRow;
  /** Links by which promoters see their figures, not links that bring visitors. The table has an older name. */
  promoter_links: PromoterLinkRow;
  /** Codes that an upstream named; those of accounts here are in `users`. The table has an older name. */
  invite_codes: UpstreamInviteCodeRow;
}
