/** Where a package is offered its SHA-256 is shown, and it is the one of the bytes that arrive. */
import { createHash } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { prefixOf } from '../../lib/i18n/paths';
import { attribute, parseHtml } from '../support/html';
import { agents } from '../support/test';

test.use({ userAgent: agents.windows });

const hashes = new Map<string, Promise<string>>();

/** The SHA-256 of what an address delivers; each is fetched once. */
function hashOf(request: APIRequestContext, href: string): Promise<string> {
  const fetched = hashes.get(href) ?? fetchHash(request, href);
  hashes.set(href, fetched);
  return fetched;
}

async function fetchHash(request: APIRequestContext, href: string): Promise<string> {
  const response = await request.get(href);
  expect(response.status(), href).toBe(200);
  return createHash('sha256')
    .update(await response.body())
    .digest('hex');
}

/** Pages that offer packages, and how many at least. */
const pages = [
  ['/download', 10],
  ['/download/history', 20],
  ['/downloadlist', 30],
  ['/v6', 4],
  ['/vps', 1],
  ['/app/site', 1],
  ['/app/sellerassistant', 1],
] as const;

for (const prefix of Object.values(prefixOf))
  for (const [path, least] of pages)
    test(`${prefix}${path} shows the SHA-256 of every package it offers`, async ({ request }) => {
      const main = (
        await parseHtml(await (await request.get(`${prefix}${path}`)).text())
      ).querySelector('main');
      const all = (selector: string, name: string) => [
        ...new Set(main?.querySelectorAll(selector).map((one) => attribute(one, name))),
      ];
      // `auto` names no package: the server chooses one of those beside it.
      const links = all('a[href]', 'href').filter((href) =>
        /^\/api\/download\/(?!auto)/.test(href),
      );
      expect(links.length).toBeGreaterThanOrEqual(least);
      expect(all('a[href]', 'href'), 'the check of files').toContain(`${prefix}/verify`);
      const shown = all('[data-sha256]', 'data-sha256');
      const copied = all('[data-copy]', 'data-copy');
      for (const href of links) {
        const sha256 = await hashOf(request, href);
        expect(shown, href).toContain(sha256);
        expect(copied, href).toContain(sha256);
      }
    });
