import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint } from '@superbrowser/contract/endpoints';
import {
  respondData,
  rejectionOf,
  respondJson,
  startFakeUpstreamServer,
  type Responder,
} from '@/lib/testing/fake-upstream-server';
import { createUpstreamCall, type UpstreamCall } from './call-upstream';
import { failuresToOpen } from './call-policy';

const { adTop, apply, reportEvent, promoterCoupons, publicConfig } = endpoints;
const shortDeadline = { deadlineMs: 2_000 };
const event = { key: 'k', count: 1, platform: 'PC', segmentation: {} } as const;
const form = () => ({ type: 5, from: 0, fields: {}, idempotency_key: randomUUID() });

let server: Awaited<ReturnType<typeof startFakeUpstreamServer>>;
let call: UpstreamCall;

beforeEach(async () => {
  server = await startFakeUpstreamServer();
  call = createUpstreamCall(() => server.transport, { halfOpenAfterMs: 150 });
});
afterEach(() => server.stop());

const dropConnection: Responder = (request) => void request.socket.destroy();
const dropOnce: (then: Responder) => Responder = (then) => (request, response) =>
  server.requestCount === 1 ? dropConnection(request, response) : then(request, response);

describe('retry', () => {
  it('repeats a GET once after a closed connection or a 5xx', async () => {
    const coupons = { base_coupon: 76, more_coupon: 0 };
    server.respond = dropOnce(respondJson(coupons));
    expect(await call(promoterCoupons, { promoter: 'a' }, shortDeadline)).toEqual(coupons);
    expect(server.requestCount).toBe(2);
    server.respond = respondJson({}, 503);
    expect(await rejectionOf(call(publicConfig, {}, shortDeadline))).toMatchObject({
      kind: 'http',
      status: 503,
    });
    expect(server.requestCount).toBe(4);
  });

  it.each([404, 401])('does not repeat a %d', async (status) => {
    server.respond = respondJson({}, status);
    await rejectionOf(call(publicConfig, {}, shortDeadline));
    expect(server.requestCount).toBe(1);
  });

  it.each([
    ['a write', () => call(reportEvent, event, shortDeadline)],
    ['a read', () => call(adTop, {}, shortDeadline)],
  ])('never repeats a POST: %s', async (_, request) => {
    server.respond = dropConnection;
    expect(await rejectionOf(request())).toMatchObject({ kind: 'network' });
    expect(server.requestCount).toBe(1);
    server.respond = respondJson({}, 503);
    expect(await rejectionOf(request())).toMatchObject({ kind: 'http' });
    expect(server.requestCount).toBe(2);
  });

  it('repeats a POST with an idempotency key', async () => {
    server.respond = dropOnce(respondData({ apply_no: 'K7M2P9QXWD' }));
    expect(await call(apply, form(), shortDeadline)).toEqual({ apply_no: 'K7M2P9QXWD' });
    expect(server.requestCount).toBe(2);
  });
});

describe('circuit breaker', () => {
  const isOpen = async (request: () => Promise<unknown>) =>
    (await rejectionOf(request())).kind === 'open-circuit';
  const openBreaker = async (request: () => Promise<unknown>) => {
    for (let times = 0; times < failuresToOpen; times += 1) await rejectionOf(request());
  };
  const callWithVisitorInput = () => call(reportEvent, event, shortDeadline);
  const callWithSiteInput = () => call(adTop, {}, shortDeadline);

  it('opens after three failures in a row, for that call only', async () => {
    server.respond = respondJson({}, 503);
    await openBreaker(callWithVisitorInput);
    // The error has the status that opened the breaker, so that visitors see the same message as before.
    expect(await rejectionOf(callWithVisitorInput())).toMatchObject({
      kind: 'open-circuit',
      status: 503,
    });
    expect(server.requestCount).toBe(3);
    server.respond = respondData({ link: '/a' });
    expect(await callWithSiteInput()).toMatchObject({ link: '/a' });
  });

  it('closes again on its own', async () => {
    server.respond = respondJson({}, 503);
    await openBreaker(callWithVisitorInput);
    server.respond = respondData({});
    expect(await isOpen(callWithVisitorInput)).toBe(true);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 150);
    expect(await callWithVisitorInput()).toEqual({});
    jest.restoreAllMocks();
    expect(await callWithVisitorInput()).toEqual({});
  });

  const sendGiant: Responder = (_, response) =>
    void response.end(Buffer.alloc(6 * 1024 * 1024, 'x'));
  const sendHtml: Responder = (_, response) => void response.end('<html>');
  const sendWrongShape = respondData({ link: 7, apply_no: 7, base_coupon: 'x' });

  it.each([
    ['a refusal', 'stays', 'stays', respondJson({ ret: 10021, msg: '', data: null })],
    ['HTTP 400', 'stays', 'stays', respondJson({}, 400)],
    ['HTTP 404', 'stays', 'stays', respondJson({}, 404)],
    ['HTTP 409', 'stays', 'stays', respondJson({}, 409)],
    ['HTTP 413', 'stays', 'stays', respondJson({}, 413)],
    ['HTTP 422', 'stays', 'stays', respondJson({}, 422)],
    ['HTTP 429', 'stays', 'stays', respondJson({}, 429)],
    ['HTTP 500', 'stays', 'opens', respondJson({}, 500)],
    ['HTTP 302', 'stays', 'opens', respondJson({}, 302)],
    ['another shape', 'stays', 'opens', sendWrongShape],
    ['no envelope', 'stays', 'opens', sendHtml],
    ['a giant', 'stays', 'opens', sendGiant],
    ['HTTP 502', 'opens', 'opens', respondJson({}, 502)],
    ['HTTP 503', 'opens', 'opens', respondJson({}, 503)],
    ['HTTP 504', 'opens', 'opens', respondJson({}, 504)],
    ['a dropped connection', 'opens', 'opens', dropConnection],
  ] as const)(
    "%s: breaker for calls with visitors' input %s, for the site's own calls %s",
    async (...row) => {
      const [, forVisitors, forUs, behave] = row;
      server.respond = behave;
      for (const [request, wanted] of [
        [() => call(apply, form(), shortDeadline), forVisitors],
        [callWithSiteInput, forUs],
      ] as const) {
        await openBreaker(request);
        expect((await isOpen(request)) ? 'opens' : 'stays').toBe(wanted);
      }
    },
  );

  it('opens when there is no response, also for input of visitors', async () => {
    server.respond = () => undefined;
    const shortestDeadline = { deadlineMs: 30 };
    const calls = [
      () => call(reportEvent, event, shortestDeadline),
      () => call(adTop, {}, shortestDeadline),
    ];
    for (const request of calls) {
      await openBreaker(request);
      expect(await isOpen(request)).toBe(true);
    }
  });

  it('lists the calls whose requests never depend on visitors', () => {
    const rows: readonly Endpoint[] = Object.values(endpoints);
    const sitePaths = rows
      .filter(({ payloadSource }) => payloadSource === 'site')
      .map(({ path }) => path);
    expect(sitePaths.sort()).toEqual([
      '/advertisement_info/website_bottom',
      '/advertisement_info/website_top',
      '/official_website/history_version',
      '/official_website/versionlist',
      '/qr_live_code',
      '/server-time',
      '/static-config/public',
      '/v6_client/version/last',
      '/website/articles',
      '/website/blocked-ranges',
      '/website/campaigns',
    ]);
  });
});
