import { cookieReader } from '@/lib/core/http/cookie-reader';
import { urlForOtherBrowser, type OtherBrowserInput } from './url-for-other-browser';

const site = 'https://site.example';
const request = ({
  referer = null,
  query = '',
  cookies = '',
  ...rest
}: Partial<Omit<OtherBrowserInput, 'query' | 'cookie'>> & { query?: string; cookies?: string }) =>
  urlForOtherBrowser({
    referer,
    host: 'site.example',
    locale: 'zh-CN',
    publicOrigin: site,
    ...rest,
    query: new URLSearchParams(query),
    readCookie: cookieReader(cookies),
  }).replace(site, '');

it.each<[string, Parameters<typeof request>[0], string]>([
  ['the page before', { referer: `${site}/en/v6?promoter=abc#packages` }, '/en/v6?promoter=abc'],
  ['the home page', { referer: `${site}/` }, '/'],
  ['no page before', {}, '/download'],
  ['no page before, in English', { locale: 'en-US' }, '/en/download'],
  ['another site', { referer: 'https://weixin.example/download' }, '/download'],
  ['a URL that is no page', { referer: `${site}/api/download/windows` }, '/download'],
  ['an unknown URL', { referer: `${site}/no-such-page` }, '/download'],
  ['an old language alias', { referer: `${site}/EN/download` }, '/download'],
  ['nonsense', { referer: 'about:blank' }, '/download'],
  [
    'a filter of the page',
    { referer: `${site}/downloadlist?system=mac` },
    '/downloadlist?system=mac',
  ],
])('leads to %s', (_, from, expected) => expect(request(from)).toBe(expected));

it('keeps the requested host name', () => {
  const from = { referer: 'http://other.example:3000/v6', host: 'other.example:3000' };
  expect(request(from)).toBe('http://other.example:3000/v6');
});

// The query contains who brought the visitor (A1–A4, A7).
it.each<[string, Parameters<typeof request>[0], string]>([
  ['cookies', { cookies: 'promoter=abc; channelId=42' }, '?promoter=abc&channelId=42'],
  [
    'all that is known',
    { cookies: 'promoter=p; from=p; channelId=c; callback=a%26b; activity_id=d; utm_source=u' },
    '?promoter=p&from=p&channelId=c&callback=a%26b&activity_id=d&utm_source=u',
  ],
  [
    'the download’s own query over cookies',
    { query: 'promoter=new', cookies: 'promoter=old' },
    '?promoter=new',
  ],
  [
    'cookies over the page’s URL',
    { referer: `${site}/download?promoter=old`, cookies: 'promoter=new' },
    '?promoter=new',
  ],
  [
    'a promoter from the URL alone',
    { referer: `${site}/download?promoter=only` },
    '?promoter=only',
  ],
  [
    'official, which forgets',
    {
      query: 'promoter=official',
      referer: `${site}/download?promoter=old`,
      cookies: 'promoter=old',
    },
    '',
  ],
  ['a corrupt cookie not at all', { cookies: 'promoter=../../x; utm_source=%E0%A4%A' }, ''],
])('contains %s', (_, from, expected) => expect(request(from)).toBe(`/download${expected}`));
