/**
 * Pages next to the desktop client, which scripts/desktop simulates over a real websocket: what it knows, and who is
 * signed in there.
 */
import { startSimulator } from '@/scripts/desktop/simulator';
import { findViolations } from '../support/browser/axe';
import { isNightly } from '../support/nightly';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { messages as site } from '../support/pages/messages';
import { addClientCookies, expect, openDetectPanel, test } from './support/desktop-client-page';

/** The test expects the error of an unreachable client in the browser's console, and no other. */
function dropUnreachable(pageErrors: string[]): void {
  const otherErrors = pageErrors.filter((error) => !/WebSocket connection/.test(error));
  pageErrors.splice(0, pageErrors.length, ...otherErrors);
}

test.describe('inside the client', () => {
  test('connects on its own, shows what the client knows, and follows its pushes', async ({
    page,
    client,
  }) => {
    await addClientCookies(page, client);
    const { connectedNotice, ip, gateway, panel, messages } = await openDetectPanel(page);
    await expect(connectedNotice).toBeVisible();
    await expect(ip).toHaveText(`203.0.113.24 · US Los Angeles · ${messages.ip.bound}`);
    await expect(gateway).toHaveText(`${messages.gateway.on} · us-west`);
    expect(client.receivedRequests.slice(0, 2).map(({ action }) => action)).toEqual([
      'ClientConnected',
      'OnPluginInitialized',
    ]);
    expect(client.receivedRequests[0]).toMatchObject({
      module: 'WsAutho',
      browserId: client.cookies.bid,
      tag: 'SITE',
      requestId: expect.stringMatching(/^\d{13}_\d{1,2}$/),
    });
    await expect(panel.getByRole('button')).toHaveCount(2);
    const { identity } = site['zh-CN'].desktop;
    const valueOf = (label: string) => panel.locator(`dt:text-is("${label}") + dd`);
    await expect(valueOf(identity.environment)).toHaveText('北美一店');
    await expect(valueOf(identity.id)).toHaveText('env-01');
    await expect(valueOf(identity.account)).toHaveText('lin.manager · 蓝鲸贸易');
    await expect(panel.getByRole('link', { name: identity.settings })).toHaveAttribute(
      'href',
      /^superbrowser:\/\/open\?switchFrom=detect&switchTarget=environment-settings&switchUrl=http/,
    );
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }

    client.notify('WebBrowser', 'OnLocalIpChange', { ip: '203.0.113.99', bound: false });
    await expect(ip).toHaveText(`203.0.113.99 · ${messages.ip.unbound}`);
    client.notify('Gateway', 'OnUpdateGatewayStatus', { enabled: false });
    await expect(gateway).toHaveText(messages.gateway.off);
    client.notify('Gateway', 'OnUpdateGatewayStatus', { enabled: 'nonsense' });
    client.notify('WebBrowser', 'OnLocalIpChange', { ip: '203.0.113.98' });
    await expect(ip).toHaveText('203.0.113.98');
    await expect(gateway).toHaveText(messages.gateway.off);
  });

  test('saves the result with the store, redacted, once the check has run', async ({
    page,
    client,
  }) => {
    await addClientCookies(page, client);
    const { connectedNotice, button, panel, messages } = await openDetectPanel(page);
    await expect(connectedNotice).toBeVisible();
    await expect(panel.getByText(messages.save.first)).toBeVisible();
    await expect(button(messages.save.button)).toHaveAttribute('aria-disabled', 'true');
    const { start, facts } = site['zh-CN'].detect.tool;
    await page.getByRole('button', { name: start, exact: true }).click();
    await expect(page.getByRole('heading', { name: facts })).toBeVisible();
    await button(messages.save.button).click();
    await expect(panel.getByText(messages.save.done)).toBeVisible();
    const saveRequests = client.receivedRequests.filter(
      ({ action }) => action === 'SaveDetectedResult',
    );
    expect(saveRequests).toHaveLength(1);
    const { result } = saveRequests[0]?.args as {
      result: { facts: { server: { address: string } } };
    };
    expect(result.facts.server.address).not.toMatch(/^\d+\.\d+\.\d+\.\d+$|::1$/);
  });

  test('lets the client repair, and shows what it reports', async ({ page, client }) => {
    await addClientCookies(page, client);
    const { button, panel, messages } = await openDetectPanel(page);
    await button(messages.fix.button).click();
    await expect(panel.getByText(messages.fix.states.fixed)).toBeVisible();
    client.notify('SelfHelpRepair', 'OnShowAutoFixBar', { show: true, state: 'failed' });
    await expect(panel.getByText(messages.fix.states.failed)).toBeVisible();
    await button(messages.fix.retry).click();
    await expect(panel.getByText(messages.fix.states.fixed)).toBeVisible();
    await button(messages.fix.close).click();
    await expect(button(messages.fix.close)).toHaveCount(0);
    expect(
      client.receivedRequests.map(({ action }) => action).filter((action) => /Fix/.test(action)),
    ).toEqual(['AutoFix', 'RetryAutoFix', 'CloseAutoFixTip']);
  });

  test('the /oauth page shows the client’s part inside the client, and nowhere else', async ({
    page,
    client,
  }) => {
    const { prefix, oauth, desktop } = site['en-US'];
    await page.goto(`${prefix}/oauth?state=expired&target=%2Fdownload`);
    const openAgainLink = page.getByRole('link', { name: oauth.client.open });
    await expect(openAgainLink).toHaveAttribute(
      'href',
      /^superbrowser:\/\/open\?switchFrom=oauth&switchTarget=web-page&switchUrl=http.*%2Fdownload$/,
    );
    await expect(page.locator('[data-client]')).toHaveCount(0);
    await addClientCookies(page, client);
    await page.reload();
    const panel = page.getByRole('region', { name: oauth.client.title });
    await expect(panel.getByText(desktop.connection.success)).toBeVisible();
    await expect(panel.getByText('lin.manager · 蓝鲸贸易')).toBeVisible();
    await expect(panel.getByText('北美一店')).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
  });

  test('an environment that cannot be used is reported (E1)', async ({ page, client }) => {
    await addClientCookies(page, client);
    await page.context().addCookies([{ name: 'sid', value: 'short', url: siteOrigin }]);
    const { status, messages } = await openDetectPanel(page);
    await expect(status).toContainText(messages.connection.problems.badSecret);
    const { notifications, hint, errors } = site['zh-CN'];
    const notice = page.getByRole('region', { name: notifications });
    await expect(notice.getByText(errors.socket)).toBeVisible();
    await expect(notice.getByText(hint)).toBeVisible();
    await page.clock.fastForward(4_600);
    await expect(notice.getByText(errors.socket)).toHaveCount(0);
  });

  test('an older client is asked only for what it supports', async ({ page }) => {
    const client = await startSimulator({ origins: [siteOrigin], version: '5.288.0' });
    await addClientCookies(page, client);
    const { connectedNotice, ip, panel, messages } = await openDetectPanel(page);
    await expect(connectedNotice).toBeVisible();
    await expect(ip).toContainText('203.0.113.24');
    await expect(panel.getByText(messages.old)).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(0);
    await client.stop();
  });
});

