import { attributionLife, attributionNames } from '@/lib/attribution/rules';
import { cookieRows, storageRows, storedGroups, storedItems } from './stored';

it('has every name once, and something of every group', () => {
  expect(new Set(storedItems.map(({ name }) => name)).size).toBe(storedItems.length);
  expect([...new Set(storedItems.map(({ group }) => group))]).toEqual(storedGroups);
});

it('says the lives the cookies really have (A5)', () => {
  for (const name of attributionNames)
    expect(storedItems.find((item) => item.name === name)?.life).toEqual({
      'zh-CN': `${attributionLife[name] / 86_400} 天`,
      'en-US': `${attributionLife[name] / 86_400} days`,
    });
});

it('gives the privacy agreement its two tables', () => {
  const cookies = cookieRows('en-US').map(([name]) => name);
  const places = { local: 'here', session: 'there' };
  const storage = storageRows('en-US', places);
  expect([...cookies, ...storage.map(([name]) => name)]).toEqual(
    storedItems.map(({ name }) => name),
  );
  expect(cookieRows('zh-CN')[0]).toEqual(['promoter', '推广者编号：下载文件名与注册归属', '7 天']);
  expect(storage.find(([name]) => name === 'register_draft')).toEqual([
    'register_draft',
    'there',
    'Draft of the sign-up form, without password and code',
  ]);
});
