/** next-intl needs a request of Next for the text of a refusal, which is not tested here. */
jest.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve(Object.assign((key: string) => key, { has: () => false })),
}));
import { GET } from './route';

const request = (headers: Record<string, string>) =>
  GET(new Request('http://localhost:3000/api/echo?x=1', { headers }));

it('answers a visitor’s address and headers, and no cache stores the answer', async () => {
  const response = await request({
    'x-client-ip': '203.0.113.9',
    'user-agent': 'Agent',
    'accept-language': 'zh-CN',
    cookie: 'session=secret',
    'sec-fetch-site': 'same-origin',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('set-cookie')).toBeNull();
  const text = await response.text();
  expect(text).not.toContain('secret');
  expect(JSON.parse(text)).toMatchObject({
    address: '203.0.113.9',
    headers: { 'user-agent': 'Agent', 'accept-language': 'zh-CN', 'sec-ch-ua': null },
  });
});

it.each(['cross-site', 'same-site'])('refuses a page that is %s', async (site) => {
  const response = await request({ 'sec-fetch-site': site, 'x-client-ip': '203.0.113.9' });
  expect(response.status).toBe(403);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('203.0.113.9');
});

it.each<Record<string, string>>([{ 'sec-fetch-site': 'none' }, {}])(
  'answers requests that name no page: %j',
  async (headers) => {
    expect((await request(headers)).status).toBe(200);
  },
);

it('logs no address', async () => {
  const logs = (['log', 'warn', 'error', 'info'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
  await request({ 'x-client-ip': '203.0.113.9' });
  await request({ 'x-client-ip': '203.0.113.9', 'sec-fetch-site': 'cross-site' });
  for (const { mock } of logs) expect(JSON.stringify(mock.calls)).not.toContain('203.0.113.9');
});
