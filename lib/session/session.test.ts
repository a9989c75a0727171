import { cookieReader } from '@/lib/core/http/cookie-reader';
import {
  expiredDesktopSignInCookie,
  createDesktopSignInCookie,
  readDesktopSignInOffer,
} from './desktop-sign-in-offer';
import { createProofCookie, findProvenToken } from './phone-proof';
import { seal, unseal } from './seal';
import {
  expiredSessionCookies,
  readSession,
  revokeSession,
  renewSessionCookies,
  sessionTtlSeconds,
  createSessionCookies,
} from './session';

const keys = { one: 'k1'.repeat(20), two: 'k2'.repeat(20) };
const configure = (current: string, previous = '') =>
  Object.assign(process.env, { SESSION_KEY: current, SESSION_KEY_PREVIOUS: previous });
beforeEach(() => configure(keys.one));

/** The cookies of a browser that got these Set-Cookie lines. */
const jar = (lines: readonly string[]) =>
  cookieReader(lines.map((line) => line.split(';')[0] ?? '').join('; '));
const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);

describe('the session', () => {
  it('can be read back, and is not readable in the cookie', async () => {
    const lines = await createSessionCookies('login-token-1', start);
    expect(await readSession(jar(lines), start + hour)).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      loginToken: 'login-token-1',
      startedAt: start / 1_000,
      issuedAt: start / 1_000,
    });
    expect(Buffer.from(lines.join(), 'base64').toString()).not.toContain('login-token-1');
    expect(lines.join()).not.toContain('login-token-1');
  });

  it('is hidden from scripts and other sites; only the hint is readable', async () => {
    const [secret = '', hint = ''] = await createSessionCookies('t', start);
    expect(secret).toMatch(/^session=[^;]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
    expect(hint).toBe('signed_in=1; Path=/; Max-Age=604800; SameSite=Lax');
  });

  it('has a name no subdomain can set, where the site has TLS', async () => {
    const { SITE_ORIGIN } = process.env;
    process.env.SITE_ORIGIN = 'https://www.example.cn';
    await jest.isolateModulesAsync(async () => {
      const { secretCookieLine } = await import('./cookies');
      expect(secretCookieLine('session', 'x', 60)).toBe(
        '__Host-session=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure',
      );
    });
    if (SITE_ORIGIN === undefined) delete process.env.SITE_ORIGIN;
    else process.env.SITE_ORIGIN = SITE_ORIGIN;
  });

  it.each([
    ['a week unused', sessionTtlSeconds.idle * 1_000, false],
    ['a second less', sessionTtlSeconds.idle * 1_000 - 1_000, true],
  ])('is alive after %s: %s', async (_, later, alive) => {
    const readCookie = jar(await createSessionCookies('t', start));
    expect((await readSession(readCookie, start + later)) !== null).toBe(alive);
  });

  it('is renewed by use, at most once an hour, and ends after thirty days nevertheless', async () => {
    let lines = await createSessionCookies('t', start);
    let now = start;
    const fresh = await readSession(jar(lines), now);
    expect(await renewSessionCookies(fresh!, now + hour - 1_000)).toEqual([]);
    for (;;) {
      const session = await readSession(jar(lines), (now += 5 * day));
      if (!session) break;
      expect(session.startedAt).toBe(start / 1_000);
      lines = await renewSessionCookies(session, now);
    }
    expect(now - start).toBe(30 * day);
  });

  it('opens with the previous key during a key change, and is written with the new one', async () => {
    const lines = await createSessionCookies('t', start);
    configure(keys.two, keys.one);
    const session = await readSession(jar(lines), start + 2 * hour);
    expect(session?.loginToken).toBe('t');
    const renewed = await renewSessionCookies(session!, start + 2 * hour);
    configure(keys.two);
    expect(await readSession(jar(renewed), start + 2 * hour)).not.toBeNull();
    expect(await readSession(jar(lines), start + 2 * hour)).toBeNull();
  });

  it('has an id that stays the same through renewals', async () => {
    const [one, other] = [
      await createSessionCookies('t', start),
      await createSessionCookies('t', start),
    ];
    const first = await readSession(jar(one), start);
    expect((await readSession(jar(other), start))?.id).not.toBe(first?.id);
    const renewed = await renewSessionCookies(first!, start + 2 * hour);
    expect((await readSession(jar(renewed), start + 2 * hour))?.id).toBe(first?.id);
  });

  it('once ended does not open from any copy of its cookie, also a renewed one', async () => {
    const now = Date.now();
    const [lines, other] = [
      await createSessionCookies('t', now - 2 * hour),
      await createSessionCookies('t', now),
    ];
    const session = await readSession(jar(lines), now);
    const renewed = await renewSessionCookies(session!, now);
    await revokeSession(session!, now);
    expect(await readSession(jar(lines), now)).toBeNull();
    expect(await readSession(jar(renewed), now)).toBeNull();
    expect(await readSession(jar(other), now)).not.toBeNull();
  });

  it('opens without an id, as earlier cookies have none, and can be ended', async () => {
    const now = Date.now();
    const cookieOfOlderSite = async (token: string) =>
      jar([`session=${await seal({ token, start: now / 1_000 }, 'session', 3_600, now)}`]);
    const [ownCookie, otherCookie] = [
      await cookieOfOlderSite('mine'),
      await cookieOfOlderSite('theirs'),
    ];
    const session = await readSession(ownCookie, now);
    expect(session?.loginToken).toBe('mine');
    await revokeSession(session!, now);
    expect(await readSession(ownCookie, now)).toBeNull();
    expect(await readSession(otherCookie, now)).not.toBeNull();
  });

  it('is removed by clearing the cookies', () => {
    for (const line of expiredSessionCookies()) expect(line).toMatch(/^\w+=; Path=\/; Max-Age=0/);
  });

  it.each(['', 'x', 'a.b.c.d.e', `${'x'.repeat(5_000)}`])(
    'does not open from %.10j',
    async (value) => {
      expect(await readSession(jar([`session=${value}`]))).toBeNull();
    },
  );

  it('does not open with one changed character', async () => {
    const [line = ''] = await createSessionCookies('t', Date.now());
    const value = line.split(';')[0] ?? '';
    const at = value.length - 30;
    const other = value[at] === 'A' ? 'B' : 'A';
    const forged = `${value.slice(0, at)}${other}${value.slice(at + 1)}`;
    expect(await readSession(jar([value]))).not.toBeNull();
    expect(await readSession(jar([forged]))).toBeNull();
  });
});

