/** Handing a sign-in over and signing out, on the real embedded backend in memory. */
import { readOffer } from '@/lib/session/handover';
import { readSession } from '@/lib/session/session';
import {
  requestFrom,
  codeFor,
  embeddedSite,
  jarOf,
  newAccount,
  noCookies,
  refusalOf,
  tokenOf,
} from '@/lib/testing/accounts-backend';
import { type CookieReader } from '@/lib/attribution/context';
import { getInviteCode } from '@/lib/upstream/accounts';
import { asSignedIn, currentAccount } from './current';
import { signIn } from './enter';
import { answerHandover, returnFromClient, startHandover } from './handover';
import { signOut } from './sign-out';

embeddedSite();

const locationOf = (response: Response) => [response.status, response.headers.get('location')];
interface Handing {
  readonly cookie?: CookieReader;
  readonly target?: string;
  readonly fromAnotherSite?: boolean;
}
const hand = (token: string, handing: Handing = {}) => {
  const { cookie = noCookies, target = '/download', fromAnotherSite = false } = handing;
  const query = new URLSearchParams({ token, target });
  return startHandover(query, 'zh-CN', requestFrom(cookie), fromAnotherSite);
};
const answer = async (decision: 'accept' | 'decline', cookie: CookieReader) => {
  const offer = (await readOffer(cookie))?.id ?? null;
  return answerHandover({ decision, offer }, 'zh-CN', requestFrom(cookie));
};
const newToken = async () => tokenOf((await newAccount()).response);
const inviteCodeOf = (cookie: CookieReader) => asSignedIn(cookie, getInviteCode);

/** Another sign-in of an account that has one already. */
async function secondSignIn(phone: string, cookie = noCookies): Promise<Response> {
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 122_000);
  const code = await codeFor(phone, 'login');
  const response = await signIn({ area_code: 86, phone, code }, requestFrom(cookie));
  later.mockRestore();
  return response;
}

describe('handing a sign-in over (R6)', () => {
  it('asks where the visitor is signed out, and signs in once the visitor agrees', async () => {
    const token = await newToken();
    const requested = await hand(token);
    expect(locationOf(requested)).toEqual([303, '/oauth?state=confirm']);
    expect(requested.headers.get('referrer-policy')).toBe('no-referrer');
    expect([...requested.headers].join()).not.toContain(token);
    expect(await readSession(jarOf(requested))).toBeNull();
    const agreed = await answer('accept', jarOf(requested));
    expect(locationOf(agreed)).toEqual([303, '/download']);
    const after = jarOf(requested, agreed);
    expect((await currentAccount(after)).answer).toMatchObject({ signedIn: true });
    // The token that was in an address is not the one the session goes on with.
    expect((await readSession(after))?.loginToken).not.toBe(token);
  });

  it('does not sign in a visitor who declines', async () => {
    const requested = await hand(await newToken());
    const declined = await answer('decline', jarOf(requested));
    expect(locationOf(declined)).toEqual([303, '/download']);
    expect(await readSession(jarOf(requested, declined))).toBeNull();
  });

  it.each([
    ['no token', '', '/oauth?state=missing&target=%2Fdownload'],
    ['a token too long', 'x'.repeat(513), '/oauth?state=missing&target=%2Fdownload'],
    ['a token with a NUL', 'a\u0000b', '/oauth?state=missing&target=%2Fdownload'],
    ['a token of other signs', '令牌', '/oauth?state=missing&target=%2Fdownload'],
    ['an unknown token', 'an-unknown-token', '/oauth?state=expired&target=%2Fdownload'],
  ])('%s gives no session', async (_, token, location) => {
    const response = await hand(token);
    expect(locationOf(response)).toEqual([303, location]);
    expect(await readSession(jarOf(response))).toBeNull();
  });

  it.each([
    ['/v6?x=1', '/v6?x=1'],
    ['https://evil.example/x', '/redirect?target=https%3A%2F%2Fevil.example%2Fx'],
    ['javascript:alert(1)', '/'],
    ['//evil.example', '/'],
    ['', '/'],
  ])('the target %s leads to %s (T1)', async (target, location) => {
    const requested = await hand(await newToken(), { target });
    expect(locationOf(await answer('accept', jarOf(requested)))).toEqual([303, location]);
  });

  it('asks before it replaces another account, and does what is answered', async () => {
    const [mine, theirs] = [await newAccount(), await newAccount()];
    const [own, offered] = [await tokenOf(mine.response), await tokenOf(theirs.response)];
    const wanted = await inviteCodeOf(jarOf(theirs.response));
    const requested = await hand(offered, { cookie: jarOf(mine.response) });
    expect(locationOf(requested)).toEqual([303, '/oauth?state=switch']);
    const waiting = jarOf(mine.response, requested);
    expect((await readSession(waiting))?.loginToken).toBe(own);
    const stored = await answer('decline', waiting);
    expect(locationOf(stored)).toEqual([303, '/download']);
    expect((await readSession(jarOf(mine.response, requested, stored)))?.loginToken).toBe(own);
    const switched = await answer('accept', waiting);
    const after = jarOf(mine.response, requested, switched);
    expect(await inviteCodeOf(after)).toBe(wanted);
    // The session that was replaced is over, wherever its cookie still lies.
    expect(await refusalOf(inviteCodeOf(jarOf(mine.response)))).toMatchObject({ status: 401 });
    expect(locationOf(await answer('accept', after))).toEqual([303, '/oauth?state=expired']);
  });

  describe('with another token of the account that is signed in', () => {
    it('does not ask: nothing changes but the token', async () => {
      const { phone, response } = await newAccount();
      const second = await tokenOf(await secondSignIn(phone));
      const accepted = await hand(second, { cookie: jarOf(response) });
      expect(locationOf(accepted)).toEqual([303, '/download']);
      await inviteCodeOf(jarOf(response, accepted));
      expect(locationOf(await hand(second))).toEqual([
        303,
        '/oauth?state=expired&target=%2Fdownload',
      ]);
    });

    it('asks all the same when another site led here', async () => {
      const { phone, response } = await newAccount();
      const second = await tokenOf(await secondSignIn(phone));
      const requested = await hand(second, { cookie: jarOf(response), fromAnotherSite: true });
      expect(locationOf(requested)).toEqual([303, '/oauth?state=confirm']);
    });
  });

  it('goes on with the very token of the session, and changes nothing', async () => {
    const { response } = await newAccount();
    const same = await hand(await tokenOf(response), { cookie: jarOf(response) });
    expect(locationOf(same)).toEqual([303, '/download']);
    expect(same.headers.getSetCookie()).toEqual([]);
    await inviteCodeOf(jarOf(response));
  });

  it('takes a token once: not again, and of two answers at once one', async () => {
    const token = await newToken();
    const [first, second] = [await hand(token), await hand(token)];
    const answers = await Promise.all([
      answer('accept', jarOf(first)),
      answer('accept', jarOf(second)),
    ]);
    const places = answers.map((response) => response.headers.get('location'));
    expect(places.sort()).toEqual(['/download', '/oauth?state=expired&target=%2Fdownload']);
    expect(locationOf(await hand(token))).toEqual([303, '/oauth?state=expired&target=%2Fdownload']);
  });

  it('an answer counts for the offer that was on the page, not for one that came after it', async () => {
    const shown = await hand(await newToken());
    const slipped = await hand(await newToken());
    const waiting = jarOf(shown, slipped);
    const offer = (await readOffer(jarOf(shown)))?.id ?? null;
    const late = await answerHandover({ decision: 'accept', offer }, 'zh-CN', requestFrom(waiting));
    expect(locationOf(late)).toEqual([303, '/oauth?state=confirm']);
    expect(await readSession(jarOf(shown, slipped, late))).toBeNull();
    // Asked again, it can be answered.
    const agreed = await answer('accept', jarOf(shown, slipped, late));
    expect(locationOf(agreed)).toEqual([303, '/download']);
  });

  it('asks again when a visitor signed in since the page was shown', async () => {
    const requested = await hand(await newToken());
    const { response } = await newAccount();
    const offer = (await readOffer(jarOf(requested)))?.id ?? null;
    const both = jarOf(requested, response);
    const late = await answerHandover({ decision: 'accept', offer }, 'zh-CN', requestFrom(both));
    expect(locationOf(late)).toEqual([303, '/oauth?state=confirm']);
    expect(await tokenOf(response)).toBe((await readSession(both))?.loginToken);
    await inviteCodeOf(both);
  });
});

