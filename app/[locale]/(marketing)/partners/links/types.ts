import type { DiscountMessages } from '@/components/promoter/discount-text';
import type { MessageGroup } from '@/lib/i18n/pick-messages';

/** A package of the download page; null where a line has none. */
export interface PreviewPackage {
  readonly name: string;
  /** Where the promoter asks for v6 on Windows, `v6` is sent instead. */
  readonly v5: string;
  readonly v6: string | null;
}

/** The part of the preview that is the same for every link. */
export interface SharedPreviewData {
  readonly messages: MessageGroup<'partnersLinks.preview'>;
  readonly discount: DiscountMessages;
  /** The sum of the label without a promoter. */
  readonly fallback: number;
  readonly packages: readonly PreviewPackage[];
  /** Landing pages by path: their names, and the names of their pictures. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly picture: string }>>;
}
