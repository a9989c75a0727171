import { text } from 'node:stream/consumers';
import { decodeOpaque, decryptJson, encryptJson } from '@superbrowser/contract/wire-format';
import { endpoints } from '@superbrowser/contract/endpoints';
import {
  respondData,
  rejectionOf,
  respondJson,
  startFakeUpstreamServer,
  testKeys,
} from '@/lib/testing/fake-upstream-server';
import { createUpstreamCall, type UpstreamCall } from './call-upstream';

const { adTop, promoterCoupons, qrLiveCode, v6Versions, versionList } = endpoints;
const shortDeadline = { deadlineMs: 2_000 };

let server: Awaited<ReturnType<typeof startFakeUpstreamServer>>;
let call: UpstreamCall;

beforeEach(async () => {
  server = await startFakeUpstreamServer();
  call = createUpstreamCall(() => server.transport);
});
afterEach(() => server.stop());

describe('requests', () => {
  it('send a form with the opaque payload, language and header', async () => {
    server.respond = async (request, response) => {
      const form = new URLSearchParams(await text(request));
      const sent = { payload: decodeOpaque(form.get('data') ?? ''), fields: [...form.keys()] };
      expect(sent).toEqual({ payload: { group_id: 1696, language: 'zh' }, fields: ['data'] });
      expect(request.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(request.headers['super-lang']).toBe('zh');
      expect(request.url).toBe('/pro/api/v3/qr_live_code');
      void respondData({ code: 7, botton_menu_qrcode: '', sidebar_qrcode: '/qr.svg' })(
        request,
        response,
      );
    };
    expect(await call(qrLiveCode, { group_id: 1696 }, shortDeadline)).toEqual({
      code: '7',
      botton_menu_qrcode: null,
      sidebar_qrcode: '/qr.svg',
      name: null,
    });
  });

  it("send the version list's only parameter, the language, in the query", async () => {
    server.respond = (request, response) => {
      const url = new URL(request.url ?? '', server.origin);
      expect(decodeOpaque(url.searchParams.get('data') ?? '')).toEqual({ language: 'zh' });
      void respondData({ pc: {} })(request, response);
    };
    await call(versionList, {}, shortDeadline);
  });

  it('send plain calls unencoded, and read them with or without envelope', async () => {
    server.respond = (request, response) => {
      expect(request.url).toBe('/pro/api/v3/wx/promoter/info?promoter=a%26b');
      void respondJson({ base_coupon: 76, more_coupon: '25' })(request, response);
    };
    const expected = { base_coupon: 76, more_coupon: 25 };
    expect(await call(promoterCoupons, { promoter: 'a&b' }, shortDeadline)).toEqual(expected);
    server.respond = respondJson({ ret: 0, data: expected });
    expect(await call(promoterCoupons, { promoter: 'a&b' }, shortDeadline)).toEqual(expected);
  });
});

describe('encrypted calls', () => {
  const list = [
    { system_type: 1, version: '6.21.7', install_download_url: 'https://dl.example.com/a.exe' },
  ];

  it.each([
    ['an envelope', { ret: 0, msg: '', data: list }],
    ['a bare list', list],
  ])('sends an encrypted body with the key header and decrypts %s', async (_, body) => {
    server.respond = async (request, response) => {
      expect(request.headers['x-api-key']).toBe(testKeys.apiKey);
      expect(request.headers['content-type']).toBe('application/json');
      const sent = JSON.parse(await text(request)) as { data: string };
      expect(decryptJson(sent, testKeys.encryptionKey)).toEqual({ language: 'zh' });
      void respondJson(encryptJson(body, testKeys.encryptionKey))(request, response);
    };
    expect(await call(v6Versions, {}, shortDeadline)).toMatchObject(list);
  });

  it('reports 429 as busy with its status, and does not retry', async () => {
    server.respond = respondJson({}, 429);
    expect(await rejectionOf(call(v6Versions, {}, shortDeadline))).toMatchObject({
      kind: 'busy',
      status: 429,
      encoding: 'encrypted',
    });
    expect(server.requestCount).toBe(1);
  });

  it('refuses data encrypted with another key', async () => {
    server.respond = respondJson(encryptJson(list, 'fedcba9876543210'));
    expect(await rejectionOf(call(v6Versions, {}, shortDeadline))).toMatchObject({
      kind: 'undecodable',
    });
  });
});

describe('invalid responses', () => {
  it.each([
    ['text', 'undecodable', '<html>'],
    ['half JSON', 'undecodable', '{"ret":0'],
    ['no envelope', 'undecodable', '{"link":"/"}'],
    ['a ret that is no number', 'undecodable', '{"ret":"0","data":{}}'],
    ['data that does not decode', 'undecodable', '{"ret":0,"msg":"","data":"@@"}'],
    ['another shape', 'schema', '{"ret":0,"msg":"","data":{"link":7}}'],
  ])('%s is %s', async (_, kind, body) => {
    server.respond = (__, response) => void response.end(body);
    expect(await rejectionOf(call(adTop, {}, shortDeadline))).toMatchObject({ kind });
    expect(server.requestCount).toBe(1);
  });

  it('keep ret, msg and data of a refusal', async () => {
    server.respond = respondJson({ ret: 10020, msg: '推荐人不存在', data: null });
    const error = await rejectionOf(call(promoterCoupons, { promoter: 'x' }, shortDeadline));
    expect(error).toMatchObject({ kind: 'ret', ret: 10020, msg: '推荐人不存在' });
    expect(error.message).not.toContain('推荐人');
  });

  it('are not read beyond 5 MB', async () => {
    let written = 0;
    server.respond = (_, response) => {
      const chunk = Buffer.alloc(256 * 1024, 0x20);
      const writeMore = () => {
        written += chunk.length;
        if (response.destroyed || written > 64 * 1024 * 1024) return response.end();
        response.write(chunk, () => setImmediate(writeMore));
      };
      writeMore();
    };
    expect(await rejectionOf(call(adTop, {}, shortDeadline))).toMatchObject({ kind: 'too-large' });
    expect(written).toBeLessThan(32 * 1024 * 1024);
  });

  it('are accepted just under 5 MB', async () => {
    server.respond = (_, response) =>
      void response.end(`{"ret":0,"data":{}}${' '.repeat(5 * 1024 * 1024 - 100)}`);
    expect(await call(adTop, {}, shortDeadline)).toEqual({
      link: null,
      expand_img: null,
      title: null,
      title_en: null,
    });
  });

  it('include redirects, which are not followed', async () => {
    server.respond = (_, response) =>
      void response.writeHead(302, { location: `${server.origin}/elsewhere` }).end();
    expect(await rejectionOf(call(adTop, {}, shortDeadline))).toMatchObject({
      kind: 'http',
      status: 302,
    });
    expect(server.requestCount).toBe(1);
  });
});

describe('deadline', () => {
  /** A deadline that the test triggers. */
  function fakeDeadline() {
    const controller = new AbortController();
    const set = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
    return { set, ring: () => controller.abort(new DOMException('late', 'TimeoutError')) };
  }
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['silence', 200, 200, undefined],
    ['a response that never ends', 200, 200, '{'],
    ['whatever wants longer than three minutes', 3_600_000, 180_000, undefined],
  ])('ends %s', async (_, deadlineMs, allowed, begin) => {
    const { set, ring } = fakeDeadline();
    const requested = new Promise<void>((resolve) => {
      server.respond = (_request, response) => {
        if (begin) response.write(begin);
        resolve();
      };
    });
    const rejection = rejectionOf(call(adTop, {}, { deadlineMs }));
    await requested;
    ring();
    expect(await rejection).toMatchObject({ kind: 'timeout' });
    expect(set.mock.calls).toEqual([[allowed]]);
    expect(server.requestCount).toBe(1);
  });

  it('ends a transport that ignores the signal', async () => {
    const callIgnoringSignal = createUpstreamCall(() => ({
      ...server.transport,
      fetch: () => new Promise(() => undefined),
    }));
    expect(await rejectionOf(callIgnoringSignal(adTop, {}, { deadlineMs: 50 }))).toMatchObject({
      kind: 'timeout',
    });
  });
});
