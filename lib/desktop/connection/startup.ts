/** What the client leaves for a page it opens: cookies, or an extension's cookies. */
import type { AppType } from '../protocol/frames';

export interface StartupData {
  /** Browser id. */
  readonly bid?: string;
  readonly bName?: string;
  /** Port of the local websocket. */
  readonly pid?: string;
  /** Session secret; both keys of the cipher come from it. */
  readonly sid?: string;
  readonly envid?: string;
  readonly apiid?: string;
  readonly cheatString?: string;
  readonly channelId?: string;
  readonly cookieWhiteList?: string;
  /** The guest cookie itself; {@link isGuest} judges it. */
  readonly isGuest?: string;
}

/** Field → name of its cookie. */
export const startupCookies = {
  bid: 'bid',
  bName: 'bName',
  pid: 'pid',
  sid: 'sid',
  envid: 'envid',
  apiid: 'apiid666',
  cheatString: 'hkjpp',
  channelId: 'channelId',
  cookieWhiteList: 'cookie_white_list',
  isGuest: 'isGuest',
} as const satisfies Record<keyof StartupData, string>;

/** Cookies as an extension of the client lists them. */
export interface ExtensionCookie {
  readonly name: string;
  readonly value: string;
}

export type StartupSource =
  | {
      readonly type: Extract<AppType, 'SITE'>;
      readonly cookie: (name: string) => string | undefined;
    }
  | { readonly type: Extract<AppType, 'EXT'>; readonly cookies: readonly ExtensionCookie[] };

/** Reads the start-up data; empty values are dropped. */
export function readStartup(source: StartupSource): StartupData {
  const value = (name: string) =>
    source.type === 'SITE'
      ? source.cookie(name)
      : source.cookies.find((cookie) => cookie.name === name)?.value;
  return dropEmpty(
    Object.fromEntries(
      Object.entries(startupCookies).map(([field, name]) => [field, value(name)?.trim()]),
    ),
  );
}

const dropEmpty = (data: Readonly<Record<string, string | undefined>>): StartupData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value));

/**
 * What a page was handed, completed from the cookies when both bid and sid are missing.
 * @param read reads the cookies; asked only then
 */
export function completeStartup(given: StartupData, read: () => StartupData): StartupData {
  const own = dropEmpty({ ...given });
  return own.bid || own.sid ? own : { ...own, ...read() };
}

/** The page counts as running inside the client only when all three are there. */
export const isInsideClient = ({ bid, pid, sid }: StartupData): boolean =>
  Boolean(bid && pid && sid);

export const isGuest = (data: StartupData): boolean => Boolean(data.isGuest);

/** Address of the client's websocket (W1); null when the port is none. */
export function socketAddress({ pid }: StartupData): string | null {
  const port = /^\d{1,5}$/.test(pid ?? '') ? Number(pid) : 0;
  return port >= 1 && port <= 65_535 ? `ws://127.0.0.1:${port}` : null;
}
