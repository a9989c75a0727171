import { startupCookies } from '@/lib/desktop/connection/startup-data';

/** Whether there may be a desktop app: it left its secret in a cookie, or this is a page of its extension. */
export const mayHaveDesktopApp = (): boolean =>
  new RegExp(`(^|; )${startupCookies.secret}=`).test(document.cookie) ||
  'cookies' in ((window as { chrome?: object }).chrome ?? {});
