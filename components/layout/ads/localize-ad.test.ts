import { localizeAd } from './localize-ad';

const ad = { link: '/v6', title: '新版', titleEn: 'New version', expandImage: null };

it.each([
  ['zh-CN', ad, { title: '新版', link: '/v6' }],
  ['en-US', ad, { title: 'New version', link: '/en/v6' }],
  ['en-US', { ...ad, titleEn: null }, null],
  ['en-US', { ...ad, title: 'v6', titleEn: null }, { title: 'v6', link: '/en/v6' }],
  [
    'en-US',
    { ...ad, link: 'https://other.example/' },
    { title: 'New version', link: 'https://other.example/' },
  ],
  ['en-US', null, null],
] as const)('on %s %j becomes %j', (locale, given, expected) => {
  const result = localizeAd(given, locale);
  expect(result && { title: result.title, link: result.link }).toEqual(expected);
});
