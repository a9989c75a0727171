/**
 * All names under which the site stores something in a visitor's browser, except the cookies of lib/session. The
 * storage functions accept no other name. Pure: client components and handlers share it. The privacy page explains each
 * name; storage-keys.test.ts checks that.
 */

/**
 * Local storage. `Language`, `product_line` and the names in capitals are prescribed; `ab_group`, `partner_utm_source`
 * and `analytics_id` are this project's own.
 */
export const localStorageKeys = [
  'Language',
  /** The edition the visitor chose (B4). */
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
  /** The utm_source that brought the visitor, for the time after its cookie has expired. */
  'partner_utm_source',
  /** Random id that distinguishes one browser from another. */
  'analytics_id',
] as const;
export type LocalStorageKey = (typeof localStorageKeys)[number];

/** Session storage: JSON values of one tab. Phones may be stored here (F6), passwords, codes and tokens never. */
export const sessionStorageKeys = [
  /** `{ resendAt, phone }`: when the next code may be requested, in milliseconds of the upstream's clock. */
  'code_resend',
  /** `{ area_code, phone, proven? }`, left by phone fields of other pages for /register (F6). */
  'register_prefill',
  /** Values typed into /register, for a reload (F2). */
  'register_draft',
  /**
   * `{ key, mark }` of the last application form, until the server has acknowledged it. A form that is sent again is
   * then stored only once (F2).
   */
  'apply_sent',
  /** The A/B group was reported in this session (S1). */
  'ab_reported',
  /** Times in milliseconds of the reloads after a lost desktop app, newest last (W4). */
  'desktop_reloads',
  /** The strip about sample data was closed (B7); the key has an older name. */
  'demo_dismissed',
] as const;
/** Values typed into an application are stored by its kind (F2). */
export type SessionStorageKey = (typeof sessionStorageKeys)[number] | `apply_draft_${string}`;

/** Cookies that tell who brought a visitor. Each has the name of the parameter it comes from (A1). */
export const attributionCookies = [
  'promoter',
  'from',
  'channelId',
  'callback',
  'activity_id',
  'utm_source',
] as const;
export type AttributionCookie = (typeof attributionCookies)[number];

/** Cookie that a partner's page writes with the value `xsb`; this site reads it, and removes it on request (A9). */
export const landingCookie = 'isfromxsb';
