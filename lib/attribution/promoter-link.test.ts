import { validatePromoterCode, parseUtm, promoterLink } from './promoter-link';
import { cookieChanges } from './cookie-rules';

it.each([
  ['abc123', { kind: 'code', code: 'abc123', wasStripped: false }],
  ['00123', { kind: 'code', code: '00123', wasStripped: false }],
  ['  abc ', { kind: 'code', code: 'abc', wasStripped: false }],
  ['abc.exe', { kind: 'code', code: 'abc', wasStripped: true }],
  ['abc.EXE ', { kind: 'code', code: 'abc', wasStripped: true }],
  ['a'.repeat(64), { kind: 'code', code: 'a'.repeat(64), wasStripped: false }],
  [`${'a'.repeat(64)}.exe`, { kind: 'code', code: 'a'.repeat(64), wasStripped: true }],
  ['', { kind: 'empty' }],
  ['   ', { kind: 'empty' }],
  ['official', { kind: 'official' }],
  [' Official.exe', { kind: 'official' }],
  ['a'.repeat(65), { kind: 'tooLong' }],
  [`${'a'.repeat(65)}.exe`, { kind: 'tooLong' }],
  ['推广', { kind: 'characters' }],
  ['a b', { kind: 'characters' }],
  ['a/b', { kind: 'characters' }],
  ['ａｂｃ', { kind: 'characters' }],
  ['.exe', { kind: 'characters' }],
  ['a.exe.exe', { kind: 'characters' }],
  ['abc\u0000', { kind: 'characters' }],
])('validates %j (A2)', (raw, expected) => expect(validatePromoterCode(raw)).toEqual(expected));

it.each([
  ['', ''],
  ['  ', ''],
  [' 微信 公众号 ', '微信 公众号'],
  ['u'.repeat(100), 'u'.repeat(100)],
  ['u'.repeat(101), null],
  ['a\u0007b', null],
  ['a\ud800', null],
])('reads the UTM value %j as %j (A4)', (raw, expected) => expect(parseUtm(raw)).toBe(expected));

const site = 'https://www.example.cn';

it.each([
  [`${site}/`, 'abc123', {}, `${site}/?promoter=abc123`],
  [`${site}/en/download`, 'A-b_C', {}, `${site}/en/download?promoter=A-b_C`],
  [
    `${site}/register`,
    'abc123',
    { utm_source: '微信 公众号', utm_medium: '', utm_campaign: 'a&b=c' },
    `${site}/register?promoter=abc123&utm_source=%E5%BE%AE%E4%BF%A1+%E5%85%AC%E4%BC%97%E5%8F%B7&utm_campaign=a%26b%3Dc`,
  ],
])('%s for %s with %j is %s', (page, code, utm, expected) =>
  expect(promoterLink(page, code, utm)).toBe(expected),
);

it('makes links that the site reads back with the same values', () => {
  const link = promoterLink(`${site}/v6`, 'abc123', { utm_source: '50% + 1 & more #x' });
  expect(cookieChanges(new URL(link).searchParams)).toMatchObject([
    { name: 'promoter', value: 'abc123' },
    { name: 'utm_source', value: '50% + 1 & more #x' },
  ]);
});
