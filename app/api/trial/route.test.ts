export {};

/** The handler reads its setting on first use, so each case loads the modules again. */
async function requestTrial(
  base: string,
  query: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  jest.resetModules();
  process.env.WEB_TRIAL_URL = base;
  const { GET } = await import('./route');
  return GET(new Request(`http://localhost:3000/api/trial${query}`, { headers }));
}

afterEach(() => {
  delete process.env.WEB_TRIAL_URL;
});

const base = 'https://trial.example.com/go?lang=zh';
const locationOf = (response: Response) => response.headers.get('location');

it.each([
  ['?page_where=webTrial', {}, `${base}&source_type=2&page_where=webTrial`],
  [
    '?page_where=home',
    { cookie: 'promoter=abc123' },
    `${base}&promoter=abc123&source_type=2&page_where=home`,
  ],
  [
    '?page_where=home&promoter=own',
    { cookie: 'promoter=abc123' },
    `${base}&promoter=own&source_type=2&page_where=home`,
  ],
  [
    '?page_where=home',
    { cookie: 'channelId=ch1' },
    `${base}&promoter=ch1&source_type=2&page_where=home`,
  ],
  ['?page_where=home', { cookie: 'promoter=../x' }, `${base}&source_type=2&page_where=home`],
  ['?page_where=nowhere', {}, `${base}&source_type=2`],
  ['?page_where=__proto__', {}, `${base}&source_type=2`],
  ['', {}, `${base}&source_type=2`],
])('%s with %j leads to %s (D9)', async (query, headers, expected) => {
  const response = await requestTrial(base, query, headers);
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(locationOf(response)).toBe(expected);
});

it.each([
  [{}, '/webtrial'],
  [{ referer: 'http://localhost:3000/en/webtrial' }, '/en/webtrial'],
])('without a trial site it leads to the page about it, %j', async (headers, expected) =>
  expect(locationOf(await requestTrial('', '?page_where=webTrial', headers))).toBe(expected),
);
