/**
 * Queries of links, valid and invalid, for tests that compare two ways of handling them. Values like those of the
 * tables in cookie-rules.test.ts, each as the value of one cookie's parameter, and combinations of parameters.
 */
import { attributionCookies } from '@/lib/browser/storage-keys';

const values = [
  'abc123',
  '00123',
  '1e5',
  '  abc  ',
  'abc.exe',
  'abc.EXE',
  'A-b_C',
  '__proto__',
  'double11',
  'official',
  'OFFICIAL',
  ' official ',
  'official.exe',
  '',
  '   ',
  'a;b',
  'a"b',
  'a b',
  '../x',
  'abc\r\n',
  'abc\r\nSet-Cookie: x=1',
  'abc\u0000',
  'ａｂｃ',
  'a.exe.exe',
  '.exe',
  '%61bc',
  '推广',
  'abc\u202e',
  'abc\ufffd',
  'https://example.com/x?y=1&z=2',
  '微信 公众号',
  'a\tb',
  '=;,"\\',
  'a'.repeat(64),
  'a'.repeat(65),
  'c'.repeat(512),
  'c'.repeat(513),
  '中'.repeat(512),
];

const combined = [
  'promoter=first&promoter=second',
  'Promoter=abc',
  'promoter',
  'promoter=%61bc',
  'promoter=%2561bc',
  'promoter=../x&promoter=good',
  'promoter=%ff%fe',
  'promoter=%',
  'from=f1&promoter=p1',
  'from=bad!&promoter=p1',
  'from=official',
  'from=official&promoter=p1',
  'from=f1&promoter=official',
  'callback=a%26b&activity_id=double11',
  'promoter=abc&utm_source=blog&utm_medium=x&unknown=%E4%B8%AD',
  'promoter=abc&token=secret&mode=signin#x',
  'promoter=a+b&utm_source=a+b',
  'unknown=1',
  'gclid=abc&fbclid=def',
  'promoter=a?promoter=b',
  '?promoter=abc',
  '&&promoter=abc&&',
  '=&promoter=abc',
  '',
];

/** Without the `?`. */
export const linkQueries: readonly string[] = [
  ...values.map(
    (value, index) =>
      `${attributionCookies[index % attributionCookies.length]}=${encodeURIComponent(value)}`,
  ),
  ...combined,
];
