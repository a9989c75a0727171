/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { reportEarlyEvents } from '@/lib/analytics/report-early-events';
import {
  followVisitEvents,
  takeVisitEvents,
  type VisitEvent,
} from '@/lib/analytics/visits/visit-events';
import { EarlyVisitRecorder } from './early-visit-recorder';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
jest.mock('@/lib/analytics/report-early-events', () => ({ reportEarlyEvents: jest.fn() }));
jest.mock('./idle-scripts', () => ({ IdleScripts: () => 'late' }));

const props = {
  loadingLabel: 'loading',
  marketing: {
    names: { professional: 'a', vps: 'a b' },
    trialHint: { href: '/webtrial', messages: { title: '', text: '', action: '', close: '' } },
  },
};
const cancelIdleCallback = jest.fn();
let idleCallbacks: (() => void)[] = [];
let longestWaitMs: number | undefined;
const show = (page: string) =>
  (document.body.innerHTML = `<main data-page="${page}"><a href="#x"><b>link</b></a></main>`);
const start = () => {
  const root = document.body.appendChild(document.createElement('div'));
  return render(<EarlyVisitRecorder {...props} />, { container: root });
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  pathname = '/';
  idleCallbacks = [];
  takeVisitEvents();
  localStorage.clear();
  document.documentElement.lang = 'zh-CN';
  jest.mocked(reportEarlyEvents).mockClear();
  longestWaitMs = undefined;
  Object.assign(window, {
    requestIdleCallback(callback: () => void, options?: IdleRequestOptions) {
      longestWaitMs = options?.timeout;
      return idleCallbacks.push(callback);
    },
    cancelIdleCallback,
  });
});

it('records arrivals and clicks before other code is loaded', () => {
  show('home');
  const { rerender } = start();
  fireEvent.click(document.querySelector('b')!);
  document.querySelector('main')!.dataset.page = 'vps';
  pathname = '/vps';
  rerender(<EarlyVisitRecorder {...props} />);
  rerender(<EarlyVisitRecorder {...props} />);
  expect(takeVisitEvents()).toEqual([
    { page: 'home' },
    { page: 'home', clicked: document.querySelector('b') },
    { page: 'vps' },
  ]);
});

it('records a click although a handler stops it', () => {
  show('home');
  start();
  document.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    once: true,
  });
  fireEvent.click(document.querySelector('b')!);
  expect(takeVisitEvents().filter(({ clicked }) => clicked)).toHaveLength(1);
});

it('fetches the rest in idle time', async () => {
  show('home');
  const { container } = start();
  expect(container.textContent).toBe('');
  await act(async () => {
    idleCallbacks.forEach((callback) => callback());
    await Promise.resolve();
  });
  await act(() => Promise.resolve());
  expect(container.textContent).toBe('late');
});

it('does not fetch it for a page that is gone', () => {
  const { unmount } = start();
  unmount();
  expect(cancelIdleCallback).toHaveBeenCalledWith(1);
});

it('waits two seconds at most on a page that is never idle', () => {
  start();
  expect(longestWaitMs).toBe(2_000);
});

it('uses a timer where a browser does not report idle time', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  start();
  expect(jest.getTimerCount()).toBe(1);
  jest.useRealTimers();
});

it('counts visitors who leave before that, each page once', () => {
  show('home');
  start();
  const clicked = document.querySelector('b')!;
  fireEvent.click(clicked);
  leave();
  leave();
  expect(jest.mocked(reportEarlyEvents).mock.calls).toEqual([
    [['home'], [clicked]],
    [[], []],
  ]);
});

it('leaves counting to the analytics once they are loaded', () => {
  const events: VisitEvent[] = [];
  show('home');
  start();
  const stop = followVisitEvents((entry) => events.push(entry));
  leave();
  stop();
  expect(reportEarlyEvents).toHaveBeenCalledWith([], []);
  expect(events).toEqual([{ page: 'home' }]);
});

it('does not count a page that only redirects to the other language (L2)', () => {
  localStorage.setItem('Language', 'en-US');
  show('home');
  document.body.insertAdjacentHTML('beforeend', '<a hreflang="en-US" href="/en">EN</a>');
  start();
  expect(takeVisitEvents()).toEqual([]);
});
