/**
 * Tests the hand-over of a sign-in and signing out with an upstream that fails, or lacks the two endpoints that this
 * project added.
 */
import { forgetProcessWideValues } from '@/lib/core/shared-state/process-wide';
import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { respondData, respondJson } from '@/lib/testing/fake-upstream-server';
import { cookieReader } from '@/lib/core/http/cookie-reader';

const { on, loadFreshModules } = setUpFakeUpstream();
const token = 'a-token-of-the-client';
const query = new URLSearchParams({ token, target: '/download' });
let logged: jest.SpyInstance;

beforeEach(() => {
  process.env.SESSION_KEY = 'k'.repeat(40);
  forgetProcessWideValues('redis', 'limits', 'expiring set');
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  on(
    '/user/info/simple-login',
    respondData({
      company_info_base: { company_name: 'Near Port' },
      username_info_base: { username: 'chen9999' },
    }),
  );
  on('/activity/promoter/get-one', respondData({ invite_code: 'ABCDEFGH' }));
});
afterEach(() => expect(JSON.stringify(logged.mock.calls)).not.toContain(token));

const cookiesOf = (response: Response) =>
  cookieReader(
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  );

async function loadSite() {
  const { startDesktopSignIn, answerDesktopSignIn } = await loadFreshModules(
    () => import('./desktop-sign-in'),
  );
  const { readDesktopSignInOffer } = await import('@/lib/session/desktop-sign-in-offer');
  const { signOut } = await import('./end-session');
  const { loadCurrentAccount } = await import('./current-account');
  const requestSignIn = (readCookie = cookieReader('')) =>
    startDesktopSignIn(query, 'zh-CN', { ip: '192.0.2.1', readCookie, userAgent: '' }, false);
  const accept = async (requested: Response) => {
    const readCookie = cookiesOf(requested);
    const offerId = (await readDesktopSignInOffer(readCookie))?.id ?? null;
    return answerDesktopSignIn({ decision: 'accept', offerId }, 'zh-CN', {
      ip: '192.0.2.1',
      readCookie,
      userAgent: '',
    });
  };
  const isSignedIn = async (response: Response) =>
    (await loadCurrentAccount(cookiesOf(response))).response.signedIn;
  return { requestSignIn, accept, signOut, isSignedIn };
}
const locationOf = (response: Response) => response.headers.get('location');

describe('an upstream without the two calls', () => {
  it('leaves it to the site to accept each token once', async () => {
    const { requestSignIn, accept, isSignedIn } = await loadSite();
    const [first, second] = [await requestSignIn(), await requestSignIn()];
    const accepted = await Promise.all([accept(first), accept(second)]);
    expect(accepted.map(locationOf).sort()).toEqual([
      '/download',
      '/oauth?state=expired&target=%2Fdownload',
    ]);
    const session = accepted.find((response) => locationOf(response) === '/download')!;
    expect(await isSignedIn(session)).toBe(true);
    expect(locationOf(await requestSignIn())).toBe('/oauth?state=expired&target=%2Fdownload');
    // The visitor already has a session with this very token.
    expect(locationOf(await requestSignIn(cookiesOf(session)))).toBe('/download');
  });

  it('leaves it to the site to end sessions', async () => {
    const { requestSignIn, accept, signOut, isSignedIn } = await loadSite();
    const session = await accept(await requestSignIn());
    await signOut(cookiesOf(session));
    expect(await isSignedIn(session)).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('an upstream that fails', () => {
  it('uses up no token: the visitor can try again', async () => {
    on('/login-simple/exchange', respondJson({}, 500));
    const { requestSignIn, accept } = await loadSite();
    const failed = await accept(await requestSignIn());
    expect(locationOf(failed)).toBe('/oauth?state=unavailable&target=%2Fdownload');
    expect(cookiesOf(failed)('session')).toBeUndefined();
    on('/login-simple/exchange', respondData({ token_login_simple: 'one-of-our-own' }));
    expect(locationOf(await accept(await requestSignIn()))).toBe('/download');
  });

  it.each([
    ['answers 500', respondJson({}, 500)],
    ['hangs up', (_: unknown, response: { destroy: () => void }) => response.destroy()],
    ['answers nonsense', respondData('nonsense')],
  ])('and %s: a signed-out visitor stays signed out', async (_, behave) => {
    const { requestSignIn, accept, signOut, isSignedIn } = await loadSite();
    const session = await accept(await requestSignIn());
    on('/login-simple/end', behave);
    await signOut(cookiesOf(session));
    expect(await isSignedIn(session)).toBe(false);
    expect(logged).toHaveBeenCalled();
  });
});
