import { POST } from '@/app/api/log/route';
import { sendEvent } from '@/lib/core/upstream/calls/events';
import { maxBatchEvents } from './events';

jest.mock('@/lib/core/upstream/calls/events', () => ({
  sendEvent: jest.fn(() => Promise.resolve()),
}));
jest.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve(Object.assign((key: string) => key, { has: () => true })),
}));

process.env.SESSION_KEY = 'a key for these tests alone, 32 or more';

const view = { key: 'page_view', segmentation: { page: 'home', language: 'zh-CN' } };
let lastIp = 0;

const send = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/log', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        'x-client-ip': `198.18.0.${(lastIp += 1)}`,
        ...headers,
      },
    }),
  );

const sentEvents = () => jest.mocked(sendEvent).mock.calls;

beforeEach(() => jest.mocked(sendEvent).mockReset().mockResolvedValue());

it('passes every event on, once', async () => {
  const click = { key: 'click', segmentation: { ...view.segmentation, target: 'download' } };
  const response = await send({ events: [view, click] });
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
  expect(sentEvents()).toEqual([
    ['page_view', view.segmentation],
    ['click', click.segmentation],
  ]);
});

it('drops a bad event, not the batch', async () => {
  const invalidView = { ...view, segmentation: { ...view.segmentation, language: 'de' } };
  expect((await send({ events: [invalidView, view, invalidView] })).status).toBe(204);
  expect(sentEvents()).toEqual([['page_view', view.segmentation]]);
});

it('adds from the cookies who brought the visitor, without callback (A9, R11)', async () => {
  const cookie = 'promoter=abc123; isfromxsb=xsb; callback=secret; activity_id=x1';
  await send({ events: [view] }, { cookie });
  expect(sentEvents()).toEqual([
    ['page_view', { ...view.segmentation, promoter: 'abc123', landing_source: 'xsb' }],
  ]);
});

it.each<[string, unknown, Record<string, string>, number]>([
  ['of another site', { events: [view] }, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['without an origin', { events: [view] }, { 'Sec-Fetch-Site': '', Origin: 'null' }, 403],
  ['of another type', { events: [view] }, { 'Content-Type': 'text/plain' }, 415],
  ['that is no JSON', '{half', {}, 400],
  ['that is too large', { events: [view], more: 'x'.repeat(17_000) }, {}, 413],
  ['with an unknown field', { events: [view], more: 1 }, {}, 422],
  ['with nothing in it', { events: [] }, {}, 422],
  ['with an unknown event', { events: [{ ...view, key: 'x' }] }, {}, 422],
  ['that is too long', { events: Array.from({ length: maxBatchEvents + 1 }, () => view) }, {}, 422],
])('refuses a batch %s', async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(sentEvents()).toEqual([]);
});

it.each([{ DNT: '1' }, { 'Sec-GPC': '1' }])(
  'stores nothing from a browser with %j',
  async (headers) => {
    expect(
      (await send({ events: [view] }, headers as unknown as Record<string, string>)).status,
    ).toBe(204);
    expect(sentEvents()).toEqual([]);
  },
);

it('counts the events of an IP, not its batches', async () => {
  const headers = { 'x-client-ip': '198.19.0.1' };
  const fullBatch = { events: Array.from({ length: maxBatchEvents }, () => view) };
  for (let sent = 0; sent < 3_000; sent += maxBatchEvents) {
    const response = await send(fullBatch, headers);
    if (response.status !== 204) throw new Error(`${response.status} after ${sent}`);
  }
  const response = await send({ events: [view] }, headers);
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

it('gives the same answer when the upstream fails, and logs one line a minute', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(sendEvent).mockRejectedValue(new Error('gone'));
  for (let batch = 0; batch < 3; batch += 1)
    expect((await send({ events: [view] })).status).toBe(204);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[analytics\] 1 events lost: gone/)]]);
  warn.mockRestore();
});
