/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopError } from '@/lib/desktop/desktop-error';
import type { DesktopNotification, DesktopResponse } from '@/lib/desktop/protocol/frames';
import { desktop } from '@/messages/en-US/detect.json';
import { AutoFix } from './auto-fix';

interface Waiting {
  readonly action: string;
  readonly resolve: (response: DesktopResponse) => void;
  readonly reject: (error: Error) => void;
}
const mockAsked: Waiting[] = [];
let mockHear: (notification: DesktopNotification) => void = () => undefined;
const mockConnection = {
  request: (_module: string, action: string) =>
    new Promise<DesktopResponse>((resolve, reject) => mockAsked.push({ action, resolve, reject })),
  on: (_module: string, _action: string, hear: typeof mockHear) => {
    mockHear = hear;
    return () => undefined;
  },
};
jest.mock('@/components/desktop/desktop-provider', () => ({
  useConnection: () => mockConnection,
}));

const messages = {
  ...desktop.client,
  connection: desktop.connection,
  identity: desktop.identity,
  abnormal: 'abnormal',
};
const { fix } = messages;
const unanswered = messages.connection.requestFailed;

const push = (args: object) =>
  act(() => mockHear({ module: 'SelfHelpRepair', action: 'OnShowAutoFixBar', args }));
const show = (state: 'running' | 'fixed' | 'failed') => push({ show: true, state });
const fails = () => act(async () => mockAsked.at(-1)?.reject(new DesktopError('timeout')));
const succeeds = () => act(async () => mockAsked.at(-1)?.resolve({ requestId: '1_1', ret: 0 }));
const shown = () => screen.getByRole('status');
const actions = () => mockAsked.map(({ action }) => action);

function open() {
  const user = userEvent.setup();
  render(<AutoFix messages={messages} />);
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

beforeEach(() => {
  mockAsked.length = 0;
});

it('asks the client to repair, and shows what it reports', async () => {
  const press = open();
  expect(shown()).toBeEmptyDOMElement();
  await press(fix.button);
  expect(shown()).toHaveTextContent(fix.pending);
  await succeeds();
  expect(shown()).toHaveTextContent(fix.asked);
  for (const state of ['running', 'failed', 'fixed'] as const) {
    show(state);
    expect(shown()).toHaveTextContent(fix.states[state]);
  }
});

describe('a failed request, then a successful one', () => {
  it.each([
    ['pushed before the answer', [() => show('fixed'), succeeds]],
    ['pushed after the answer', [succeeds, () => show('fixed')]],
  ])('AutoFix failed, RetryAutoFix repaired: %s', async (_order, steps) => {
    const press = open();
    show('failed');
    await press(fix.button);
    await fails();
    expect(shown()).toHaveTextContent(unanswered);
    await press(fix.retry);
    for (const take of steps) await take();
    expect(shown()).toHaveTextContent(fix.states.fixed);
    expect(actions()).toEqual(['AutoFix', 'RetryAutoFix']);
  });

  it('RetryAutoFix failed, AutoFix repaired', async () => {
    const press = open();
    show('failed');
    await press(fix.retry);
    await fails();
    expect(shown()).toHaveTextContent(unanswered);
    await press(fix.button);
    await succeeds();
    show('fixed');
    expect(shown()).toHaveTextContent(fix.states.fixed);
    expect(actions()).toEqual(['RetryAutoFix', 'AutoFix']);
  });
});

it('a push replaces an earlier failure, but not a later one', async () => {
  const press = open();
  await press(fix.button);
  await fails();
  show('fixed');
  expect(shown()).toHaveTextContent(fix.states.fixed);
  await press(fix.retry);
  await fails();
  expect(shown()).toHaveTextContent(unanswered);
});

it('does not show a replaced failure again when the notice is closed', async () => {
  const press = open();
  await press(fix.button);
  await fails();
  show('fixed');
  push({ show: false });
  expect(shown()).toBeEmptyDOMElement();
});

it.each([
  ['AutoFix', fix.button],
  ['RetryAutoFix', fix.retry],
])('two clicks send one request: %s', async (action, name) => {
  const press = open();
  show('failed');
  await press(name);
  await press(name);
  expect(actions()).toEqual([action]);
  await succeeds();
  await press(name);
  expect(actions()).toEqual([action, action]);
});

it('sends only one of the two requests at a time', async () => {
  const press = open();
  show('failed');
  await press(fix.button);
  await press(fix.retry);
  expect(actions()).toEqual(['AutoFix']);
});

it('closes the notice here and in the client', async () => {
  const press = open();
  show('fixed');
  await press(fix.close);
  expect(actions()).toEqual(['CloseAutoFixTip']);
  expect(screen.queryByRole('button', { name: fix.close })).not.toBeInTheDocument();
});
