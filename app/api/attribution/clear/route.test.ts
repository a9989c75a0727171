import { getTestTranslations } from '@/lib/testing/translator';
import { POST } from './route';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn(getTestTranslations) }));

process.env.SESSION_KEY = 'a key for these tests alone, 32 or more';

const post = (body: string, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/attribution/clear', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    }),
  );

const removedNames = [
  'promoter',
  'from',
  'channelId',
  'callback',
  'activity_id',
  'utm_source',
  'isfromxsb',
].map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);

it('removes the referral cookies and goes back to the page', async () => {
  const response = await post('locale=en-US&scope=records');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/en/attribution#removed');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('clear-site-data')).toBeNull();
  expect(response.headers.getSetCookie()).toEqual(removedNames);
});

it('has the browser clear its storage when everything is to be removed', async () => {
  const response = await post('scope=everything');
  expect(response.headers.get('location')).toBe('/attribution#removed');
  expect(response.headers.get('clear-site-data')).toBe('"storage"');
  expect(response.headers.getSetCookie()).toEqual(removedNames);
});

it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
  'refuses %j (F3)',
  async (headers) => {
    const response = await post('scope=everything', headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

it('refuses another type', async () => {
  const response = await post('{}', { 'content-type': 'application/json' });
  expect(response.status).toBe(415);
});
