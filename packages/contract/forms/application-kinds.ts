/** The kinds of application forms: their names in the code, in URLs and on the wire. */

/** The company's API calls this number APPLYTYPE. Numbers from 3 on are additions of this project (F1). */
export const applicationTypes = {
  private: 0,
  ecology: 1,
  partners: 2,
  customization: 3,
  appointment: 4,
  feedback: 5,
  cancelAccount: 6,
} as const;
export type ApplicationKind = keyof typeof applicationTypes;

export const applicationKinds = Object.keys(applicationTypes) as ApplicationKind[];

/** The kind of an APPLYTYPE; undefined for an unknown number. */
export const applicationKindOf = (type: number): ApplicationKind | undefined =>
  applicationKinds.find((kind) => applicationTypes[kind] === type);

/** Whether a kind brings business, which promoters are paid for: the four kinds that O4 names. */
export const countsForPromoters = (kind: ApplicationKind): boolean =>
  kind === 'private' || kind === 'partners' || kind === 'ecology' || kind === 'appointment';

/** Last segment of the path of a form's handler. */
export const applicationSlugOf = (kind: ApplicationKind): string =>
  kind === 'cancelAccount' ? 'cancel-account' : kind;

/** The kind of a handler’s path segment; undefined for an unknown segment. */
export const applicationKindOfSlug = (slug: string): ApplicationKind | undefined =>
  applicationKinds.find((kind) => applicationSlugOf(kind) === slug);
