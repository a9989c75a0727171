import { withVariantBrandHost } from './variant-brand-host';

const host = 'www.variant.example';

it.each([
  ['https://www.example.cn/activity/11-11', 'https://www.variant.example/activity/11-11'],
  [
    'https://www.example.cn/activity/2026-11-11?from=ad&x=1#rules',
    'https://www.variant.example/activity/2026-11-11?from=ad&x=1#rules',
  ],
  ['http://example.cn:8080/11-11?activity=1', 'http://www.variant.example/11-11?activity=1'],
  ['https://activity.example.cn/11-11', 'https://www.variant.example/11-11'],
  ['HTTPS://EXAMPLE.CN/activity/11-11', 'https://www.variant.example/activity/11-11'],
  ['https://www.variant.example/activity/11-11', 'https://www.variant.example/activity/11-11'],
])('%s leads to the variant brand (B3)', (href, expected) =>
  expect(withVariantBrandHost(href, host)).toBe(expected),
);

it.each([
  'https://www.example.cn/activity/doubleeleven',
  'https://www.example.cn/news/11-11',
  'https://www.example.cn/Activity/11-11',
  'https://www.example.cn/activity/11.11',
  '/activity/11-11',
  'mailto:activity@11-11.cn',
  'ftp://activity.example.cn/11-11',
  'https://[::1/activity/11-11',
  '',
])('%s stays unchanged', (href) => expect(withVariantBrandHost(href, host)).toBe(href));

it('uses the port of the variant brand', () =>
  expect(withVariantBrandHost('https://a.cn:81/activity/11-11', 'b.cn:8443')).toBe(
    'https://b.cn:8443/activity/11-11',
  ));

it('changes nothing while no variant brand is configured', () =>
  expect(withVariantBrandHost('https://a.cn/activity/11-11', undefined)).toBe(
    'https://a.cn/activity/11-11',
  ));
