import { inApp as en } from '@/messages/en-US/in-app.json';
import { inApp as zh } from '@/messages/zh-CN/in-app.json';
import type { HostApp, InAppBrowser } from './detect-in-app-browser';
import { guideDrawings } from './guide-drawings';
import { guideMessages } from './guide-messages';

const apps = Object.keys(zh.apps) as HostApp[];
const allBrowsers = apps.flatMap((app) =>
  (['phone', 'desktop', 'mini'] as const).map((kind): InAppBrowser => ({ app, kind })),
);

it.each(allBrowsers)('names $app on $kind and fills every placeholder', (browser) => {
  for (const inApp of [zh, en]) {
    const messages = guideMessages(inApp, browser);
    expect(messages.lead).toContain(inApp.apps[browser.app]);
    expect(JSON.stringify(messages)).not.toMatch(/[{}]\w+[{}]/);
  }
});

it('offers a mini program only the link, and the file only in desktop windows', () => {
  const messagesFor = (kind: InAppBrowser['kind']) => guideMessages(en, { app: 'wechat', kind });
  expect([messagesFor('phone').steps === null, messagesFor('mini').steps === null]).toEqual([
    false,
    true,
  ]);
  expect([messagesFor('phone').anyway, messagesFor('mini').anyway]).toEqual([null, null]);
  expect(messagesFor('desktop').anyway?.text).toBe('Can your WeChat save files?');
});

it('draws each of the two steps for every app', () => {
  for (const browser of allBrowsers)
    for (const drawing of Object.values(guideDrawings(browser)))
      expect(drawing).toMatch(
        /^<svg [^>]*aria-hidden="true"[^>]*>(?:<(?:path|circle|rect) [^<>]*\/>)+<\/svg>$/,
      );
});
