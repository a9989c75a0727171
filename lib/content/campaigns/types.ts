import type { RoutePath, SitePath } from '@/lib/routes';
import type { campaignVisuals, OfferKind } from '@/lib/publishing/kinds';
import type { InBoth } from '../types';
import type { CampaignPath, CampaignSlug, PromotionId } from './slugs';

/** An offer as pages show it. */
export interface OfferLine {
  /** A kind of ours, or one the upstream invented since: then its title speaks. */
  readonly kind: string;
  readonly value: number;
  /** Smallest order in yuan; 0 when there is none. */
  readonly threshold: number;
  readonly title: string;
}

export type CampaignVisual = (typeof campaignVisuals)[number];

interface Titled {
  readonly title: string;
  readonly text: string;
}

interface OwnHead {
  readonly title: string;
  readonly lead: string;
  /** What to keep in mind, below. */
  readonly note: string;
}

/** The section only this campaign has. */
export type OwnSection = OwnHead &
  (
    | {
        readonly kind: 'payment';
        readonly caption: string;
        readonly ways: readonly string[];
        readonly rows: readonly Titled[];
      }
    | { readonly kind: 'docks'; readonly items: readonly (Titled & { readonly mark: string })[] }
    | {
        readonly kind: 'night';
        readonly items: readonly (Titled & { readonly from: number; readonly to: number })[];
      }
    | {
        readonly kind: 'duty';
        readonly caption: string;
        readonly columns: readonly [string, string, string, string];
        readonly rows: readonly (readonly [string, string, string, string])[];
      }
    | { readonly kind: 'path'; readonly items: readonly Titled[] }
    | {
        readonly kind: 'numerals';
        readonly items: readonly (Titled & {
          readonly mark: string;
          readonly points: readonly string[];
        })[];
      }
  );

export interface CampaignText {
  /** In lists of campaigns. */
  readonly name: string;
  /** What it is about, in one line. */
  readonly summary: string;
  /** The heading; phrases may be parted by `|`. */
  readonly title: string;
  readonly lead: string;
  /** Instead of the lead, once it is over. */
  readonly after: string;
  readonly offersTitle: string;
  readonly offersLead: string;
  readonly own: OwnSection;
  readonly rulesTitle: string;
  readonly rules: readonly Titled[];
  readonly faqTitle: string;
  readonly faq: readonly Titled[];
}

export interface Campaign {
  readonly slug: string;
  readonly path: SitePath;
  /** The upstream's record of it: its period and offers win over those written here. */
  readonly activityId: string;
  readonly visual: CampaignVisual;
  /** With the offset of China; the end is the first moment outside. */
  readonly start: `${string}+08:00`;
  readonly end: `${string}+08:00`;
  readonly offers: readonly OfferKind[];
  readonly text: InBoth<CampaignText>;
}

/** One that comes with the site; others are in the store. */
export interface BuiltCampaign extends Campaign {
  readonly slug: CampaignSlug;
  readonly path: CampaignPath & RoutePath;
  readonly activityId: PromotionId;
}
