/** Who sees promoter figures (O4): by a link or with an account, and never another visitor. */
import { expect, test } from '@playwright/test';
import { partnersFigures as zh } from '@/messages/zh-CN/partners.json';
import { registerNewAccount, createVisitor } from '../support/visitors/visitor';
import { CookieClient } from '../support/visitors/cookie-client';
import {
  figuresFilePath,
  figuresPath,
  createFiguresLink,
  createPromoter,
  readShownNumbers,
  openFiguresLink,
  sumsOfFile,
} from '../support/visitors/promoter-figures';
import { runCommandForJson } from '../support/servers/operator-command';
import { userAgents } from '../support/browser/user-agents';
import { runSql } from '../support/servers/database';

test.describe('a link', () => {
  const fetchFiguresText = async (client: CookieClient) => (await client.request(figuresPath)).text;

  test('is removed from the URL at once, can be opened until it expires, and closed with a click', async () => {
    const promoter = await createPromoter();
    const link = await createFiguresLink(promoter);
    for (let times = 0; times < 2; times += 1) {
      const client = new CookieClient('198.51.100.3', userAgents.mac);
      const response = await client.request(link);
      expect([response.status, response.headers.location]).toEqual([303, figuresPath]);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
      const shown = await client.request(figuresPath);
      expect(shown.text).toContain(promoter);
      expect(shown.headers['cache-control']).toBe('private, no-store');
      // The cookie is not sent to other pages.
      expect((await client.request('/partners')).text).not.toContain(promoter);
      const form = {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      };
      const closeResponse = await client.request('/api/figures/close', {
        method: 'POST',
        headers: form,
      });
      expect(closeResponse.status).toBe(303);
      expect(await fetchFiguresText(client)).not.toContain(promoter);
    }
  });

  test('is not opened by a preview of the link', async () => {
    const link = await createFiguresLink(await createPromoter());
    const client = new CookieClient('198.51.100.4', userAgents.mac);
    const headResponse = await client.request(link, { method: 'HEAD' });
    expect([headResponse.status, headResponse.headers['set-cookie']]).toEqual([200, undefined]);
  });

  test('is refused with the same message when it is forged, altered, foreign, expired or of a blocked promoter', async () => {
    const [ownCode, otherCode, blockedCode] = await Promise.all([
      createPromoter(),
      createPromoter(),
      createPromoter(),
    ]);
    const expiredLink = await createFiguresLink(otherCode);
    await runSql(
      "update promoter_links set expires_at = '2026-01-01T00:00:00.000Z' where promoter = ?",
      [otherCode],
    );
    const validLink = await createFiguresLink(ownCode);
    const blockedLink = await createFiguresLink(blockedCode);
    await runCommandForJson(['promoters', 'block', blockedCode]);
    const refusedLinks: Readonly<Record<string, string>> = {
      'the code of a promoter': `${figuresPath}?pass=${ownCode}`,
      'cut off': validLink.slice(0, -1),
      changed: validLink.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA')),
      'made up': `${figuresPath}?pass=${'A'.repeat(43)}`,
      expired: expiredLink,
      'blocked since': blockedLink,
      empty: `${figuresPath}?pass=`,
      'a NUL': `${figuresPath}?pass=%00`,
      'very long': `${figuresPath}?pass=${'x'.repeat(6_000)}`,
      'as a list': `${figuresPath}?pass=no&${validLink.split('?')[1]}`,
    };
    for (const [name, link] of Object.entries(refusedLinks)) {
      const client = new CookieClient('198.51.100.5', userAgents.mac);
      const response = await client.request(link);
      expect([response.status, response.headers.location], name).toEqual([
        303,
        `${figuresPath}?link=refused`,
      ]);
      expect(response.headers['set-cookie'], name).toBeUndefined();
      const textAfter = await fetchFiguresText(client);
      for (const code of [ownCode, otherCode, blockedCode])
        expect(textAfter, name).not.toContain(code);
      expect((await client.request(`${figuresPath}?link=refused`)).text, name).toContain(
        zh.access.refused,
      );
      expect((await client.request(figuresFilePath)).status, name).toBe(303);
    }
    // A refused link does not close figures that another link opened.
    const client = await openFiguresLink(validLink);
    await client.request(refusedLinks['cut off'] ?? '');
    expect(await fetchFiguresText(client)).toContain(ownCode);
    // A promoter's cookie opens nothing either, whether it is made up or partly copied.
    for (const cookie of [`promoter=${ownCode}`, `promoter_pass=${ownCode}`, 'promoter_pass=%00'])
      expect(
        (
          await new CookieClient('198.51.100.6', userAgents.mac).request(figuresPath, {
            headers: { cookie },
          })
        ).text,
      ).not.toContain(ownCode);
    await runCommandForJson(['promoters', 'block', ownCode]);
    expect(await fetchFiguresText(client)).not.toContain(ownCode);
  });
});

test.describe('an account', () => {
  test('sees the figures of its own invite code, whatever the URL says', async ({ request }) => {
    const visitor = createVisitor(request);
    await registerNewAccount(request, {}, visitor);
    const { inviteCode: code } = (await (
      await visitor.get('/api/invite-activity/code')
    ).json()) as {
      inviteCode: string;
    };
    const otherPromoter = await createPromoter();
    await new CookieClient('198.51.100.8', userAgents.windows).request(
      `/?promoter=${otherPromoter}`,
    );
    await new CookieClient('198.51.100.9', userAgents.windows).request(
      `/?promoter=${code}&utm_source=friends`,
    );
    const fetchText = async (path: string) => (await visitor.get(path)).text();
    await expect
      .poll(async () => sumsOfFile(await fetchText(figuresFilePath)))
      .toEqual({
        [`friends | Windows | visits | counted`]: 1,
      });
    for (const query of [
      '',
      `?promoter=${otherPromoter}`,
      `?code=${otherPromoter}`,
      `?from=${otherPromoter}`,
    ]) {
      const text = await fetchText(figuresPath + query);
      expect(text, query).toContain(code);
      // The URL may appear in the page's links, but the figures stay the same.
      expect((await readShownNumbers(text)).totals.visits, query).toEqual([1, 0, 0, 0]);
    }
  });

  test('without invitations sees a notice, and a signed-out visitor sees how to get figures', async ({
    request,
  }) => {
    const visitor = createVisitor(request);
    await registerNewAccount(request, {}, visitor);
    const text = await (await visitor.get(figuresPath)).text();
    expect(text).toContain(zh.noFigures.title);
    const signedOut = new CookieClient('198.51.100.10', userAgents.windows);
    const response = await signedOut.request(figuresPath);
    expect(response.status).toBe(200);
    expect(response.text).toContain(zh.access.title);
    expect(response.text).not.toContain(zh.access.refused);
    const csv = await signedOut.request(figuresFilePath);
    expect([csv.status, csv.headers.location]).toEqual([303, figuresPath]);
  });
});
