/** Table of blocked phones, IP ranges and promoters (O2). */

export const blockKinds = ['phone', 'range', 'promoter'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A value that gets no code, no form and no discount. */
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
