/** Tests whose figures are shown, for combinations of links and accounts (O4). */
import { resultCodes } from '@superbrowser/contract/result-codes';
import { cookieReader } from '@/lib/core/http/cookie-reader';
import { createSessionCookies } from '@/lib/session/session';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { closeFiguresLink, openFiguresLink } from './figures-link';
import { loadViewer } from './viewer';

process.env.SESSION_KEY = 'k1'.repeat(20);

/** Existing links, by token. */
const links = new Map<string, { readonly promoter: string; readonly until: number }>();
jest.mock('../figure-store', () => ({
  figureStore: {
    findFiguresLink: (token: string) => {
      const link = links.get(token);
      return Promise.resolve(link && link.until * 1_000 > Date.now() ? link : null);
    },
  },
}));

let unknown: string[];
let undecided: string[];
const inviters: string[] = [];
jest.mock('../site-collector', () => ({
  isPromoterOrInviter: (code: string) =>
    Promise.resolve(undecided.includes(code) ? null : !unknown.includes(code)),
  recordInviter: (code: string) => Promise.resolve(void inviters.push(code)),
}));
let inviteCode: (token: string) => Promise<string>;
jest.mock('@/lib/core/upstream/calls/invite-activity', () => ({
  loadInviteCode: (token: string) => inviteCode(token),
}));

const hourFromNow = () => Math.floor(Date.now() / 1_000) + 3_600;
function tokenFor(promoter: string, until = hourFromNow()): string {
  const token = `token-${links.size}-of-${promoter}`;
  links.set(token, { promoter, until });
  return token;
}

let visitors = 0;
const visitorWith = (cookies: readonly string[]) => ({
  ip: `198.18.3.${(visitors += 1)}`,
  readCookie: jar(cookies),
  userAgent: '',
});
/** The cookies of a browser that got these Set-Cookie lines. */
const jar = (lines: readonly string[]) =>
  cookieReader(lines.map((line) => line.split(';')[0] ?? '').join('; '));

const open = (token: string, cookies: readonly string[] = []) =>
  openFiguresLink(new URLSearchParams({ pass: token }), 'en-US', visitorWith(cookies));

const signIn = () => createSessionCookies('token-of-account');

beforeEach(() => {
  [unknown, undecided] = [[], []];
  inviteCode = () => Promise.resolve('ACCOUNT2');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a link to figures', () => {
  it('is removed from the URL, and stays with its page until it expires', async () => {
    const response = await open(tokenFor('partner'));
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en/partners/figures',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const lines = response.headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(
        /^promoter_pass=[^;]+; Path=(\/en)?\/partners\/figures; Max-Age=3[56]\d\d; SameSite=Lax; HttpOnly$/,
      );
    expect(await loadViewer(jar(lines))).toMatchObject({ kind: 'link', code: 'partner' });
  });

  it('can be opened and stays open with another session key', async () => {
    const token = tokenFor('partner');
    const lines = (await open(token)).headers.getSetCookie();
    process.env.SESSION_KEY = 'k2'.repeat(20);
    expect((await open(token)).headers.getSetCookie()).toHaveLength(2);
    expect(await loadViewer(jar(lines))).toMatchObject({ kind: 'link', code: 'partner' });
    process.env.SESSION_KEY = 'k1'.repeat(20);
  });

  it('can be opened while it is unknown whether its promoter exists', async () => {
    undecided = ['partner'];
    const lines = (await open(tokenFor('partner'))).headers.getSetCookie();
    expect(await loadViewer(jar(lines))).toMatchObject({ code: 'partner' });
  });

  it.each([
    ['none', () => ''],
    ['a made-up one', () => 'A'.repeat(43)],
    ['an altered one', () => `${tokenFor('partner')}A`],
    ['one that is over', () => tokenFor('partner', Math.floor(Date.now() / 1_000))],
    ['one of a blocked or removed promoter', () => tokenFor('gone')],
    ['one too long', () => 'x'.repeat(100_000)],
  ])('%s is refused like all others, and changes nothing', async (_, token) => {
    unknown = ['gone'];
    const response = await open(token());
    expect({
      status: response.status,
      location: response.headers.get('location'),
      cookies: response.headers.getSetCookie(),
      body: await response.text(),
    }).toEqual({
      status: 303,
      location: '/en/partners/figures?link=refused',
      cookies: [],
      body: '',
    });
  });

  it('can be tried a limited number of times from an IP', async () => {
    const visitor = visitorWith([]);
    const attempts = Array.from({ length: 301 }, () =>
      openFiguresLink(new URLSearchParams({ pass: 'x' }), 'zh-CN', visitor).then(
        ({ status }) => status,
        (error: { status: number }) => error.status,
      ),
    );
    const statuses = await Promise.all(attempts);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('can be closed in both languages', () => {
    const lines = closeFiguresLink('zh-CN').headers.getSetCookie();
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^promoter_pass=; .*Max-Age=0;/);
  });
});

