/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { collectFacts, addRtcFacts } from '@/lib/detect/browser/collect-facts';
import type { Facts } from '@/lib/detect/facts';
import { factSources } from '@/lib/detect/rules/rule';
import type { DetectReport } from '@/lib/detect/report';
import { rules } from '@/lib/detect/rules';
import { withChanges } from '@/lib/detect/changed-facts.test-support';
import { ordinaryBrowsers } from '@/lib/detect/ordinary-browsers.test-support';
import { detect, desktop } from '@/messages/en-US/detect.json';
import { DetectIsland } from './detect-island';

jest.mock('@/lib/detect/browser/collect-facts');

const messages = detect.tool;
const collectFactsMock = jest.mocked(collectFacts);
const addRtcFactsMock = jest.mocked(addRtcFacts);
const contradictoryFacts = withChanges(ordinaryBrowsers.chromeWindows, {
  browser: { platform: 'Linux x86_64' },
});

const desktopAppMessages = {
  ...desktop.app,
  connection: desktop.connection,
  identity: desktop.identity,
  abnormal: 'abnormal',
};
jest.mock('./desktop-app-panel', () => ({
  DesktopAppPanel: ({ report }: { report: DetectReport | null }) => (
    <p>client: {report?.result ?? 'nothing yet'}</p>
  ),
}));

beforeEach(() => {
  collectFactsMock.mockReset();
  addRtcFactsMock.mockReset();
});

const startButton = () => screen.getByRole('button', { name: messages.start });
const statusElement = () => screen.getAllByRole('status')[0];

async function runCheck(facts: Facts) {
  collectFactsMock.mockResolvedValue(facts);
  const user = userEvent.setup();
  const view = render(<DetectIsland messages={messages} desktopAppMessages={desktopAppMessages} />);
  await user.click(startButton());
  await screen.findByRole('heading', { level: 3, name: messages.facts });
  return { user, ...view };
}

it('has texts for every rule and value, and no others', () => {
  expect(Object.keys(messages.rules).sort()).toEqual(rules.map(({ id }) => id).sort());
  expect(Object.keys(messages.sources).sort()).toEqual([...factSources].sort());
});

it('has a button and nothing of a report in the server’s HTML', () => {
  const html = renderToString(
    <DetectIsland messages={messages} desktopAppMessages={desktopAppMessages} />,
  );
  expect(html).toContain(messages.start);
  expect(html).not.toContain(messages.facts);
});

it('reads nothing before the button is pressed', () => {
  render(<DetectIsland messages={messages} desktopAppMessages={desktopAppMessages} />);
  expect(statusElement()).toHaveTextContent(messages.idle);
  expect(collectFactsMock).not.toHaveBeenCalled();
});

it('shows the progress, then moves the focus to the result', async () => {
  let finishCheck: (facts: Facts) => void = () => undefined;
  collectFactsMock.mockImplementation((onPart) => {
    onPart(3, 8);
    return new Promise((resolve) => {
      finishCheck = resolve;
    });
  });
  const user = userEvent.setup();
  render(<DetectIsland messages={messages} desktopAppMessages={desktopAppMessages} />);
  await user.click(startButton());
  await waitFor(() => expect(statusElement()).toHaveTextContent('Reading canvas (4 of 8)'));
  expect(startButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(startButton());
  expect(collectFactsMock).toHaveBeenCalledTimes(1);
  finishCheck(ordinaryBrowsers.chromeWindows);
  const title = await screen.findByRole('heading', { name: messages.results.consistent.title });
  expect(title).toHaveFocus();
  expect(statusElement()).toHaveTextContent('No mismatches found. Consistency 100.');
  expect(screen.getByText(messages.none)).toBeInTheDocument();
});

it('shows a contradiction with both sides, a reason and a remedy', async () => {
  const { container } = await runCheck(contradictoryFacts);
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
  expect(addRtcFactsMock).not.toHaveBeenCalled();
  addRtcFactsMock.mockResolvedValue(
    withChanges(ordinaryBrowsers.chromeWindows, { rtc: { addresses: ['8.8.4.4'] } }),
  );
  await user.click(screen.getByRole('button', { name: messages.rtc.ask }));
  expect(await screen.findByText('Found: 8.8.4.4')).toBeInTheDocument();
  expect(container.querySelector('[data-finding="rtcAddress"]')).toBeInTheDocument();
});

describe('WebRTC’s answer to an earlier check', () => {
  async function startLateRtcAnswer() {
    const { user } = await runCheck(contradictoryFacts);
    let resolveRtc: (facts: Facts) => void = () => undefined;
    addRtcFactsMock.mockReturnValue(new Promise((resolve) => (resolveRtc = resolve)));
    await user.click(screen.getByRole('button', { name: messages.rtc.ask }));
    const revealingFacts = withChanges(contradictoryFacts, { rtc: { addresses: ['8.8.4.4'] } });
    return { user, answer: () => act(async () => resolveRtc(revealingFacts)) };
  }
  const againButton = () => screen.getByRole('button', { name: messages.again });

  it('does not overwrite a newer one', async () => {
    const { user, answer } = await startLateRtcAnswer();
    collectFactsMock.mockResolvedValue(ordinaryBrowsers.chromeWindows);
    await user.click(againButton());
    expect(await screen.findByText(messages.none)).toBeInTheDocument();
    await answer();
    expect(screen.getByText(messages.none)).toBeInTheDocument();
    expect(screen.queryByText('Found: 8.8.4.4')).not.toBeInTheDocument();
  });

  it('does not end one that is running', async () => {
    const { user, answer } = await startLateRtcAnswer();
    collectFactsMock.mockReturnValue(new Promise(() => undefined));
    await user.click(againButton());
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
  addRtcFactsMock.mockResolvedValue(withChanges(ordinaryBrowsers.chromeWindows, change));
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
  const { user } = await runCheck(contradictoryFacts);
  collectFactsMock.mockRejectedValueOnce(new Error('chunk'));
  await user.click(screen.getByRole('button', { name: messages.again }));
  await waitFor(() => expect(statusElement()).toHaveTextContent(messages.failed));
  expect(screen.queryByText(messages.facts)).not.toBeInTheDocument();
  collectFactsMock.mockResolvedValue(ordinaryBrowsers.chromeWindows);
  await user.click(startButton());
  expect(await screen.findByText(messages.none)).toBeInTheDocument();
});

describe('the desktop app’s part', () => {
  const removeDesktopAppCookie = () => {
    document.cookie = 'sid=; max-age=0';
  };
  afterEach(removeDesktopAppCookie);

  it('gets the report once the check has run', async () => {
    document.cookie = 'sid=secret';
    await runCheck(contradictoryFacts);
    expect(await screen.findByText('client: contradictory')).toBeInTheDocument();
  });

  it('is not fetched where there is no desktop app', async () => {
    await runCheck(contradictoryFacts);
    expect(screen.queryByText(/^client:/)).not.toBeInTheDocument();
  });
});
