/** @jest-environment jsdom */
import { watchVisibleBlocks } from './watch-visible-blocks';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let report: Report;
const observed = new Set<Element>();

beforeEach(() => {
  jest.useFakeTimers();
  observed.clear();
  document.body.innerHTML = '<div data-display="hot-product"></div><div></div>';
  class Observer {
    constructor(callback: Report) {
      report = callback;
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
    disconnect = () => observed.clear();
  }
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
});
afterEach(() => jest.useRealTimers());

function startWatching() {
  const seen: string[] = [];
  const stop = watchVisibleBlocks((name) => seen.push(name));
  const [block] = [...observed];
  const inView = (isIntersecting: boolean) => report([{ target: block!, isIntersecting }]);
  return { seen, stop, inView };
}

it('counts a block that stays in view for half a second, once', () => {
  const { seen, inView } = startWatching();
  expect(observed.size).toBe(1);
  inView(true);
  jest.advanceTimersByTime(499);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual(['hot-product']);
  expect(observed.size).toBe(0);
});

it('does not count a block that scrolls by, however often', () => {
  const { seen, inView } = startWatching();
  for (let pass = 0; pass < 5; pass += 1) {
    inView(true);
    jest.advanceTimersByTime(300);
    inView(false);
    jest.advanceTimersByTime(300);
  }
  jest.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
});

it('stops when the returned function is called, and does nothing without IntersectionObserver', () => {
  const { seen, stop, inView } = startWatching();
  inView(true);
  stop();
  jest.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(() => watchVisibleBlocks(() => undefined)()).not.toThrow();
});
