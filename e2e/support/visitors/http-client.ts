/**
 * Visitors without a browser, with the cookies of Playwright's HTTP client. Crowds use the lighter cookie-client.ts.
 */
import { request as playwrightRequest, type APIRequestContext } from '@playwright/test';
import { siteOrigin } from '../servers/ports-and-folders';
import { createIp } from './visitor';

/** An HTTP client with its own cookies and IP; redirects are inspected, not followed. */
export const createHttpClient = (cookie?: string): Promise<APIRequestContext> =>
  playwrightRequest.newContext({
    baseURL: siteOrigin,
    maxRedirects: 0,
    extraHTTPHeaders: { 'X-Forwarded-For': createIp(), ...(cookie && { Cookie: cookie }) },
  });

/** A cookie of a browser in the form of a request header; '' where the browser has no such cookie. */
export async function readCookieLine(client: APIRequestContext, name: string): Promise<string> {
  const stored = (await client.storageState()).cookies.find((cookie) => cookie.name === name);
  return stored ? `${name}=${stored.value}` : '';
}
