import { UpstreamError } from '@/lib/upstream/error';
import zh from '@/messages/zh-CN/errors.json';
import en from '@/messages/en-US/errors.json';
import { handled } from './handler';

jest.mock('next-intl/server', () => ({
  // The real one needs Next's request scope; the texts are the real ones.
  getTranslations: ({ locale }: { locale: string }) => {
    const messages = jest.requireActual<typeof zh>(`@/messages/${locale}/errors.json`).catalogue;
    return Promise.resolve((key: keyof typeof messages) => messages[key]);
  },
}));

const endpoint = { method: 'POST', path: '/x', channel: 'main' } as const;
const answer = async (error: unknown, referer = 'http://localhost/') => {
  const response = await handled(() => Promise.reject(error as Error))(
    new Request('http://localhost/api/x', { headers: { referer } }),
  );
  return [response.status, ((await response.json()) as { message: string }).message];
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['a timeout, zh', new UpstreamError('timeout', endpoint), undefined, [504, zh.catalogue.network]],
  [
    'a timeout, en',
    new UpstreamError('timeout', endpoint),
    'http://localhost/en/v6',
    [504, en.catalogue.network],
  ],
  [
    'a refusal with words, zh',
    new UpstreamError('ret', endpoint, { ret: 7, msg: '余额不足' }),
    undefined,
    [502, '余额不足'],
  ],
  [
    'a refusal with words, en',
    new UpstreamError('ret', endpoint, { ret: 7, msg: '余额不足' }),
    'http://localhost/en',
    [502, en.catalogue.unknown],
  ],
  ['a bug', new Error('secret stack'), undefined, [500, zh.catalogue.unknown]],
  ['something odd', 'text', undefined, [500, zh.catalogue.unknown]],
])('%s', async (_, error, referer, expected) =>
  expect(await answer(error, referer)).toEqual(expected),
);

it('lets a good answer through untouched', async () => {
  const response = new Response('ok');
  expect(await handled(() => Promise.resolve(response))(new Request('http://localhost/'))).toBe(
    response,
  );
});
