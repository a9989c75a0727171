/** Test helper: runs page-start.ts in jsdom with load, paint and idle under the test's control. */

type Idle = (callback: () => void, options?: { timeout: number }) => number;

interface PageOptions {
  /** Whether the page is in the background. */
  readonly hidden?: boolean;
  /** Entry types the PerformanceObserver supports. */
  readonly entryTypes?: readonly string[];
  /** Whether the browser has requestIdleCallback. */
  readonly knowsIdle?: boolean;
}

const addedListeners: Parameters<typeof window.removeEventListener>[] = [];

/** Removes the previous page's listeners, elements and mocks: in a test, all pages share a window. */
export function resetPage(): void {
  for (const listener of addedListeners.splice(0)) window.removeEventListener(...listener);
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'early');
  jest.restoreAllMocks();
}

/** A fake PerformanceObserver; `paint` calls its observers. */
function fakeObserver(entryTypes: readonly string[]) {
  const painted: (() => void)[] = [];
  const observed: PerformanceObserverInit[] = [];
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    constructor(private readonly seen: () => void) {}
    observe(init: PerformanceObserverInit): void {
      observed.push(init);
      painted.push(this.seen);
    }
    disconnect(): void {
      painted.splice(painted.indexOf(this.seen), 1);
    }
  }
  return { Observer, observed, paint: () => [...painted].forEach((seen) => seen()) };
}

/** @param list the script URLs, as the build writes them into the page's first script */
export function startTestPage(
  list = '/a.js /b.js',
  { hidden = false, entryTypes = ['paint'], knowsIdle = true }: PageOptions = {},
) {
  const { Observer, observed, paint } = fakeObserver(entryTypes);
  const idle: { readonly run: () => void; readonly timeout: number | undefined }[] = [];
  const set = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
  const requestIdle: Idle = (run, options) => idle.push({ run, timeout: options?.timeout });
  set(document, 'hidden', hidden);
  set(window, 'PerformanceObserver', Observer);
  if (knowsIdle) set(window, 'requestIdleCallback', requestIdle);
  else Reflect.deleteProperty(window, 'requestIdleCallback');
  const firstScript = document.createElement('script');
  firstScript.dataset['scripts'] = list;
  set(document, 'currentScript', firstScript);
  const listen = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: Parameters<typeof listen>) => {
      addedListeners.push(args);
      listen(...args);
    });
  jest.isolateModules(() => void jest.requireActual('./page-start'));
  const scriptElements = () => [...document.head.querySelectorAll('script')];
  return {
    paint,
    observed,
    parse: () => window.dispatchEvent(new Event('DOMContentLoaded')),
    load: () => window.dispatchEvent(new Event('load')),
    idle,
    /** Runs idle callbacks. */
    runIdleTasks: () => idle.splice(0).forEach(({ run }) => run()),
    /** URLs of the scripts that were started. */
    begun: () => scriptElements().map((script) => script.getAttribute('src')),
    fail: (at: number) => scriptElements()[at]?.dispatchEvent(new Event('error')),
  };
}
