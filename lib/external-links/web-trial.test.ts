import { trialHref, visitorTrialUrl } from './web-trial';

const base = 'https://trial.example.com/';
const visitor = { promoterOrChannel: 'abc123', pageName: 'webTrial' };

it.each([
  [base, visitor, `${base}?promoter=abc123&source_type=2&page_where=webTrial`],
  [base, { ...visitor, promoterOrChannel: '' }, `${base}?source_type=2&page_where=webTrial`],
  [base, { promoterOrChannel: '', pageName: '' }, `${base}?source_type=2`],
  [
    'https://trial.example.com:8443/try/now',
    visitor,
    'https://trial.example.com:8443/try/now?promoter=abc123&source_type=2&page_where=webTrial',
  ],
  [
    'https://trial.example.com/?lang=zh&x=a%26b#start',
    visitor,
    'https://trial.example.com/?lang=zh&x=a%26b&promoter=abc123&source_type=2&page_where=webTrial#start',
  ],
  [
    'https://trial.example.com/?source_type=9&promoter=house',
    visitor,
    'https://trial.example.com/?source_type=2&promoter=abc123&page_where=webTrial',
  ],
  [
    'http://trial.example.com',
    visitor,
    'http://trial.example.com/?promoter=abc123&source_type=2&page_where=webTrial',
  ],
  [
    base,
    { promoterOrChannel: 'a&b=c#d', pageName: '首页' },
    `${base}?promoter=a%26b%3Dc%23d&source_type=2&page_where=%E9%A6%96%E9%A1%B5`,
  ],
] as const)('%s for %j is %s (D9)', (url, values, expected) =>
  expect(visitorTrialUrl(url, values)).toBe(expected),
);

it.each([
  undefined,
  '',
  'trial.example.com',
  '//trial.example.com',
  '/webtrial',
  'javascript:alert(1)',
  'JavaScript://trial.example.com/%0aalert(1)',
  'data:text/html,x',
  'superbrowser://open',
  'ftp://trial.example.com/',
  'https://',
  'https://[::1',
])('%j is no trial site', (url) => expect(visitorTrialUrl(url, visitor)).toBeNull());

it('names the page the button is on', () =>
  expect(trialHref('webTrial')).toBe('/api/trial?page_where=webTrial'));
