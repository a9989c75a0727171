/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { collectFacts, addRtcFacts } from '@/lib/detect/browser/collect';
import type { Facts } from '@/lib/detect/facts';
import { factSources } from '@/lib/detect/findings';
import type { DetectReport } from '@/lib/detect/report';
import { rules } from '@/lib/detect/rules';
import { withChanges } from '@/lib/detect/test-changes';
import { ordinaryBrowsers } from '@/lib/detect/test-facts';
import { detect, desktop } from '@/messages/en-US/detect.json';
import { DetectIsland } from './detect-island';

jest.mock('@/lib/detect/browser/collect');

const messages = detect.tool;
const reads = jest.mocked(collectFacts);
const asksRtc = jest.mocked(addRtcFacts);
const contradictory = withChanges(ordinaryBrowsers.chromeWindows, {
  browser: { platform: 'Linux x86_64' },
});

const clientMessages = {
  ...desktop.client,
  connection: desktop.connection,
  identity: desktop.identity,
  abnormal: 'abnormal',
};
jest.mock('./desktop-client-panel', () => ({
  DesktopClientPanel: ({ report }: { report: DetectReport | null }) => (
    <p>client: {report?.result ?? 'nothing yet'}</p>
  ),
}));

beforeEach(() => {
  reads.mockReset();
  asksRtc.mockReset();
});

const startButton = () => screen.getByRole('button', { name: messages.start });
const statusElement = () => screen.getAllByRole('status')[0];

async function runCheck(facts: Facts) {
  reads.mockResolvedValue(facts);
  const user = userEvent.setup();
  const view = render(<DetectIsland messages={messages} client={clientMessages} />);
  await user.click(startButton());
  await screen.findByRole('heading', { level: 3, name: messages.facts });
  return { user, ...view };
}

it('has texts for every rule and value, and no others', () => {
  expect(Object.keys(messages.rules).sort()).toEqual(rules.map(({ id }) => id).sort());
  expect(Object.keys(messages.sources).sort()).toEqual([...factSources].sort());
});

it('has a button and nothing of a report in the server’s HTML', () => {
  const html = renderToString(<DetectIsland messages={messages} client={clientMessages} />);
  expect(html).toContain(messages.start);
  expect(html).not.toContain(messages.facts);
});

it('reads nothing before the button is pressed', () => {
  render(<DetectIsland messages={messages} client={clientMessages} />);
  expect(statusElement()).toHaveTextContent(messages.idle);
  expect(reads).not.toHaveBeenCalled();
});

