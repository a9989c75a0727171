import { fetchJsonOrThrow, FetchError } from './fetch-json';

const response = (status: number, body: string) =>
  jest.fn().mockResolvedValue(new Response(body, { status }));
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no failure',
    (error: unknown) => error instanceof FetchError && [error.message, error.isSignedOut],
  );

afterEach(() => jest.restoreAllMocks());

describe('fetchJsonOrThrow', () => {
  it('returns the body and sends the language of the page', async () => {
    global.fetch = response(200, '{"inviteCode":"K7MPX4QH"}');
    expect(await fetchJsonOrThrow('/api/x', { locale: 'en-US' })).toEqual({
      inviteCode: 'K7MPX4QH',
    });
    expect(global.fetch).toHaveBeenCalledWith(
      '/api/x',
      expect.objectContaining({ headers: { 'Content-Language': 'en-US' } }),
    );
  });

  it.each([
    ['its own', { deadlineMs: 5 }, 5],
    ['one beyond those of the handlers', {}, 40_000],
  ])('gives up after a deadline: %s', async (_, options, ms) => {
    const deadline = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    global.fetch = jest.fn((_path, init) =>
      init?.signal?.aborted ? Promise.reject(new Error('late')) : Promise.resolve(new Response()),
    );
    expect(await failure(fetchJsonOrThrow('/api/x', options))).toEqual(['', false]);
    expect(deadline).toHaveBeenCalledWith(ms);
  });

  it.each([
    [401, '{"message":"Please sign in","reason":"sessionExpired"}', 'Please sign in', true],
    [401, '', '', true],
    [502, '{"message":"Busy","reason":"other"}', 'Busy', false],
    [502, '<html>proxy</html>', '', false],
    [500, '{"message":{}}', '', false],
    [200, '<html>hotel</html>', '', false],
    [200, 'null', '', false],
    [200, '"text"', '', false],
  ])('%i %s', async (status, body, message, signedOut) => {
    global.fetch = response(status, body);
    expect(await failure(fetchJsonOrThrow('/api/x'))).toEqual([message, signedOut]);
  });

  it('has no message when there is no response', async () => {
    global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
    expect(await failure(fetchJsonOrThrow('/api/x'))).toEqual(['', false]);
  });
});
