/** Tests hand-over of a sign-in and signing out, on the real embedded backend in memory. */
import { readDesktopSignInOffer } from '@/lib/session/desktop-sign-in-offer';
import { readSession } from '@/lib/session/session';
import {
  visitorWith,
  requestCode,
  setUpEmbeddedSite,
  cookiesAfter,
  registerAccount,
  noCookies,
  refusalOf,
  readToken,
} from '@/lib/testing/embedded-site';
import { type CookieReader } from '@/lib/core/http/cookie-reader';
import { loadInviteCode } from '@/lib/core/upstream/calls/invite-activity';
import { withLoginToken, loadCurrentAccount } from './current-account';
import { signIn } from './register-and-sign-in';
import { answerDesktopSignIn, desktopSignInLink, startDesktopSignIn } from './desktop-sign-in';
import { signOut } from './end-session';

setUpEmbeddedSite();

const statusAndLocationOf = (response: Response) => [
  response.status,
  response.headers.get('location'),
];
interface SignInOptions {
  readonly readCookie?: CookieReader;
  readonly target?: string;
  readonly fromAnotherSite?: boolean;
}
const requestSignIn = (token: string, options: SignInOptions = {}) => {
  const { readCookie = noCookies, target = '/download', fromAnotherSite = false } = options;
  const query = new URLSearchParams({ token, target });
  return startDesktopSignIn(query, 'zh-CN', visitorWith(readCookie), fromAnotherSite);
};
const answerOffer = async (decision: 'accept' | 'decline', readCookie: CookieReader) => {
  const offerId = (await readDesktopSignInOffer(readCookie))?.id ?? null;
  return answerDesktopSignIn({ decision, offerId }, 'zh-CN', visitorWith(readCookie));
};
const newToken = async () => readToken((await registerAccount()).response);
const inviteCodeOf = (readCookie: CookieReader) => withLoginToken(readCookie, loadInviteCode);

/** Signs in a second time to an account that has a session already. */
async function signInAgain(phone: string, readCookie = noCookies): Promise<Response> {
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 122_000);
  const code = await requestCode(phone, 'login');
  const response = await signIn({ area_code: 86, phone, code }, visitorWith(readCookie));
  later.mockRestore();
  return response;
}

