/** Start-up data the desktop app leaves for a page it opens, in cookies of the site or of an extension. */
import type { PageType } from '../protocol/frames';

export interface StartupData {
  readonly browserId?: string;
  readonly browserName?: string;
  /** Port of the local websocket. */
  readonly port?: string;
  /** Session secret; both keys of the cipher come from it. */
  readonly secret?: string;
  readonly environmentId?: string;
  readonly apiId?: string;
  readonly cheatString?: string;
  readonly channelId?: string;
  readonly cookieWhiteList?: string;
  /** Raw value of the guest cookie; {@link isGuest} interprets it. */
  readonly guestFlag?: string;
}

/**
 * Fields that every desktop app sets, as its makers specify, but that no page of this site uses, because only the
 * desktop app's own pages know their meaning. To use a field, remove it from this list first.
 */
export const unusedStartupFields = ['apiId', 'cheatString', 'cookieWhiteList'] as const;

/** The start-up data without the fields that pages of this site do not use. */
type UsedStartup = Omit<StartupData, (typeof unusedStartupFields)[number]>;

/** The desktop app's browser profile in which a page was opened, as a page may show it. */
export interface BrowserProfile {
  readonly name: string;
  readonly id: string;
  /** Opened without an account. */
  readonly isGuest: boolean;
}

/** Longest name or id that is shown. */
const maxNameLength = 60;
const displayName = (text = '') =>
  Array.from(text.replace(/\p{C}+/gu, ' '))
    .slice(0, maxNameLength)
    .join('')
    .trim();

/** The browser profile in the start-up data; '' where the desktop app gave no name. */
export const browserProfileOf = (data: UsedStartup): BrowserProfile => ({
  name: displayName(data.browserName),
  id: displayName(data.environmentId),
  isGuest: isGuest(data),
});

/** Names of the cookies by field. */
export const startupCookies = {
  browserId: 'bid',
  browserName: 'bName',
  port: 'pid',
  secret: 'sid',
  environmentId: 'envid',
  apiId: 'apiid666',
  cheatString: 'hkjpp',
  channelId: 'channelId',
  cookieWhiteList: 'cookie_white_list',
  guestFlag: 'isGuest',
} as const satisfies Record<keyof StartupData, string>;

/** Cookies as an extension of the desktop app lists them. */
export interface ExtensionCookie {
  readonly name: string;
  readonly value: string;
}

type StartupSource =
  | {
      readonly type: Extract<PageType, 'SITE'>;
      readonly readCookie: (name: string) => string | undefined;
    }
  | { readonly type: Extract<PageType, 'EXT'>; readonly cookies: readonly ExtensionCookie[] };

/** Reads the start-up data; empty values are dropped. */
export function readStartup(source: StartupSource): StartupData {
  const readValue = (name: string) =>
    source.type === 'SITE'
      ? source.readCookie(name)
      : source.cookies.find((cookie) => cookie.name === name)?.value;
  return withoutEmptyValues(
    Object.fromEntries(
      Object.entries(startupCookies).map(([field, name]) => [field, readValue(name)?.trim()]),
    ),
  );
}

const withoutEmptyValues = (data: Readonly<Record<string, string | undefined>>): StartupData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value));

/**
 * The given start-up data. When it has neither browser id nor secret, the cookies are read too, and each field they
 * have replaces the given field.
 * @param readCookies called only in that case
 */
export function withStartupCookies(
  startup: StartupData,
  readCookies: () => StartupData,
): StartupData {
  const nonEmptyValues = withoutEmptyValues({ ...startup });
  return nonEmptyValues.browserId || nonEmptyValues.secret
    ? nonEmptyValues
    : { ...nonEmptyValues, ...readCookies() };
}

/** Whether a page runs inside the desktop app: only when browser id, port and secret are all given. */
export const isInsideDesktopApp = ({ browserId, port, secret }: StartupData): boolean =>
  Boolean(browserId && port && secret);

/** Whether the desktop app runs without an account: its guest cookie is not empty. */
export const isGuest = (data: UsedStartup): boolean => Boolean(data.guestFlag);

/** URL of the desktop app's websocket (W1); null when the port is invalid. */
export function socketUrl({ port = '' }: StartupData): string | null {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
  return isPort ? `ws://127.0.0.1:${Number(port)}` : null;
}