it('a value sealed for one purpose does not open for another', async () => {
  const sealed = await seal({ token: 't', start: 0 }, 'desktopSignIn', 60);
  expect(await unseal(sealed, 'desktopSignIn')).toMatchObject({ token: 't' });
  expect(await unseal(sealed, 'session')).toBeNull();
});

describe('a proven phone', () => {
  const proof = { area_code: 86, phone: '13812345678', purpose: 'login' as const };

  it('returns its token for the same phone, area and purpose only', async () => {
    const readCookie = jar([await createProofCookie({ ...proof, captcha_token: 'secret' })]);
    expect(await findProvenToken(readCookie, proof)).toBe('secret');
    expect(await findProvenToken(readCookie, { ...proof, phone: '13812345679' })).toBeNull();
    expect(await findProvenToken(readCookie, { ...proof, area_code: 1 })).toBeNull();
    expect(await findProvenToken(readCookie, { ...proof, purpose: 'register' })).toBeNull();
    expect(await findProvenToken(jar([]), proof)).toBeNull();
  });
});

it('an offered sign-in is stored with its target, and can be dropped', async () => {
  const offer = { offeredToken: 'handed', sessionId: 'present', target: '/download' };
  const firstOffer = await readDesktopSignInOffer(jar([await createDesktopSignInCookie(offer)]));
  const secondOffer = await readDesktopSignInOffer(jar([await createDesktopSignInCookie(offer)]));
  expect(firstOffer).toMatchObject(offer);
  // When the same offer is made again, it is another question.
  expect(secondOffer?.id).not.toBe(firstOffer?.id);
  expect(await readDesktopSignInOffer(jar([expiredDesktopSignInCookie()]))).toBeNull();
});