describe('hand-over of a sign-in (R6)', () => {
  it('asks a signed-out visitor, and signs in once they agree', async () => {
    const token = await newToken();
    const requested = await requestSignIn(token);
    expect(statusAndLocationOf(requested)).toEqual([303, '/oauth?state=confirm']);
    expect(requested.headers.get('referrer-policy')).toBe('no-referrer');
    expect([...requested.headers].join()).not.toContain(token);
    expect(await readSession(cookiesAfter(requested))).toBeNull();
    const accepted = await answerOffer('accept', cookiesAfter(requested));
    expect(statusAndLocationOf(accepted)).toEqual([303, '/download']);
    const after = cookiesAfter(requested, accepted);
    expect((await loadCurrentAccount(after)).response).toMatchObject({ signedIn: true });
    // The session does not use the token that was in the URL.
    expect((await readSession(after))?.loginToken).not.toBe(token);
  });

  it('does not sign in a visitor who declines', async () => {
    const requested = await requestSignIn(await newToken());
    const declined = await answerOffer('decline', cookiesAfter(requested));
    expect(statusAndLocationOf(declined)).toEqual([303, '/download']);
    expect(await readSession(cookiesAfter(requested, declined))).toBeNull();
  });

  it.each([
    ['no token', '', '/oauth?state=missing&target=%2Fdownload'],
    ['a token too long', 'x'.repeat(513), '/oauth?state=missing&target=%2Fdownload'],
    ['a token with a NUL', 'a\u0000b', '/oauth?state=missing&target=%2Fdownload'],
    ['a token of other signs', '令牌', '/oauth?state=missing&target=%2Fdownload'],
    ['an unknown token', 'an-unknown-token', '/oauth?state=expired&target=%2Fdownload'],
  ])('%s starts no session', async (_, token, location) => {
    const response = await requestSignIn(token);
    expect(statusAndLocationOf(response)).toEqual([303, location]);
    expect(await readSession(cookiesAfter(response))).toBeNull();
  });

  it.each([
    ['/v6?x=1', '/v6?x=1'],
    ['https://evil.example/x', '/redirect?target=https%3A%2F%2Fevil.example%2Fx'],
    ['javascript:alert(1)', '/'],
    ['//evil.example', '/'],
    ['', '/'],
  ])('the target %s leads to %s (T1)', async (target, location) => {
    const requested = await requestSignIn(await newToken(), { target });
    expect(statusAndLocationOf(await answerOffer('accept', cookiesAfter(requested)))).toEqual([
      303,
      location,
    ]);
  });

  it('asks before it replaces another account, and follows the answer', async () => {
    const [ownAccount, otherAccount] = [await registerAccount(), await registerAccount()];
    const [ownToken, offeredToken] = [
      await readToken(ownAccount.response),
      await readToken(otherAccount.response),
    ];
    const otherInviteCode = await inviteCodeOf(cookiesAfter(otherAccount.response));
    const requested = await requestSignIn(offeredToken, {
      readCookie: cookiesAfter(ownAccount.response),
    });
    expect(statusAndLocationOf(requested)).toEqual([303, '/oauth?state=switch']);
    const cookiesWithOffer = cookiesAfter(ownAccount.response, requested);
    expect((await readSession(cookiesWithOffer))?.loginToken).toBe(ownToken);
    const declined = await answerOffer('decline', cookiesWithOffer);
    expect(statusAndLocationOf(declined)).toEqual([303, '/download']);
    expect(
      (await readSession(cookiesAfter(ownAccount.response, requested, declined)))?.loginToken,
    ).toBe(ownToken);
    const switched = await answerOffer('accept', cookiesWithOffer);
    const after = cookiesAfter(ownAccount.response, requested, switched);
    expect(await inviteCodeOf(after)).toBe(otherInviteCode);
    // The replaced session has ended, also for copies of its cookie.
    expect(await refusalOf(inviteCodeOf(cookiesAfter(ownAccount.response)))).toMatchObject({
      status: 401,
    });
    expect(statusAndLocationOf(await answerOffer('accept', after))).toEqual([
      303,
      '/oauth?state=expired',
    ]);
  });

  describe('hand-over with another token of the signed-in account', () => {
    it('does not ask: only the token changes', async () => {
      const { phone, response } = await registerAccount();
      const second = await readToken(await signInAgain(phone));
      const accepted = await requestSignIn(second, { readCookie: cookiesAfter(response) });
      expect(statusAndLocationOf(accepted)).toEqual([303, '/download']);
      await inviteCodeOf(cookiesAfter(response, accepted));
      expect(statusAndLocationOf(await requestSignIn(second))).toEqual([
        303,
        '/oauth?state=expired&target=%2Fdownload',
      ]);
    });

    it('asks nevertheless when another site led here', async () => {
      const { phone, response } = await registerAccount();
      const second = await readToken(await signInAgain(phone));
      const requested = await requestSignIn(second, {
        readCookie: cookiesAfter(response),
        fromAnotherSite: true,
      });
      expect(statusAndLocationOf(requested)).toEqual([303, '/oauth?state=confirm']);
    });
  });

  it('changes nothing when the token is that of the session', async () => {
    const { response } = await registerAccount();
    const same = await requestSignIn(await readToken(response), {
      readCookie: cookiesAfter(response),
    });
    expect(statusAndLocationOf(same)).toEqual([303, '/download']);
    expect(same.headers.getSetCookie()).toEqual([]);
    await inviteCodeOf(cookiesAfter(response));
  });

  it('accepts a token only once, also with two simultaneous answers', async () => {
    const token = await newToken();
    const [first, second] = [await requestSignIn(token), await requestSignIn(token)];
    const responses = await Promise.all([
      answerOffer('accept', cookiesAfter(first)),
      answerOffer('accept', cookiesAfter(second)),
    ]);
    const locations = responses.map((response) => response.headers.get('location'));
    expect(locations.sort()).toEqual(['/download', '/oauth?state=expired&target=%2Fdownload']);
    expect(statusAndLocationOf(await requestSignIn(token))).toEqual([
      303,
      '/oauth?state=expired&target=%2Fdownload',
    ]);
  });

  it('applies an answer to the offer that was on the page, not to a later one', async () => {
    const shownOffer = await requestSignIn(await newToken());
    const laterOffer = await requestSignIn(await newToken());
    const cookiesWithOffer = cookiesAfter(shownOffer, laterOffer);
    const offerId = (await readDesktopSignInOffer(cookiesAfter(shownOffer)))?.id ?? null;
    const late = await answerDesktopSignIn(
      { decision: 'accept', offerId },
      'zh-CN',
      visitorWith(cookiesWithOffer),
    );
    expect(statusAndLocationOf(late)).toEqual([303, '/oauth?state=confirm']);
    expect(await readSession(cookiesAfter(shownOffer, laterOffer, late))).toBeNull();
    // The visitor is asked again, and can answer then.
    const accepted = await answerOffer('accept', cookiesAfter(shownOffer, laterOffer, late));
    expect(statusAndLocationOf(accepted)).toEqual([303, '/download']);
  });

  it('asks again when a visitor signed in after the page was shown', async () => {
    const requested = await requestSignIn(await newToken());
    const { response } = await registerAccount();
    const offerId = (await readDesktopSignInOffer(cookiesAfter(requested)))?.id ?? null;
    const both = cookiesAfter(requested, response);
    const late = await answerDesktopSignIn(
      { decision: 'accept', offerId },
      'zh-CN',
      visitorWith(both),
    );
    expect(statusAndLocationOf(late)).toEqual([303, '/oauth?state=confirm']);
    expect(await readToken(response)).toBe((await readSession(both))?.loginToken);
    await inviteCodeOf(both);
  });
});