test.describe('by the place of the page', () => {
  test('next to the client: explains first, connects on a click', async ({ page, client }) => {
    await addClientCookies(page, client, ['bid']);
    const { button, connectedNotice, panel, messages } = await openDetectPanel(page, 'en-US');
    await expect(panel.getByText(messages.connection.ask.why)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(client.connections.made).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await button(messages.connection.ask.connect).press('Enter');
    await expect(connectedNotice).toBeVisible();
    await expect(button(messages.connection.ask.connect)).toHaveCount(0);
  });

  test('without a client it says so, can be tried again, and breaks nothing', async ({
    page,
    client,
    pageErrors,
  }) => {
    await addClientCookies(page, client);
    await client.stop();
    const { status, messages } = await openDetectPanel(page);
    await expect(status).toContainText(messages.connection.problems.unreachable);
    await expect
      .poll(() => pageErrors.filter((error) => /WebSocket connection/.test(error)).length)
      .toBeGreaterThan(0);
    dropUnreachable(pageErrors);
  });
});

/** These cases are also tested in lib/desktop/connection and components/desktop. */
if (isNightly)
  test.describe('at night', () => {
    test('a guest sees which values need an account, and can sign in', async ({ page, client }) => {
      await addClientCookies(page, client);
      await page.context().addCookies([{ name: 'isGuest', value: '1', url: siteOrigin }]);
      client.faults.silence = true;
      const { panel, messages, button } = await openDetectPanel(page);
      const { identity } = site['zh-CN'].desktop;
      await expect(panel.getByText(identity.guest)).toBeVisible();
      await expect(panel.getByText(messages.needs)).toBeVisible();
      await expect(panel.getByRole('link', { name: identity.signIn })).toHaveAttribute(
        'href',
        /switchTarget=sign-in/,
      );
      await expect(button(messages.save.button)).toHaveCount(0);
    });

    test('a denied permission looks like an absent client', async ({ page, client }) => {
      await page.addInitScript(() => {
        const query = navigator.permissions.query.bind(navigator.permissions);
        navigator.permissions.query = (requested) =>
          (requested.name as string) === 'local-network-access'
            ? Promise.resolve({ state: 'denied' } as PermissionStatus)
            : query(requested);
      });
      await addClientCookies(page, client, ['bid']);
      const { panel, messages } = await openDetectPanel(page);
      await expect(panel.getByText(messages.outside)).toBeVisible();
      await expect(panel.getByRole('button')).toHaveCount(0);
      expect(client.connections.made).toBe(0);
    });
  });
