/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopError } from '@/lib/desktop/desktop-error';
import type { DesktopResponse } from '@/lib/desktop/protocol/frames';
import { createReport, type DetectReport } from '@/lib/detect/report';
import { withChanges } from '@/lib/detect/changed-facts.test-support';
import { ordinaryBrowsers } from '@/lib/detect/ordinary-browsers.test-support';
import { desktop } from '@/messages/en-US/detect.json';
import { SaveReport } from './save-report';

interface PendingRequest {
  readonly resolve: (response: DesktopResponse) => void;
  readonly reject: (error: Error) => void;
}
const mockRequests: PendingRequest[] = [];
const mockConnection = {
  request: () =>
    new Promise<DesktopResponse>((resolve, reject) => mockRequests.push({ resolve, reject })),
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
const firstReport = createReport(ordinaryBrowsers.chromeWindows, 1);
// Even a report made in the same millisecond is a different report.
const secondReport = createReport(
  withChanges(ordinaryBrowsers.chromeWindows, { rtc: { addresses: ['8.8.4.4'] } }),
  1,
);

const completeRequest = (index: number) =>
  act(async () => mockRequests[index]?.resolve({ requestId: '1_1', ret: 0 }));
const statusElement = () => screen.getByRole('status');

function renderSaveResult(report: DetectReport | null) {
  const user = userEvent.setup();
  const { rerender } = render(<SaveReport messages={messages} report={report} />);
  return {
    press: () => user.click(screen.getByRole('button', { name: messages.save.button })),
    change: (next: DetectReport | null) =>
      rerender(<SaveReport messages={messages} report={next} />),
  };
}

beforeEach(() => {
  mockRequests.length = 0;
});

it('sends no request before there is a report', async () => {
  const { press } = renderSaveResult(null);
  await press();
  expect(mockRequests).toHaveLength(0);
  expect(statusElement()).toHaveTextContent(messages.save.first);
});

it('passes a report to the desktop app once, and says so', async () => {
  const { press } = renderSaveResult(firstReport);
  await press();
  await press();
  expect(mockRequests).toHaveLength(1);
  expect(statusElement()).toHaveTextContent(messages.save.pending);
  await completeRequest(0);
  expect(statusElement()).toHaveTextContent(messages.save.done);
});

it.each([
  ['a report that grew', secondReport, ''],
  ['a check that runs', null, messages.save.first],
])('reports no success for %s', async (_what, next, text) => {
  const { press, change } = renderSaveResult(firstReport);
  await press();
  await completeRequest(0);
  change(next);
  expect(statusElement()).not.toHaveTextContent(messages.save.done);
  expect(statusElement().textContent).toBe(text);
});

it('does not show an earlier report’s failure with the next', async () => {
  const { press, change } = renderSaveResult(firstReport);
  await press();
  await act(async () => mockRequests[0]?.reject(new DesktopError('timeout')));
  expect(statusElement()).toHaveTextContent(messages.connection.requestFailed);
  change(secondReport);
  expect(statusElement()).toBeEmptyDOMElement();
});

it('can save the new report while the old one is being sent', async () => {
  const { press, change } = renderSaveResult(firstReport);
  await press();
  change(secondReport);
  await press();
  expect(mockRequests).toHaveLength(2);
  await completeRequest(0);
  expect(statusElement()).toHaveTextContent(messages.save.pending);
  await completeRequest(1);
  expect(statusElement()).toHaveTextContent(messages.save.done);
});
