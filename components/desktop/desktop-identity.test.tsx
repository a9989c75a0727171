/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store';
import { DesktopError } from '@/lib/desktop/desktop-error';
import type { ConnectionProblem } from '@/lib/desktop/connection/connection-state';
import { desktop } from '@/messages/en-US/detect.json';
import { DesktopIdentity } from './desktop-identity';
import { useUnusableDesktopAppToast } from './use-unusable-desktop-app-toast';
import { useLoginInfo } from './use-login-info';

const mockState = {
  presence: 'inside',
  status: 1,
  isRequested: true,
  problem: null as ConnectionProblem | null,
};
const mockEnvironment = { name: '北美一店', id: 'env-01', isGuest: false };
const mockListeners = new Map<string, () => void>();
const mockRequest = jest.fn();
const mockConnection = {
  browserProfile: () => mockEnvironment,
  snapshot: () => mockState,
  serverSnapshot: () => mockState,
  subscribe: () => () => undefined,
  connect: () => undefined,
  request: (...requests: unknown[]) => mockRequest(...requests) as unknown,
  on: (_: string, action: string, listener: () => void) => {
    mockListeners.set(action, listener);
    return () => mockListeners.delete(action);
  },
};
jest.mock('./desktop-provider', () => ({ useConnection: () => mockConnection }));

const mockLogin = (returnObj: unknown) =>
  mockRequest.mockResolvedValue({ requestId: '1_1', ret: 0, returnObj });
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));
const messages = desktop.identity;

function ShownIdentity({ where = 'detect' as const }) {
  return (
    <DesktopIdentity
      messages={messages}
      connectionMessages={desktop.connection}
      login={useLoginInfo()}
      needs="needs an account"
      pageName={where}
    />
  );
}
const value = (label: string) => screen.getByText(label).nextElementSibling;
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

beforeEach(() => {
  Object.assign(mockState, { presence: 'inside', status: 1, problem: null });
  Object.assign(mockEnvironment, { name: '北美一店', id: 'env-01', isGuest: false });
  mockRequest.mockReset();
  window.history.replaceState(null, '', '/detect?token=secret');
  document.cookie = 'promoter=abc123; path=/';
});
afterEach(() => void (document.cookie = 'promoter=; Max-Age=0; path=/'));

it('shows the environment and who is signed in, with a link to its settings', async () => {
  mockLogin({ login: true, username: 'lin', company_name: '蓝鲸' });
  render(<ShownIdentity />);
  await settle();
  expect(value(messages.environment)).toHaveTextContent('北美一店');
  expect(value(messages.id)).toHaveTextContent('env-01');
  expect(value(messages.account)).toHaveTextContent('lin · 蓝鲸');
  expect(screen.queryByText('needs an account')).not.toBeInTheDocument();
  // The page's URL without its query, and who brought the visitor (D9).
  expect(link(messages.settings)).toBe(
    `superbrowser://open?switchFrom=detect&switchTarget=environment-settings&switchUrl=${encodeURIComponent(`${location.origin}/detect`)}&from=abc123`,
  );
  expect(link(messages.signIn)).toBeNull();
});

it('tells a guest what needs an account, before the desktop app has answered', async () => {
  mockEnvironment.isGuest = true;
  mockState.status = 0;
  render(<ShownIdentity />);
  await settle();
  expect(value(messages.account)).toHaveTextContent(messages.guest);
  expect(screen.getByText('needs an account')).toBeInTheDocument();
  expect(link(messages.signIn)).toMatch(/switchTarget=sign-in&switchUrl=/);
});

it.each([
  ['signed out', false, { login: false }, messages.signedOut, true],
  ['a guest', true, { login: false }, messages.guest, true],
  ['a guest who has signed in since', true, { login: true, username: 'lin' }, 'lin', false],
])('shows %s by the desktop app’s answer', async (_, guest, loginAnswer, text, needs) => {
  mockEnvironment.isGuest = guest;
  mockLogin(loginAnswer);
  render(<ShownIdentity />);
  await settle();
  expect(value(messages.account)).toHaveTextContent(text);
  expect(screen.queryAllByText('needs an account')).toHaveLength(needs ? 1 : 0);
});

it('asks again when an account signs in or out', async () => {
  mockLogin({ login: false });
  render(<ShownIdentity />);
  await settle();
  mockLogin({ login: true, username: 'lin' });
  act(() => mockListeners.get('OnLogin')?.());
  await settle();
  expect(value(messages.account)).toHaveTextContent('lin');
  mockLogin({ login: false });
  act(() => mockListeners.get('OnLogout')?.());
  await settle();
  expect(value(messages.account)).toHaveTextContent(messages.signedOut);
});

it('says that the request failed where the desktop app does not answer', async () => {
  mockRequest.mockRejectedValue(new DesktopError('timeout'));
  render(<ShownIdentity />);
  await settle();
  expect(value(messages.account)).toHaveTextContent(desktop.connection.requestFailed);
});

it('leaves out values that are missing', async () => {
  Object.assign(mockEnvironment, { name: '', id: '' });
  mockLogin({ login: false });
  render(<ShownIdentity />);
  await settle();
  expect(screen.queryByText(messages.environment)).not.toBeInTheDocument();
  expect(link(messages.settings)).toBeNull();
});

describe('an environment whose desktop app cannot be used (E1)', () => {
  function AbnormalNotice() {
    useUnusableDesktopAppToast('abnormal');
    return null;
  }
  const notices = () => toastStore.snapshot().map(({ text, tone }) => [tone, text]);
  beforeEach(() => toastStore.snapshot().forEach(({ id }) => dismissToast(id)));

  it.each<[ConnectionProblem, number]>([
    ['badSecret', 1],
    ['badPort', 1],
    ['refused', 1],
    ['unreachable', 0],
    ['lost', 0],
    ['outside', 0],
  ])('%s is notified %d times', (problem, times) => {
    mockState.problem = problem;
    render(<AbnormalNotice />);
    expect(notices()).toHaveLength(times);
  });

  it('is notified once, however often the connection is retried', () => {
    mockState.problem = 'refused';
    const { rerender } = render(<AbnormalNotice />);
    expect(notices()).toEqual([['risk', 'abnormal']]);
    toastStore.snapshot().forEach(({ id }) => dismissToast(id));
    mockState.problem = null;
    rerender(<AbnormalNotice />);
    mockState.problem = 'refused';
    rerender(<AbnormalNotice />);
    expect(notices()).toEqual([]);
  });
});
