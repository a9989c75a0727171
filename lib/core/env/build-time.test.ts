import { getBuildTimeEnv } from './build-time';

it('has defaults for a developer’s machine', () => {
  expect(getBuildTimeEnv({})).toMatchObject({
    SITE_ORIGIN: 'http://localhost:3000',
    SITE_BRAND: 'primary',
    CONTENT_REVALIDATE_SECONDS: 21_600,
  });
});

it('reduces a URL to its origin and treats an empty value as unset', () => {
  expect(getBuildTimeEnv({ SITE_ORIGIN: 'https://www.example.cn/', SITE_BRAND: '' })).toMatchObject(
    {
      SITE_ORIGIN: 'https://www.example.cn',
      SITE_BRAND: 'primary',
    },
  );
});

it.each([
  ['SITE_ORIGIN', 'www.example.cn'],
  ['SITE_BRAND', 'other'],
  ['COMPANY_EMAIL', 'no-address'],
  ['WEB_TRIAL_URL', 'trial'],
  ['WEB_TRIAL_URL', 'javascript:alert(1)'],
  ['SITE_ORIGIN', 'ftp://example.cn'],
  ['CONTENT_REVALIDATE_SECONDS', '0'],
  ['CONTENT_REVALIDATE_SECONDS', 'soon'],
])('names %s when it is %j', (name, value) =>
  expect(() => getBuildTimeEnv({ [name]: value })).toThrow(name),
);
