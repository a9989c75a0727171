import type { DiscountMessages } from '@/components/promoter/discount-messages';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';

export interface PreviewPackage {
  readonly name: string;
  readonly v5FileName: string;
  /** The name of the file that is sent instead where the promoter asks for v6; null where there is none. */
  readonly v6FileName: string | null;
}

/** The part of the preview that is the same for every link. */
export interface SharedPreviewData {
  readonly messages: MessageGroup<'partnersLinks.preview'>;
  readonly discountMessages: DiscountMessages;
  /** The sum of the label without a promoter. */
  readonly defaultDiscount: number;
  readonly packages: readonly PreviewPackage[];
  /** Landing pages by path: their names, and the names of their pictures. */
  readonly pages: Readonly<Record<string, { readonly title: string; readonly picture: string }>>;
}
