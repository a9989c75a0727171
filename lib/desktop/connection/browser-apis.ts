import { cookieReader } from '@/lib/core/http/cookie-reader';
import { readSessionValue, writeSessionValue } from '@/lib/browser/session-storage';
import type { PageType } from '../protocol/frames';
import { hasUnsavedText } from './has-unsaved-text';
import type { BrowserApis, DesktopConnectionOptions } from './connection-types';
import { recordReloadIfAllowed } from './reload-guard';
import { readStartup, type ExtensionCookie, type StartupData } from './startup-data';

const reloadMemory = {
  read: () => readSessionValue('desktop_reloads'),
  write: (times: readonly number[]) => writeSessionValue('desktop_reloads', times),
};

/** Start-up data the desktop app left in this site's cookies. */
export const readSiteStartup = (): StartupData =>
  readStartup({ type: 'SITE', readCookie: cookieReader(document.cookie) });

interface ExtensionApi {
  readonly cookies?: {
    getAll(details: { readonly url: string }): Promise<readonly ExtensionCookie[]>;
  };
}

const getExtensionApi = (): ExtensionApi => (window as { chrome?: ExtensionApi }).chrome ?? {};

/**
 * The kind of this page. A page that can read cookies through an extension's API belongs to the desktop app's own
 * extension.
 */
export const detectPageType = (): PageType => (getExtensionApi().cookies ? 'EXT' : 'SITE');

/** Start-up data of a page of the desktop app's extension (page type EXT); empty on any other page. */
export async function readExtensionStartup(): Promise<StartupData> {
  const { cookies } = getExtensionApi();
  if (!cookies) return {};
  try {
    return readStartup({ type: 'EXT', cookies: await cookies.getAll({ url: location.origin }) });
  } catch {
    // An extension without permission to read cookies is treated like a page without start-up data.
    return {};
  }
}

/** The flags `isLogs` and `noReload`, which the desktop app may set on a page it opens. */
export function readPageFlags(): Required<
  Pick<DesktopConnectionOptions, 'logsMessages' | 'isReloadDisabled'>
> {
  const { isLogs, noReload } = window as { isLogs?: unknown; noReload?: unknown };
  return { logsMessages: isLogs === true, isReloadDisabled: noReload === true };
}

export const createBrowserApis = (): BrowserApis => ({
  openSocket: (url) => new WebSocket(url),
  readStartup: readSiteStartup,
  reload: () => {
    if (hasUnsavedText(document) || !recordReloadIfAllowed(reloadMemory, Date.now())) return false;
    location.reload();
    return true;
  },
  random: Math.random,
  log: (text) => console.warn(`[desktop] ${text}`),
});
