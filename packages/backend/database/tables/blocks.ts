/** Table of blocked phones, IP ranges and promoters. */

export const blockKinds = ['phone', 'range', 'promoter'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A blocked phone, IP range or promoter. */
export interface BlockRow {
  kind: BlockKind;
  /** +<area><digits>, <address>/<bits>, or a promoter's id. */
  value: string;
  reason: string | null;
  who: string;
  at: string;
}

export interface BlockTables {
  blocks: BlockRow;
}
