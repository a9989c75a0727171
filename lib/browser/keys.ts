/**
 * Every name under which the site keeps something with a visitor, in one
 * place: what is not listed cannot be stored. Pure, because the edge middleware shares it. Each is
 * explained on the privacy page; keys.test.ts compares.
 */

/** Local storage. The specification fixes `Language`, `product_line` and the names in capitals; the last three are ours. */
export const localKeys = [
  'Language',
  /** The product line the visitor chose (B4). */
  'product_line',
  /** Number of arrivals at the home page (S3). */
  'HOME_VISIT',
  'HAS_VIEW_DOWNLOAD',
  'HAS_VIEW_REGISTER',
  'HAS_DOWNLOADED',
  'HAS_REGISTED',
  'HAS_TOOLTIP_SHOWN',
  /** `A` or `B` (S1). */
  'ab_group',
  /** Advertisement a partner's channel brought the visitor by, when its cookie has ended. */
  'partner_utm_source',
  /** Random number that tells visits of one browser from another's. */
  'analytics_id',
] as const;
export type LocalKey = (typeof localKeys)[number];

/** Session storage: JSON values of one tab. Phones may stand here (F6), passwords, codes and tokens never. */
export const sessionStorageKeys = [
  /** `{ resendAt, phone }`: when the next code may be asked for, in server milliseconds. */
  'code_resend',
  /** `{ area_code, phone }`, left by phone fields of other pages for /register (F6). */
  'register_prefill',
  /** What was typed into /register, for a reload (F2). */
  'register_draft',
  /** `{ key, mark }` of the application form sent last, until it is acknowledged: sent again it is stored once (F2). */
  'apply_sent',
  /** The A/B group was reported in this session (S1). */
  'ab_reported',
  /** Milliseconds of the reloads after a lost desktop client, newest last (W4). */
  'desktop_reloads',
  /** The strip about demo data was put away (B7). */
  'demo_dismissed',
] as const;
/** What was typed into an application is stored by its kind (F2). */
export type SessionStorageKey = (typeof sessionStorageKeys)[number] | `apply_draft_${string}`;

/** Cookies that say who brought a visitor; named like the parameters they come from (A1). */
export const attributionCookies = [
  'promoter',
  'from',
  'channelId',
  'callback',
  'activity_id',
  'utm_source',
] as const;
export type AttributionCookie = (typeof attributionCookies)[number];

/** Written by a partner's page with the value `xsb`; only read here (A9). */
export const landingCookie = 'isfromxsb';