describe('whose figures are shown', () => {
  const tokenCookiesOf = async (promoter: string, until = hourFromNow()) =>
    (await open(tokenFor(promoter, until))).headers.getSetCookie();

  it('none without a link and an account', async () =>
    expect(await loadViewer(jar([]))).toEqual({ kind: 'signedOut' }));

  it('an account sees the figures of its own code, and is recorded', async () => {
    expect(await loadViewer(jar(await signIn()))).toEqual({
      kind: 'account',
      code: 'ACCOUNT2',
    });
    expect(inviters).toContain('ACCOUNT2');
  });

  it('a visitor who opens another link sees the figures of the new one', async () => {
    const [first, second] = [await open(tokenFor('a')), await open(tokenFor('b'))];
    const [before, after] = [first.headers.getSetCookie(), second.headers.getSetCookie()];
    expect(await loadViewer(jar(before))).toMatchObject({ code: 'a' });
    // A browser replaces the cookie with the same name and path.
    expect(await loadViewer(jar(after))).toMatchObject({ code: 'b' });
  });

  it('an open link goes before an account', async () => {
    const [session, tokenCookies] = [await signIn(), await tokenCookiesOf('partner')];
    expect(await loadViewer(jar([...session, ...tokenCookies]))).toMatchObject({
      kind: 'link',
      code: 'partner',
    });
    expect(await loadViewer(jar(session))).toMatchObject({ code: 'ACCOUNT2' });
  });

  it('an open link shows nothing when its promoter was blocked; the account is shown instead', async () => {
    const [session, tokenCookies] = [await signIn(), await tokenCookiesOf('partner')];
    unknown = ['partner'];
    expect(await loadViewer(jar(tokenCookies))).toEqual({ kind: 'signedOut' });
    expect(await loadViewer(jar([...session, ...tokenCookies]))).toMatchObject({
      code: 'ACCOUNT2',
    });
  });

  it('a cookie made for another purpose opens nothing', async () => {
    const [session = ''] = await signIn();
    const sessionAsPass = session.replace(/^session=/, 'promoter_pass=');
    expect(await loadViewer(jar([sessionAsPass]))).toEqual({ kind: 'signedOut' });
    const [token = ''] = await tokenCookiesOf('partner');
    const tokenAsSession = token.replace(/^promoter_pass=/, 'session=');
    expect(await loadViewer(jar([tokenAsSession]))).toEqual({ kind: 'signedOut' });
  });

  it('a stored link expires with the link', async () => {
    const until = hourFromNow();
    const tokenCookies = await tokenCookiesOf('partner', until);
    jest.spyOn(Date, 'now').mockReturnValue(until * 1_000 + 1);
    expect(await loadViewer(jar(tokenCookies))).toEqual({ kind: 'signedOut' });
  });

  it('none once the session has ended; unavailable where that is unknown', async () => {
    const session = jar(await signIn());
    const endpoint = { method: 'POST', path: '/x', encoding: 'site-data' } as never;
    inviteCode = () =>
      Promise.reject(new UpstreamError('ret', endpoint, { ret: resultCodes.sessionExpired }));
    expect(await loadViewer(session)).toEqual({ kind: 'signedOut' });
    inviteCode = () => Promise.reject(new UpstreamError('timeout', endpoint));
    expect(await loadViewer(session)).toEqual({ kind: 'unavailable' });
  });
});
