import { loadList } from './fetch-list.mjs';

const first = `${'a'.repeat(64)}  a.exe\n`;

describe('a list that is fetched', () => {
  const answers = (body: string, status = 200, headers = {}) =>
    jest.fn(() => Promise.resolve(new Response(body, { status, headers })));
  type Ask = typeof fetch;

  it('comes by https, or from this machine, with what the site says of it', async () => {
    const ask = answers(first, 200, { 'X-Sums-Source': 'last-good' });
    for (const place of ['https://a.cn/SHA256SUMS', 'http://127.0.0.1:3000/SHA256SUMS']) {
      const { bytes, source } = await loadList(place, ask as unknown as Ask);
      expect([bytes.toString(), source]).toEqual([first, 'last-good']);
    }
  });

  it.each([
    ['http://a.cn/SHA256SUMS', answers(first), /only fetched by https/],
    ['ftp://a.cn/SHA256SUMS', answers(first), /only fetched by https/],
    ['https://a.cn/SHA256SUMS', answers('', 503), /the site answered 503/],
    ['https://a.cn/SHA256SUMS', answers('x'.repeat(2 ** 21)), /too long/],
  ])('is refused: %s', async (place, ask, words) =>
    expect(loadList(place, ask as unknown as Ask)).rejects.toThrow(words),
  );

  it('follows no redirect, and waits for no answer for ever', async () => {
    const ask = answers(first);
    await loadList('https://a.cn/SHA256SUMS', ask as unknown as Ask);
    const [, options] = ask.mock.calls[0] as unknown as [URL, RequestInit];
    expect(options.redirect).toBe('error');
    expect(options.signal).toBeInstanceOf(AbortSignal);
  });
});
