import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectInAppBrowser } from './detect-in-app-browser';
import { mayBeInApp } from './may-be-in-app';

interface UserAgentRow {
  ua: string;
  app: string | null;
  kind: string | null;
  src: string;
}
const rowsOf = <T>(file: string): T[] =>
  readFileSync(join(__dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
const rows = rowsOf<UserAgentRow>('fixtures/user-agents.jsonl');

it.each(rows.map((row) => [row.app, row.kind, row.ua, row] as const))(
  '%s (%s): %s',
  (app, kind, ua, { src }) => {
    expect(detectInAppBrowser(ua)).toEqual(app && { app, kind });
    expect(src).not.toBe('');
    // The cheap check must be true for all of these apps.
    if (app) expect(mayBeInApp(ua)).toBe(true);
  },
);

it('knows every app of D11 on a phone', () => {
  const foundApps = new Set(rows.filter(({ kind }) => kind === 'phone').map(({ app }) => app));
  expect([...foundApps].sort()).toEqual(
    ['alipay', 'dingtalk', 'douyin', 'feishu', 'qq', 'wechat', 'wecom', 'weibo'].sort(),
  );
});

it('ignores other browsers and apps', () => {
  const others = rowsOf<{ ua: string }>('../visitor-system/fixtures/user-agents.jsonl');
  expect(others.filter(({ ua }) => detectInAppBrowser(ua)).map(({ ua }) => ua)).toEqual([]);
  expect(detectInAppBrowser('')).toBeNull();
  // The build number of Android in this user agent was once taken for the QQ app (github.com/fnando/browser/pull/424).
  const pixel = 'Mozilla/5.0 (Linux; Android 10; Pixel 2 XL Build/QQ1A.191205.008) Chrome/78.0';
  expect(detectInAppBrowser(pixel)).toBeNull();
});
