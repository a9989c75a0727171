import { searchableText } from '@superbrowser/contract/content/markdown';
import { attributionTtlSeconds } from '@/lib/attribution/cookie-rules';
import {
  attributionCookies,
  landingCookie,
  localStorageKeys,
  sessionStorageKeys,
} from '@/lib/browser/storage-keys';
import { startupCookies } from '@/lib/desktop/connection/startup-data';
import { secretCookieNames } from '@/lib/session/cookies';
import { signedInHintCookie } from '@/lib/session/signed-in-hint';
import { proofSeconds } from '@/lib/session/phone-proof';
import { sessionTtlSeconds } from '@/lib/session/session';
import { legalText } from './legal-text';
import { cookieRows, storageRows, storedGroups, storedItems } from './browser-storage';

const dayOf = (seconds: number) => seconds / 86_400;
const item = (name: string) => storedItems.find((one) => one.name === name);

it('lists every name once, and at least one of every group', () => {
  expect(new Set(storedItems.map(({ name }) => name)).size).toBe(storedItems.length);
  expect([...new Set(storedItems.map(({ group }) => group))]).toEqual(storedGroups);
});

describe('every kind of stored name in the code is described', () => {
  it.each([
    ['attribution', attributionCookies],
    ['foreign', [landingCookie]],
    ['account', [...secretCookieNames, signedInHintCookie]],
    ['local', localStorageKeys],
    ['session', [...sessionStorageKeys, 'apply_draft_…']],
  ] as const)('%s', (group, names) => {
    const reported = storedItems.filter((one) => one.group === group).map(({ name }) => name);
    expect(reported.sort()).toEqual([...names].sort());
  });

  it.each(['zh-CN', 'en-US'] as const)('cookies the desktop app sets, %s', (locale) => {
    const text = searchableText(legalText('privacy', locale).root);
    for (const name of Object.values(startupCookies)) expect(text).toContain(name);
  });
});

it('states the real lifetimes of the cookies (A5, R6)', () => {
  for (const name of attributionCookies)
    expect(item(name)?.lifetime).toEqual({
      'zh-CN': `${dayOf(attributionTtlSeconds[name])} 天`,
      'en-US': `${dayOf(attributionTtlSeconds[name])} days`,
    });
  const [idle, most] = [dayOf(sessionTtlSeconds.idle), dayOf(sessionTtlSeconds.absolute)];
  expect(item('session')?.lifetime).toEqual({
    'zh-CN': `${idle} 天不用即失效，至多 ${most} 天`,
    'en-US': `Ends after ${idle} days without use, ${most} days at most`,
  });
  expect(item('account_proof')?.lifetime['en-US']).toBe(`${proofSeconds / 60} minutes`);
});

it('fills the two tables of the privacy agreement', () => {
  const cookies = cookieRows('en-US').map(([name]) => name);
  const places = { local: 'here', session: 'there' };
  const storage = storageRows('en-US', places);
  expect([...cookies, ...storage.map(([name]) => name)]).toEqual(
    storedItems.map(({ name }) => name),
  );
  expect(cookieRows('zh-CN')[0]).toEqual(['promoter', '推广码：下载文件名与注册归属', '7 天']);
  expect(storage.find(([name]) => name === 'register_draft')).toEqual([
    'register_draft',
    'there',
    'Draft of the sign-up form, without password or code',
  ]);
});
