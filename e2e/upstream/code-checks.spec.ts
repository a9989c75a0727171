/** A code is checked before the request acts, and stays valid when a later step fails (R4). */
import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import {
  makeLastCodeOlder,
  readLastCode,
  registerNewAccount,
  createPhone,
  createVisitor,
  wrongCode,
} from '../support/visitors/visitor';
import { dataDirs } from '../support/servers/ports-and-folders';
import { setUpSiteWithUpstream } from './support/site-with-upstream';
import { FaultyProxy } from './support/faulty-proxy';

test.describe.configure({ mode: 'serial' });

const upstream = new FaultyProxy();
const site = setUpSiteWithUpstream(upstream);

test.beforeEach(() => {
  upstream.failingPath = '';
  upstream.requestedPaths.length = 0;
});

const countChecks = () =>
  upstream.requestedPaths.filter((path) => path.includes('verify-captcha')).length;
const countRequestsTo = (path: string) =>
  upstream.requestedPaths.filter((requestedPath) => requestedPath.includes(path)).length;

/** The two forms whose code is checked by a call of its own: the call that follows, and a filled form with its code. */
const forms = [
  {
    name: 'joining a team',
    called: '/invite_staff/add',
    begin: async (request: APIRequestContext, token: string) => {
      const [visitor, phone] = [createVisitor(request, undefined, site.origin), createPhone()];
      await visitor.post('/api/team-invitation/code', { token, area_code: 86, phone });
      const code = readLastCode(phone, dataDirs.backend);
      const form = { token, area_code: 86, phone, name: '王小明', is_agreed: true };
      const send = (typedCode: string) =>
        visitor.post('/api/team-invitation/join', { ...form, code: typedCode });
      return { code, send };
    },
    done: { state: 'success' },
    tokens: ['invite-open-5', 'invite-open-6', 'invite-open-7'],
  },
  {
    name: 'canceling an account',
    called: '/official_website/apply',
    begin: async (request: APIRequestContext) => {
      const visitor = createVisitor(request, undefined, site.origin);
      const phone = await registerNewAccount(request, {}, visitor, dataDirs.backend);
      await makeLastCodeOlder(phone, 61_000, dataDirs.backend);
      await visitor.sendCode(phone, 'cancel_account');
      const code = readLastCode(phone, dataDirs.backend);
      const form = {
        area_code: 86,
        phone,
        reason: 'unused',
        confirmation: '注销账号',
        is_agreed: true,
        idempotency_key: randomUUID(),
        filled_ms: 5_000,
      };
      const send = (typedCode: string) =>
        visitor.post('/api/applications/cancel-account', { ...form, code: typedCode });
      return { code, send };
    },
    done: { number: expect.any(String) },
    tokens: ['', '', ''],
  },
] as const;

for (const { name, called, begin, done, tokens } of forms) {
  test(`${name}: a wrong code is reported at its field, and nothing else is called`, async ({
    request,
  }) => {
    const { code, send } = await begin(request, tokens[0]);
    upstream.requestedPaths.length = 0;
    const response = await send(wrongCode(code));
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ reason: 'codeInvalid', fields: { code: /./ } });
    expect([countChecks(), countRequestsTo(called)]).toEqual([1, 0]);
    expect(response.headers()['set-cookie']).toBeUndefined();
    expect(await (await send(code)).json()).toMatchObject(done);
  });

  test(`${name}: after a later failure the same code can be sent again`, async ({ request }) => {
    const { code, send } = await begin(request, tokens[1]);
    upstream.requestedPaths.length = 0;
    upstream.failingPath = called;
    const failedResponse = await send(code);
    expect(failedResponse.status()).toBe(502);
    expect(failedResponse.headers()['set-cookie']).toMatch(
      /account_proof=\S+; .*Max-Age=600.*HttpOnly/,
    );
    expect(await (await send(code)).json()).toMatchObject({ reason: 'other' });
    upstream.failingPath = '';
    const response = await send(code);
    expect(await response.json()).toMatchObject(done);
    expect(response.headers()['set-cookie']).toMatch(/account_proof=; .*Max-Age=0/);
    expect(countChecks()).toBe(1);
  });

  test(`${name}: sent twice at once, the code is checked once`, async ({ request }) => {
    const { code, send } = await begin(request, tokens[2]);
    upstream.requestedPaths.length = 0;
    const responses = await Promise.all([send(code), send(code)]);
    const bodies = await Promise.all(
      responses.map((response) => response.json() as Promise<object>),
    );
    expect(bodies).toContainEqual(done);
    for (const body of bodies) expect(body).not.toMatchObject({ reason: 'codeExpired' });
    expect(countChecks()).toBe(1);
  });
}
