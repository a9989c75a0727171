/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { account } from '@/messages/en-US/forms.json';
import { SignInDialogOpener } from '@/components/every-page/sign-in-dialog-opener';
import { AccountEntryIsland } from './account-entry-island';

jest.mock('@/components/every-page/sign-in-dialog', () => ({
  ...jest.requireActual<object>('@/components/every-page/sign-in-dialog'),
  SignInDialog: ({ groups }: { groups: { account: typeof account } }) => (
    <dialog open aria-label={groups.account.dialog.title} />
  ),
}));

const menu = {
  locale: 'en-US',
  inviteHref: '/en/activity/invite-refund',
  cancelHref: '/en/cancel-account',
  signInHref: '/en/register?mode=signin',
  messages: {
    loading: 'loading',
    failed: 'not read',
    expired: 'ended',
    signIn: 'Sign in again',
    figures: 'Promoter figures',
    invite: 'Invite',
    cancel: 'Cancel account',
    signOut: 'Sign out',
    signOutFailed: 'not signed out',
  },
} as const;

const accountEntry = (
  <AccountEntryIsland
    label="Your account"
    loadingLabel="loading"
    menu={menu}
    button="You"
    look={{ spot: '', links: '', menu: '', button: '', panel: '' }}
  >
    <a href="/register">Register</a>
  </AccountEntryIsland>
);

/** Answers by path; a path without an answer is a lost network. */
function mockResponses(responses: Record<string, { status?: number; body?: unknown }>) {
  const request = jest.fn((path: string) => {
    const response = responses[path];
    if (!response) return Promise.reject(new TypeError('offline'));
    const { status = 200, body } = response;
    return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) });
  });
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: request,
  });
  return request;
}

/** Waits until a chunk that a click fetches has arrived: the same import, begun later, ends later. */
const waitForChunk = (chunkName: 'account-menu' | 'sign-in-dialog') =>
  act(
    async () =>
      void (await (chunkName === 'account-menu'
        ? import('./account-menu')
        : import('@/components/every-page/sign-in-dialog'))),
  );

/** Opens the menu; in jsdom a click opens no disclosure and fires no event. */
async function openAccountMenu() {
  const details = screen.getByLabelText('Your account').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await waitForChunk('account-menu');
}

afterEach(() => {
  document.cookie = 'signed_in=; Max-Age=0; path=/';
});

const signedInResponse = { body: { signedIn: true, username: 'lin8888', companyName: 'Far Sail' } };

describe('AccountEntryIsland', () => {
  it('offers registration while the visitor is signed out, and sends no request', () => {
    const request = mockResponses({});
    render(accountEntry);
    expect(screen.getByRole('link', { name: 'Register' })).not.toHaveClass('invisible');
    expect(screen.queryByLabelText('Your account')).not.toBeInTheDocument();
    expect(request).not.toHaveBeenCalled();
  });

  it.each(['signed_in=0', 'signed_in=', 'not_signed_in=1', 'signed_in=11'])(
    'treats the cookie %j as no session',
    (cookie) => {
      document.cookie = `${cookie}; path=/`;
      render(accountEntry);
      expect(screen.queryByLabelText('Your account')).not.toBeInTheDocument();
      document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; path=/`;
    },
  );

  it('takes the same place as the links it replaces, and the server’s HTML knows no session', () => {
    document.cookie = 'signed_in=1; path=/';
    expect(renderToString(accountEntry)).not.toContain('Your account');
    render(accountEntry);
    expect(screen.getByLabelText('Your account')).toBeInTheDocument();
    expect(screen.getByText('Register').parentElement).toHaveClass('invisible');
  });

  it('names the account only when the menu is opened', async () => {
    document.cookie = 'signed_in=1; path=/';
    const request = mockResponses({ '/api/account/session': signedInResponse });
    render(accountEntry);
    expect(request).not.toHaveBeenCalled();
    await openAccountMenu();
    expect(request).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('lin8888')).toBeInTheDocument();
    expect(screen.getByText('Far Sail')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', menu.inviteHref);
    expect(screen.getByRole('link', { name: 'Cancel account' })).toHaveAttribute(
      'href',
      menu.cancelHref,
    );
    await openAccountMenu();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('asks again when the page renders it again, and shows no name meanwhile', async () => {
    document.cookie = 'signed_in=1; path=/';
    mockResponses({ '/api/account/session': signedInResponse });
    const { unmount } = render(accountEntry);
    await openAccountMenu();
    expect(await screen.findByText('lin8888')).toBeInTheDocument();
    unmount();
    const request = mockResponses({
      '/api/account/session': { body: { ...signedInResponse.body, username: 'anna' } },
    });
    render(accountEntry);
    await openAccountMenu();
    expect(request).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('lin8888')).not.toBeInTheDocument();
    expect(await screen.findByText('anna')).toBeInTheDocument();
  });

  it.each([
    ['an ended session', { '/api/account/session': { body: { signedIn: false } } }, 'ended', true],
    ['an error', { '/api/account/session': { status: 500, body: {} } }, 'not read', false],
    ['nonsense', { '/api/account/session': { body: null } }, 'not read', false],
    ['a lost network', {}, 'not read', false],
  ])('shows an error after %s', async (_, responses, text, retryLabel) => {
    document.cookie = 'signed_in=1; path=/';
    mockResponses(responses);
    render(accountEntry);
    await openAccountMenu();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in again' }) !== null).toBe(retryLabel);
    expect(screen.queryByRole('button', { name: 'Sign out' }) !== null).toBe(!retryLabel);
  });

  it('signs out by POST, and shows a message when that failed', async () => {
    document.cookie = 'signed_in=1; path=/';
    const request = mockResponses({ '/api/account/session': signedInResponse });
    render(accountEntry);
    await openAccountMenu();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('not signed out')).toBeInTheDocument();
    expect(request).toHaveBeenLastCalledWith(
      '/api/account/sign-out',
      expect.objectContaining({ method: 'POST' }),
    );
  });
});

describe('SignInDialogOpener (R9)', () => {
  const panel = (
    <>
      <SignInDialogOpener registerHref="/register" locale="en-US" />
      <a data-sign-in="" href="#page">
        <b>Sign in</b>
      </a>
      <a href="#other">Other</a>
    </>
  );

  it('opens the dialog over the page, in its language', async () => {
    const request = mockResponses({});
    render(panel);
    expect(fireEvent.click(screen.getByText('Sign in'))).toBe(false);
    await waitForChunk('sign-in-dialog');
    expect(screen.getByRole('dialog', { name: account.dialog.title })).toBeVisible();
    expect(request).not.toHaveBeenCalled();
  });

  it.each([
    ['Sign in', { ctrlKey: true }],
    ['Sign in', { metaKey: true }],
    ['Other', {}],
  ] as const)('leaves a click on %s with %j to the browser', async (name, keys) => {
    render(panel);
    expect(fireEvent.click(screen.getByText(name), keys)).toBe(true);
    await waitForChunk('sign-in-dialog');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
