/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { reportEarlyEvents } from '@/lib/analytics/report-early-events';
import {
  followVisitEvents,
  takeVisitEvents,
  type VisitEvent,
} from '@/lib/analytics/visits/visit-events';
import { VisitRecorder } from './visit-recorder';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));
jest.mock('@/lib/analytics/report-early-events', () => ({ reportEarlyEvents: jest.fn() }));

const show = (page: string) =>
  (document.body.innerHTML = `<main data-page="${page}"><a href="#x"><b>link</b></a></main>`);
const start = () => {
  const root = document.body.appendChild(document.createElement('div'));
  return render(<VisitRecorder />, { container: root });
};
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  pathname = '/';
  takeVisitEvents();
  localStorage.clear();
  document.documentElement.lang = 'zh-CN';
  jest.mocked(reportEarlyEvents).mockClear();
});

it('records arrivals and clicks before other code is loaded', () => {
  show('home');
  const { rerender } = start();
  fireEvent.click(document.querySelector('b')!);
  document.querySelector('main')!.dataset.page = 'vps';
  pathname = '/vps';
  rerender(<VisitRecorder />);
  rerender(<VisitRecorder />);
  expect(takeVisitEvents()).toEqual([
    { page: 'home' },
    { page: 'home', clicked: document.querySelector('b') },
    { page: 'vps' },
  ]);
});

it('takes over from the first script without missing a click or a visitor who leaves', () => {
  show('home');
  const clicked = document.querySelector('b')!;
  // The first script stops listening here.
  const onHydrated = () => {
    fireEvent.click(clicked);
    leave();
  };
  window.early = { clickedElements: [], onHydrated };
  start();
  expect(jest.mocked(reportEarlyEvents).mock.calls).toEqual([
    [[{ page: 'home' }, { page: 'home', clicked }]],
  ]);
  delete window.early;
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

it('counts visitors who leave before other code is loaded, each page once', () => {
  show('home');
  start();
  const clicked = document.querySelector('b')!;
  fireEvent.click(clicked);
  leave();
  leave();
  expect(jest.mocked(reportEarlyEvents).mock.calls).toEqual([
    [[{ page: 'home' }, { page: 'home', clicked }]],
    [[]],
  ]);
});

it('leaves counting to the analytics once they are loaded', () => {
  const events: VisitEvent[] = [];
  show('home');
  start();
  const stop = followVisitEvents((entry) => events.push(entry));
  leave();
  stop();
  expect(reportEarlyEvents).toHaveBeenCalledWith([]);
  expect(events).toEqual([{ page: 'home' }]);
});

it('does not count a page that only redirects to the other language (L2)', () => {
  localStorage.setItem('Language', 'en-US');
  show('home');
  document.body.insertAdjacentHTML('beforeend', '<a hreflang="en-US" href="/en">EN</a>');
  start();
  expect(takeVisitEvents()).toEqual([]);
});
