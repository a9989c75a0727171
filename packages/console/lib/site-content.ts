/** What is switched on pages, as `content show` gives it. */
import 'server-only';
import type { AdRow, QrCodeRow } from '@superbrowser/backend/database/tables';
import { contentVersion } from '@superbrowser/backend/operator/content/known';
import { noVersion } from '@superbrowser/backend/operator/run';
import type { Price } from '@superbrowser/contract/records/prices';
import { site } from '@/lib/site';
import { read } from './forms/perform';
import type { Note } from './forms/notes';
import type { Person } from './who/session';

/** Known by what is in it when the form was made. */
type Seen<Row> = Row & { readonly mark: string };

export interface SiteContent {
  readonly ads: readonly Seen<AdRow>[];
  readonly qr_codes: readonly Seen<QrCodeRow>[];
  readonly count: string | null;
  readonly mourning: boolean;
  readonly prices: readonly Price[];
}

export const siteContent = (person: Person): Promise<SiteContent> =>
  read<SiteContent>('content show', {}, person.name);

/** What the form of the prices was made for. */
export const priceMark = (prices: readonly Price[]): string =>
  contentVersion(prices.length > 0 ? prices : undefined)?.mark ?? noVersion;

/** The group of this brand first, then others that have pictures. */
export const qrGroups = ({ qr_codes }: SiteContent): number[] => [
  ...new Set([site.qrGroupId, ...qr_codes.map(({ group_id }) => group_id)]),
];

/** What each part of the screen is given. */
export interface SiteContentProps {
  readonly person: Person;
  readonly note: Note | null;
  readonly content: SiteContent;
}
