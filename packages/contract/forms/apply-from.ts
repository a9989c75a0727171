/** APPLYFROM: the button that led to the form; 0 unknown. Travels as `apply_from` (F1). */
export const applyFroms = {
  unknown: 0,
  privateBanner: 1,
  privateUsers: 2,
  bottomMenuEcology: 3,
  partnersBanner: 4,
  partnersProcess: 5,
  ecologyBanner: 6,
  ecologyHowTo: 7,
} as const;
export type ApplyFrom = (typeof applyFroms)[keyof typeof applyFroms];

/** A value from an address or a body; anything unknown counts as 0. */
export function applyFromOf(value: unknown): ApplyFrom {
  const number = typeof value === 'string' && /^[0-7]$/.test(value) ? Number(value) : value;
  return Object.values(applyFroms).find((known) => known === number) ?? 0;
}