describe('signing out', () => {
  it('ends the session on the server: a copy of the cookie is worth nothing', async () => {
    const { response } = await newAccount();
    const copy = jarOf(response);
    await inviteCodeOf(copy);
    await signOut(copy);
    expect(await refusalOf(inviteCodeOf(copy))).toMatchObject({ status: 401 });
    expect((await currentAccount(copy)).answer).toEqual({ signedIn: false });
  });

  it('a sign-in in the same browser ends the session before it', async () => {
    const [{ response }, other] = [await newAccount(), await newAccount()];
    const signedIn = await secondSignIn(other.phone, jarOf(response));
    await inviteCodeOf(jarOf(response, signedIn));
    expect(await refusalOf(inviteCodeOf(jarOf(response)))).toMatchObject({ status: 401 });
  });

  it('leaves the account’s other sessions alone', async () => {
    const { phone, response } = await newAccount();
    const other = jarOf(await secondSignIn(phone));
    await signOut(jarOf(response));
    await inviteCodeOf(other);
  });

  it('without a session sends no request', () =>
    expect(signOut(noCookies)).resolves.toBeUndefined());
});

describe('the way back through the client (D9, T1)', () => {
  const opened = (url: string) =>
    `superbrowser://open?switchFrom=oauth&switchTarget=web-page&switchUrl=${encodeURIComponent(url)}`;
  const here = 'http://localhost:3000';

  it.each([
    ['a page of ours', '/download?x=1', `${here}/download?x=1`],
    ['nothing', undefined, `${here}/`],
    ['two of them', ['/a', '/b'], `${here}/`],
    ['a foreign address', 'https://evil.example/', `${here}/`],
    ['a script', 'javascript:alert(1)', `${here}/`],
    ['the redirect', '/redirect?target=https://evil.example/', `${here}/`],
  ])('for %s', (_, target, url) => expect(returnFromClient(target)).toBe(opened(url)));

  it.each([
    ['a page', '/download', '/oauth?state=missing&target=%2Fdownload'],
    ['the home page', '/', '/oauth?state=missing'],
    ['what may not be followed', 'javascript:alert(1)', '/oauth?state=missing'],
  ])('stays in the address where it leads to %s', async (_, target, place) =>
    expect(locationOf(await hand('', { target }))).toEqual([303, place]),
  );
});