describe('signing out', () => {
  it('ends the session on the server: copies of the cookie no longer work', async () => {
    const { response } = await registerAccount();
    const copy = cookiesAfter(response);
    await inviteCodeOf(copy);
    await signOut(copy);
    expect(await refusalOf(inviteCodeOf(copy))).toMatchObject({ status: 401 });
    expect((await loadCurrentAccount(copy)).response).toEqual({ signedIn: false });
  });

  it('happens when the same browser signs in again: the earlier session ends', async () => {
    const [{ response }, other] = [await registerAccount(), await registerAccount()];
    const signedIn = await signInAgain(other.phone, cookiesAfter(response));
    await inviteCodeOf(cookiesAfter(response, signedIn));
    expect(await refusalOf(inviteCodeOf(cookiesAfter(response)))).toMatchObject({ status: 401 });
  });

  it('does not affect the account’s other sessions', async () => {
    const { phone, response } = await registerAccount();
    const other = cookiesAfter(await signInAgain(phone));
    await signOut(cookiesAfter(response));
    await inviteCodeOf(other);
  });

  it('sends no request without a session', () =>
    expect(signOut(noCookies)).resolves.toBeUndefined());
});

describe('the link back through the desktop app (D9, T1)', () => {
  const clientUrl = (url: string) =>
    `superbrowser://open?switchFrom=oauth&switchTarget=web-page&switchUrl=${encodeURIComponent(url)}`;
  const siteOrigin = 'http://localhost:3000';

  it.each([
    ['a page of ours', '/download?x=1', `${siteOrigin}/download?x=1`],
    ['nothing', undefined, `${siteOrigin}/`],
    ['two of them', ['/a', '/b'], `${siteOrigin}/`],
    ['a foreign URL', 'https://evil.example/', `${siteOrigin}/`],
    ['a script', 'javascript:alert(1)', `${siteOrigin}/`],
    ['the redirect', '/redirect?target=https://evil.example/', `${siteOrigin}/`],
  ])('is right for %s', (_, target, url) => expect(desktopSignInLink(target)).toBe(clientUrl(url)));

  it.each([
    ['a page', '/download', '/oauth?state=missing&target=%2Fdownload'],
    ['the home page', '/', '/oauth?state=missing'],
    ['what may not be followed', 'javascript:alert(1)', '/oauth?state=missing'],
  ])('keeps the target in the URL where it leads to %s', async (_, target, place) =>
    expect(statusAndLocationOf(await requestSignIn('', { target }))).toEqual([303, place]),
  );
});