it('shows the progress, then moves the focus to the result', async () => {
  let finish: (facts: Facts) => void = () => undefined;
  reads.mockImplementation((onPart) => {
    onPart(3, 8);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  const user = userEvent.setup();
  render(<DetectIsland messages={messages} client={clientMessages} />);
  await user.click(startButton());
  await waitFor(() => expect(statusElement()).toHaveTextContent('Reading canvas (4 of 8)'));
  expect(startButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(startButton());
  expect(reads).toHaveBeenCalledTimes(1);
  finish(ordinaryBrowsers.chromeWindows);
  const title = await screen.findByRole('heading', { name: messages.results.consistent.title });
  expect(title).toHaveFocus();
  expect(statusElement()).toHaveTextContent('No mismatches found. Consistency 100.');
  expect(screen.getByText(messages.none)).toBeInTheDocument();
});

it('shows a contradiction with both sides, a reason and a remedy', async () => {
  const { container } = await runCheck(contradictory);
  const row = container.querySelector<HTMLElement>('[data-finding="systemPlatform"]');
  const finding = within(row ?? document.body);
  for (const text of [messages.rules.systemPlatform.title, messages.weights.high, 'Linux x86_64'])
    expect(finding.getByText(text)).toBeInTheDocument();
  expect(finding.getByText(messages.rules.systemPlatform.fix)).toBeInTheDocument();
  expect(container.querySelectorAll('[data-finding]')).toHaveLength(1);
  expect(screen.getByText('60')).toBeInTheDocument();
});

it('says why a value was not read', async () => {
  const { container } = await runCheck(
    withChanges(ordinaryBrowsers.chromeWindows, { webgl: null, unread: { webgl: 'absent' } }),
  );
  expect(container).toHaveTextContent(messages.unread.absent);
});

it('uses WebRTC only when asked, and then checks again', async () => {
  const { user, container } = await runCheck(ordinaryBrowsers.chromeWindows);
  expect(asksRtc).not.toHaveBeenCalled();
  asksRtc.mockResolvedValue(
    withChanges(ordinaryBrowsers.chromeWindows, { rtc: { addresses: ['8.8.4.4'] } }),
  );
  await user.click(screen.getByRole('button', { name: messages.rtc.ask }));
  expect(await screen.findByText('Found: 8.8.4.4')).toBeInTheDocument();
  expect(container.querySelector('[data-finding="rtcAddress"]')).toBeInTheDocument();
});

describe('WebRTC’s answer to an earlier check', () => {
  async function startLateRtcAnswer() {
    const { user } = await runCheck(contradictory);
    let response: (facts: Facts) => void = () => undefined;
    asksRtc.mockReturnValue(new Promise((resolve) => (response = resolve)));
    await user.click(screen.getByRole('button', { name: messages.rtc.ask }));
    const giveAway = withChanges(contradictory, { rtc: { addresses: ['8.8.4.4'] } });
    return { user, answer: () => act(async () => response(giveAway)) };
  }
  const again = () => screen.getByRole('button', { name: messages.again });

  it('does not overwrite a newer one', async () => {
    const { user, answer } = await startLateRtcAnswer();
    reads.mockResolvedValue(ordinaryBrowsers.chromeWindows);
    await user.click(again());
    expect(await screen.findByText(messages.none)).toBeInTheDocument();
    await answer();
    expect(screen.getByText(messages.none)).toBeInTheDocument();
    expect(screen.queryByText('Found: 8.8.4.4')).not.toBeInTheDocument();
  });

  it('does not end one that is running', async () => {
    const { user, answer } = await startLateRtcAnswer();
    reads.mockReturnValue(new Promise(() => undefined));
    await user.click(again());
    await answer();
    expect(startButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(messages.facts)).not.toBeInTheDocument();
  });
});

it.each([
  ['nothing given away', { rtc: { addresses: [] } }, messages.rtc.nothing],
  ['no interface', { rtc: null, unread: { rtc: 'absent' } }, messages.rtc.unread],
] as const)('WebRTC: %s', async (_what, change, text) => {
  const { user } = await runCheck(ordinaryBrowsers.chromeWindows);
  asksRtc.mockResolvedValue(withChanges(ordinaryBrowsers.chromeWindows, change));
  await user.click(screen.getByRole('button', { name: messages.rtc.ask }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('copies the redacted report', async () => {
  const { user } = await runCheck(ordinaryBrowsers.chromeWindows);
  await user.click(screen.getByRole('button', { name: messages.export.copy }));
  const copied = await navigator.clipboard.readText();
  expect(JSON.parse(copied)).toMatchObject({ format: 'superbrowser-detect', score: 100 });
  expect(copied).not.toContain(ordinaryBrowsers.chromeWindows.server?.address);
});

it('can be run again, and says so when its code cannot be loaded', async () => {
  const { user } = await runCheck(contradictory);
  reads.mockRejectedValueOnce(new Error('chunk'));
  await user.click(screen.getByRole('button', { name: messages.again }));
  await waitFor(() => expect(statusElement()).toHaveTextContent(messages.failed));
  expect(screen.queryByText(messages.facts)).not.toBeInTheDocument();
  reads.mockResolvedValue(ordinaryBrowsers.chromeWindows);
  await user.click(startButton());
  expect(await screen.findByText(messages.none)).toBeInTheDocument();
});

describe('the desktop client’s part', () => {
  const forget = () => {
    document.cookie = 'sid=; max-age=0';
  };
  afterEach(forget);

  it('gets the report once the check has run', async () => {
    document.cookie = 'sid=secret';
    await runCheck(contradictory);
    expect(await screen.findByText('client: contradictory')).toBeInTheDocument();
  });

  it('is not fetched where there is no client', async () => {
    await runCheck(contradictory);
    expect(screen.queryByText(/^client:/)).not.toBeInTheDocument();
  });
});
