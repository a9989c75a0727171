/** The seven forms by their names: on the wire, in URLs, and in the code. */

/** APPLYTYPE; from 3 on additions of this project (F1). */
export const applyTypes = {
  private: 0,
  ecology: 1,
  partners: 2,
  customization: 3,
  appointment: 4,
  feedback: 5,
  cancelAccount: 6,
} as const;
export type ApplyKind = keyof typeof applyTypes;

const kinds = Object.keys(applyTypes) as ApplyKind[];

/** The kind of an APPLYTYPE; undefined when there is none. */
export const applyKindOf = (type: number): ApplyKind | undefined =>
  kinds.find((kind) => applyTypes[kind] === type);

/** Whether a kind brings business, which promoters are paid for: the four kinds that O4 names. */
export const countsForPromoters = (kind: ApplyKind): boolean =>
  kind === 'private' || kind === 'partners' || kind === 'ecology' || kind === 'appointment';

/** Last segment of the path of a form's handler. */
export const applySlugOf = (kind: ApplyKind): string =>
  kind === 'cancelAccount' ? 'cancel-account' : kind;

/** The kind of a handler’s path segment; undefined when there is none. */
export const applyKindOfSlug = (slug: string): ApplyKind | undefined =>
  kinds.find((kind) => applySlugOf(kind) === slug);

/** APPLYFROM: the button that led to the form; 0 unknown. Sent as `apply_from` (F1). */
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
type ApplyFrom = (typeof applyFroms)[keyof typeof applyFroms];

/** Reads a value from a URL or a body; anything unknown counts as 0. */
export function applyFromOf(value: unknown): ApplyFrom {
  const number = typeof value === 'string' && /^[0-7]$/.test(value) ? Number(value) : value;
  return Object.values(applyFroms).find((known) => known === number) ?? 0;
}
