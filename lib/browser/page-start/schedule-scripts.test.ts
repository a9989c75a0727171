/** @jest-environment jsdom */
/** Tests when the page's scripts start: after the first paint and in idle time, or when the visitor acts. */
import { resetPage, startTestPage } from './start-test-page.test-support';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

const allScripts = ['/a.js', '/b.js'];

/** A pointer move, as the browser reports it. */
const move = (movementX: number, movementY: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));

it('waits for the page, then for the first paint, then for idle time', () => {
  const page = startTestPage();
  page.paint();
  page.runIdleTasks();
  expect([page.observed, page.startedScripts()]).toEqual([[], []]);
  page.load();
  page.runIdleTasks();
  // A paint before the page was complete counts too.
  expect([page.observed, page.startedScripts()]).toEqual([[{ type: 'paint', buffered: true }], []]);
  page.paint();
  expect([page.idleTasks.map(({ timeout }) => timeout), page.startedScripts()]).toEqual([
    [2_000],
    [],
  ]);
  page.runIdleTasks();
  expect(page.startedScripts()).toEqual(allScripts);
});

it('requests idle time once, however many paints there are', () => {
  const page = startTestPage('/a.js');
  page.load();
  page.paint();
  page.paint();
  expect(page.idleTasks).toHaveLength(1);
});

it.each([
  ['in the background, where nothing is painted', { isHidden: true }],
  ['in a browser that does not tell of paints', { entryTypes: [] }],
])('waits only for idle time %s', (_, options) => {
  const page = startTestPage('/a.js /b.js', options);
  page.load();
  expect([page.observed, page.startedScripts()]).toEqual([[], []]);
  page.runIdleTasks();
  expect(page.startedScripts()).toEqual(allScripts);
});

it.each([
  [199, []],
  [200, allScripts],
])('without requestIdleCallback, %d ms after the paint it has started %j', (ms, startedScripts) => {
  const page = startTestPage('/a.js /b.js', { hasIdleCallback: false });
  page.load();
  page.paint();
  jest.advanceTimersByTime(ms);
  expect(page.startedScripts()).toEqual(startedScripts);
});

it.each([
  [3_999, []],
  [4_000, allScripts],
])('where an image never loads, after %d ms it has started %j', (ms, startedScripts) => {
  const page = startTestPage();
  jest.advanceTimersByTime(ms);
  expect(page.startedScripts()).toEqual(startedScripts);
});

it.each(['pointerdown', 'keydown', 'focusin'])('starts at once with %s', (name) => {
  const page = startTestPage();
  document.body.innerHTML = '<button>x</button>';
  document.querySelector('button')?.dispatchEvent(new Event(name, { bubbles: true }));
  expect(page.startedScripts()).toEqual(allScripts);
});

it('receives a key before a handler that would stop it', () => {
  const page = startTestPage();
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input');
  field?.addEventListener('keydown', (event) => event.stopPropagation());
  field?.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(page.startedScripts()).toEqual(allScripts);
});

it.each(['scroll', 'touchstart', 'wheel', 'mouseover', 'pointerover'])(
  'does not start with %s',
  (name) => {
    const page = startTestPage();
    window.dispatchEvent(new Event(name));
    jest.advanceTimersByTime(1_000);
    expect(page.startedScripts()).toEqual([]);
  },
);

it.each([
  ['a mouse that lies still while the page moves', 0, 0, []],
  ['a move to the side', 1, 0, allScripts],
  ['a move back and up', 0, -1, allScripts],
])('%s: %d, %d', (_, x, y, startedScripts) => {
  const page = startTestPage();
  move(x, y);
  jest.advanceTimersByTime(1_000);
  expect(page.startedScripts()).toEqual(startedScripts);
});

it('lets the page be painted between a pointer move and the scripts', () => {
  const page = startTestPage();
  move(3, 4);
  expect(page.startedScripts()).toEqual([]);
  // The scripts start in a task that the next frame schedules.
  jest.advanceTimersToNextTimer();
  expect(page.startedScripts()).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(page.startedScripts()).toEqual(allScripts);
});
