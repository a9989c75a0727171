/**
 * Pages next to the desktop app, which scripts/desktop simulates over a real websocket: what it knows, and who is
 * signed in there.
 */
import { startSimulator } from '@/scripts/desktop/simulator';
import { findViolations } from '../support/browser/axe';
import { isNightly } from '../support/nightly';
import { siteOrigin } from '../support/servers/ports-and-folders';
import { messages as site } from '../support/pages/messages';
import { addDesktopAppCookies, expect, openDetectPanel, test } from './support/desktop-app-page';

/** The test expects the error of an unreachable desktop app in the browser's console, and no other. */
function dropUnreachable(pageErrors: string[]): void {
  const otherErrors = pageErrors.filter((error) => !/WebSocket connection/.test(error));
  pageErrors.splice(0, pageErrors.length, ...otherErrors);
}

test.describe('inside the desktop app', () => {
  test('connects on its own, shows what the desktop app knows, and follows its pushes', async ({
    page,
    desktopApp,
  }) => {
    await addDesktopAppCookies(page, desktopApp);
    const { connectedNotice, ip, gateway, panel, messages } = await openDetectPanel(page);
    await expect(connectedNotice).toBeVisible();
    await expect(ip).toHaveText(`203.0.113.24 · US Los Angeles · ${messages.ip.bound}`);
    await expect(gateway).toHaveText(`${messages.gateway.on} · us-west`);
    expect(desktopApp.receivedRequests.slice(0, 2).map(({ action }) => action)).toEqual([
      'ClientConnected',
      'OnPluginInitialized',
    ]);
    expect(desktopApp.receivedRequests[0]).toMatchObject({
      module: 'WsAutho',
      browserId: desktopApp.cookies.bid,
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

    desktopApp.notify('WebBrowser', 'OnLocalIpChange', { ip: '203.0.113.99', bound: false });
    await expect(ip).toHaveText(`203.0.113.99 · ${messages.ip.unbound}`);
    desktopApp.notify('Gateway', 'OnUpdateGatewayStatus', { enabled: false });
    await expect(gateway).toHaveText(messages.gateway.off);
    desktopApp.notify('Gateway', 'OnUpdateGatewayStatus', { enabled: 'nonsense' });
    desktopApp.notify('WebBrowser', 'OnLocalIpChange', { ip: '203.0.113.98' });
    await expect(ip).toHaveText('203.0.113.98');
    await expect(gateway).toHaveText(messages.gateway.off);
  });

  test('saves the result with the store, redacted, once the check has run', async ({
    page,
    desktopApp,
  }) => {
    await addDesktopAppCookies(page, desktopApp);
    const { connectedNotice, button, panel, messages } = await openDetectPanel(page);
    await expect(connectedNotice).toBeVisible();
    await expect(panel.getByText(messages.save.first)).toBeVisible();
    await expect(button(messages.save.button)).toHaveAttribute('aria-disabled', 'true');
    const { start, facts } = site['zh-CN'].detect.tool;
    await page.getByRole('button', { name: start, exact: true }).click();
    await expect(page.getByRole('heading', { name: facts })).toBeVisible();
    await button(messages.save.button).click();
    await expect(panel.getByText(messages.save.done)).toBeVisible();
    const saveRequests = desktopApp.receivedRequests.filter(
      ({ action }) => action === 'SaveDetectedResult',
    );
    expect(saveRequests).toHaveLength(1);
    const { result } = saveRequests[0]?.args as {
      result: { facts: { server: { address: string } } };
    };
    expect(result.facts.server.address).not.toMatch(/^\d+\.\d+\.\d+\.\d+$|::1$/);
  });

  test('lets the desktop app repair, and shows what it reports', async ({ page, desktopApp }) => {
    await addDesktopAppCookies(page, desktopApp);
    const { button, panel, messages } = await openDetectPanel(page);
    await button(messages.fix.button).click();
    await expect(panel.getByText(messages.fix.states.fixed)).toBeVisible();
    desktopApp.notify('SelfHelpRepair', 'OnShowAutoFixBar', { show: true, state: 'failed' });
    await expect(panel.getByText(messages.fix.states.failed)).toBeVisible();
    await button(messages.fix.retry).click();
    await expect(panel.getByText(messages.fix.states.fixed)).toBeVisible();
    await button(messages.fix.close).click();
    await expect(button(messages.fix.close)).toHaveCount(0);
    expect(
      desktopApp.receivedRequests
        .map(({ action }) => action)
        .filter((action) => /Fix/.test(action)),
    ).toEqual(['AutoFix', 'RetryAutoFix', 'CloseAutoFixTip']);
  });

  test('the /oauth page shows the desktop app’s part inside the desktop app, and nowhere else', async ({
    page,
    desktopApp,
  }) => {
    const { prefix, oauth, desktop } = site['en-US'];
    await page.goto(`${prefix}/oauth?state=expired&target=%2Fdownload`);
    const openAgainLink = page.getByRole('link', { name: oauth.desktopApp.open });
    await expect(openAgainLink).toHaveAttribute(
      'href',
      /^superbrowser:\/\/open\?switchFrom=oauth&switchTarget=web-page&switchUrl=http.*%2Fdownload$/,
    );
    await expect(page.locator('[data-desktop-app]')).toHaveCount(0);
    await addDesktopAppCookies(page, desktopApp);
    await page.reload();
    const panel = page.getByRole('region', { name: oauth.desktopApp.title });
    await expect(panel.getByText(desktop.connection.success)).toBeVisible();
    await expect(panel.getByText('lin.manager · 蓝鲸贸易')).toBeVisible();
    await expect(panel.getByText('北美一店')).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
  });

  test('an environment that cannot be used is reported (E1)', async ({ page, desktopApp }) => {
    await addDesktopAppCookies(page, desktopApp);
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

  test('an older desktop app is asked only for what it supports', async ({ page }) => {
    const desktopApp = await startSimulator({ origins: [siteOrigin], version: '5.288.0' });
    await addDesktopAppCookies(page, desktopApp);
    const { connectedNotice, ip, panel, messages } = await openDetectPanel(page);
    await expect(connectedNotice).toBeVisible();
    await expect(ip).toContainText('203.0.113.24');
    await expect(panel.getByText(messages.old)).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(0);
    await desktopApp.stop();
  });
});

test.describe('by the place of the page', () => {
  test('next to the desktop app: explains first, connects on a click', async ({
    page,
    desktopApp,
  }) => {
    await addDesktopAppCookies(page, desktopApp, ['bid']);
    const { button, connectedNotice, panel, messages } = await openDetectPanel(page, 'en-US');
    await expect(panel.getByText(messages.connection.ask.why)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(desktopApp.connections.made).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await button(messages.connection.ask.connect).press('Enter');
    await expect(connectedNotice).toBeVisible();
    await expect(button(messages.connection.ask.connect)).toHaveCount(0);
  });

  test('without a desktop app it says so, can be tried again, and breaks nothing', async ({
    page,
    desktopApp,
    pageErrors,
  }) => {
    await addDesktopAppCookies(page, desktopApp);
    await desktopApp.stop();
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
    test('a guest sees which values need an account, and can sign in', async ({
      page,
      desktopApp,
    }) => {
      await addDesktopAppCookies(page, desktopApp);
      await page.context().addCookies([{ name: 'isGuest', value: '1', url: siteOrigin }]);
      desktopApp.faults.silence = true;
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

    test('a denied permission looks like an absent desktop app', async ({ page, desktopApp }) => {
      await page.addInitScript(() => {
        const query = navigator.permissions.query.bind(navigator.permissions);
        navigator.permissions.query = (requested) =>
          (requested.name as string) === 'local-network-access'
            ? Promise.resolve({ state: 'denied' } as PermissionStatus)
            : query(requested);
      });
      await addDesktopAppCookies(page, desktopApp, ['bid']);
      const { panel, messages } = await openDetectPanel(page);
      await expect(panel.getByText(messages.outside)).toBeVisible();
      await expect(panel.getByRole('button')).toHaveCount(0);
      expect(desktopApp.connections.made).toBe(0);
    });
  });
