/** In which environment of the client a page is, and who is signed in there. */
import { axe } from '../support/axe';
import { enter, expect, openAccountPage, test } from '../support/desktop';
import { siteOrigin } from '../support/servers';
import { words as site, locales } from '../support/words';

test.describe('who is signed in in the client', () => {
  for (const locale of locales)
    test(`the check shows the environment, the account, and a link to its settings: ${locale}`, async ({
      page,
      client,
    }) => {
      await enter(page, client);
      const { panel, connected } = await openAccountPage(page, locale);
      await expect(connected).toBeVisible();
      const { identity } = site[locale].desktop;
      const value = (label: string) => panel.locator(`dt:text-is("${label}") + dd`);
      await expect(value(identity.environment)).toHaveText('北美一店');
      await expect(value(identity.id)).toHaveText('env-01');
      await expect(value(identity.account)).toHaveText('lin.manager · 蓝鲸贸易');
      await expect(panel.getByRole('link', { name: identity.settings })).toHaveAttribute(
        'href',
        /^superbrowser:\/\/open\?switchFrom=detect&switchTarget=environment-settings&switchUrl=http/,
      );
    });

  test('a guest is told what needs an account, and may sign in meanwhile', async ({
    page,
    client,
  }) => {
    await enter(page, client);
    await page.context().addCookies([{ name: 'isGuest', value: '1', url: siteOrigin }]);
    client.faults.silence = true;
    const { panel, words, button } = await openAccountPage(page);
    const { identity } = site['zh-CN'].desktop;
    await expect(panel.getByText(identity.guest)).toBeVisible();
    await expect(panel.getByText(words.needs)).toBeVisible();
    await expect(panel.getByRole('link', { name: identity.signIn })).toHaveAttribute(
      'href',
      /switchTarget=sign-in/,
    );
    await expect(button(words.save.button)).toHaveCount(0);
  });

  for (const locale of locales)
    test(`the hand-over page shows it inside the client, and nowhere else: ${locale}`, async ({
      page,
      client,
    }) => {
      const { prefix, oauth, desktop } = site[locale];
      await page.goto(`${prefix}/oauth?state=expired&target=%2Fdownload`);
      const again = page.getByRole('link', { name: oauth.client.open });
      await expect(again).toHaveAttribute(
        'href',
        /^superbrowser:\/\/open\?switchFrom=oauth&switchTarget=web-page&switchUrl=http.*%2Fdownload$/,
      );
      await expect(page.locator('[data-client]')).toHaveCount(0);
      await enter(page, client);
      await page.reload();
      const panel = page.getByRole('region', { name: oauth.client.title });
      await expect(panel.getByText(desktop.connection.success)).toBeVisible();
      await expect(panel.getByText('lin.manager · 蓝鲸贸易')).toBeVisible();
      await expect(panel.getByText('北美一店')).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axe(page), `at ${width} px`).toEqual([]);
      }
    });

  test('an environment that cannot be used is notified (E1)', async ({ page, client }) => {
    await enter(page, client);
    await page.context().addCookies([{ name: 'sid', value: 'short', url: siteOrigin }]);
    await openAccountPage(page);
    const { notifications, hint, errors } = site['zh-CN'];
    const notice = page.getByRole('region', { name: notifications });
    await expect(notice.getByText(errors.socket)).toBeVisible();
    await expect(notice.getByText(hint)).toBeVisible();
    await page.clock.fastForward(4_600);
    await expect(notice.getByText(errors.socket)).toHaveCount(0);
  });
});
