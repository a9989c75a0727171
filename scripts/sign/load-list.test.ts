import { loadChecksumList } from './load-list.mjs';

const first = `${'a'.repeat(64)}  a.exe\n`;

describe('a downloaded list', () => {
  const responses = (body: string, status = 200, headers = {}) =>
    jest.fn(() => Promise.resolve(new Response(body, { status, headers })));
  type Fetcher = typeof fetch;

  it("comes by https, or from this machine, with the site's statement on it", async () => {
    const fetcher = responses(first, 200, { 'X-Sums-Source': 'last-good' });
    for (const place of ['https://a.cn/SHA256SUMS', 'http://127.0.0.1:3000/SHA256SUMS']) {
      const { bytes, source } = await loadChecksumList(place, fetcher as unknown as Fetcher);
      expect([bytes.toString(), source]).toEqual([first, 'last-good']);
    }
  });

  it.each([
    ['http://a.cn/SHA256SUMS', responses(first), /only fetched by https/],
    ['ftp://a.cn/SHA256SUMS', responses(first), /only fetched by https/],
    ['https://a.cn/SHA256SUMS', responses('', 503), /the site answered 503/],
    ['https://a.cn/SHA256SUMS', responses('x'.repeat(2 ** 21)), /too long/],
  ])('is refused: %s', async (place, fetcher, words) =>
    expect(loadChecksumList(place, fetcher as unknown as Fetcher)).rejects.toThrow(words),
  );

  it('follows no redirect, and does not wait forever', async () => {
    const fetcher = responses(first);
    await loadChecksumList('https://a.cn/SHA256SUMS', fetcher as unknown as Fetcher);
    const [, options] = fetcher.mock.calls[0] as unknown as [URL, RequestInit];
    expect(options.redirect).toBe('error');
    expect(options.signal).toBeInstanceOf(AbortSignal);
  });
});
