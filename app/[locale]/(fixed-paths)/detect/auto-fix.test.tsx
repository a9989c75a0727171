/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopError } from '@/lib/desktop/desktop-error';
import type { DesktopNotification, DesktopResponse } from '@/lib/desktop/protocol/frames';
import { desktop } from '@/messages/en-US/detect.json';
import { AutoFix } from './auto-fix';

interface PendingRequest {
  readonly action: string;
  readonly resolve: (response: DesktopResponse) => void;
  readonly reject: (error: Error) => void;
}
const mockRequests: PendingRequest[] = [];
let mockNotify: (notification: DesktopNotification) => void = () => undefined;
const mockConnection = {
  request: (_module: string, action: string) =>
    new Promise<DesktopResponse>((resolve, reject) =>
      mockRequests.push({ action, resolve, reject }),
    ),
  on: (_module: string, _action: string, notify: typeof mockNotify) => {
    mockNotify = notify;
    return () => undefined;
  },
};
jest.mock('@/components/desktop/desktop-provider', () => ({
  useConnection: () => mockConnection,
}));

const messages = {
  ...desktop.app,
  connection: desktop.connection,
  identity: desktop.identity,
  abnormal: 'abnormal',
};
const { fix } = messages;
const failedText = messages.connection.requestFailed;

const pushNotification = (args: object) =>
  act(() => mockNotify({ module: 'SelfHelpRepair', action: 'OnShowAutoFixBar', args }));
const pushBar = (state: 'running' | 'fixed' | 'failed') => pushNotification({ show: true, state });
const failRequest = () => act(async () => mockRequests.at(-1)?.reject(new DesktopError('timeout')));
const completeRequest = () =>
  act(async () => mockRequests.at(-1)?.resolve({ requestId: '1_1', ret: 0 }));
const statusElement = () => screen.getByRole('status');
const requestedActions = () => mockRequests.map(({ action }) => action);

function renderAutoFix() {
  const user = userEvent.setup();
  render(<AutoFix messages={messages} />);
  return (name: string) => user.click(screen.getByRole('button', { name }));
}

beforeEach(() => {
  mockRequests.length = 0;
});

it('asks the desktop app to repair, and shows what it reports', async () => {
  const press = renderAutoFix();
  expect(statusElement()).toBeEmptyDOMElement();
  await press(fix.button);
  expect(statusElement()).toHaveTextContent(fix.pending);
  await completeRequest();
  expect(statusElement()).toHaveTextContent(fix.asked);
  for (const state of ['running', 'failed', 'fixed'] as const) {
    pushBar(state);
    expect(statusElement()).toHaveTextContent(fix.states[state]);
  }
});

describe('a failed request, then a successful one', () => {
  it.each([
    ['pushed before the answer', [() => pushBar('fixed'), completeRequest]],
    ['pushed after the answer', [completeRequest, () => pushBar('fixed')]],
  ])('AutoFix failed, RetryAutoFix repaired: %s', async (_order, steps) => {
    const press = renderAutoFix();
    pushBar('failed');
    await press(fix.button);
    await failRequest();
    expect(statusElement()).toHaveTextContent(failedText);
    await press(fix.retry);
    for (const runStep of steps) await runStep();
    expect(statusElement()).toHaveTextContent(fix.states.fixed);
    expect(requestedActions()).toEqual(['AutoFix', 'RetryAutoFix']);
  });

  it('RetryAutoFix failed, AutoFix repaired', async () => {
    const press = renderAutoFix();
    pushBar('failed');
    await press(fix.retry);
    await failRequest();
    expect(statusElement()).toHaveTextContent(failedText);
    await press(fix.button);
    await completeRequest();
    pushBar('fixed');
    expect(statusElement()).toHaveTextContent(fix.states.fixed);
    expect(requestedActions()).toEqual(['RetryAutoFix', 'AutoFix']);
  });
});

it('a push replaces an earlier failure, but not a later one', async () => {
  const press = renderAutoFix();
  await press(fix.button);
  await failRequest();
  pushBar('fixed');
  expect(statusElement()).toHaveTextContent(fix.states.fixed);
  await press(fix.retry);
  await failRequest();
  expect(statusElement()).toHaveTextContent(failedText);
});

it('does not show a replaced failure again when the notice is closed', async () => {
  const press = renderAutoFix();
  await press(fix.button);
  await failRequest();
  pushBar('fixed');
  pushNotification({ show: false });
  expect(statusElement()).toBeEmptyDOMElement();
});

it.each([
  ['AutoFix', fix.button],
  ['RetryAutoFix', fix.retry],
])('two clicks send one request: %s', async (action, name) => {
  const press = renderAutoFix();
  pushBar('failed');
  await press(name);
  await press(name);
  expect(requestedActions()).toEqual([action]);
  await completeRequest();
  await press(name);
  expect(requestedActions()).toEqual([action, action]);
});

it('sends only one of the two requests at a time', async () => {
  const press = renderAutoFix();
  pushBar('failed');
  await press(fix.button);
  await press(fix.retry);
  expect(requestedActions()).toEqual(['AutoFix']);
});

it('closes the notice here and in the desktop app', async () => {
  const press = renderAutoFix();
  pushBar('fixed');
  await press(fix.close);
  expect(requestedActions()).toEqual(['CloseAutoFixTip']);
  expect(screen.queryByRole('button', { name: fix.close })).not.toBeInTheDocument();
});
