/** Test helper: runs page-start.ts in jsdom with load, paint and idle under the test's control. */

type RequestIdleCallback = (callback: () => void, options?: { timeout: number }) => number;

interface PageOptions {
  /** Whether the page is in the background. */
  readonly isHidden?: boolean;
  /** Entry types the PerformanceObserver supports. */
  readonly entryTypes?: readonly string[];
  /** Whether the browser has requestIdleCallback. */
  readonly hasIdleCallback?: boolean;
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
  const paintCallbacks: (() => void)[] = [];
  const observed: PerformanceObserverInit[] = [];
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    readonly #onPaint: () => void;

    constructor(onPaint: () => void) {
      this.#onPaint = onPaint;
    }
    observe(init: PerformanceObserverInit): void {
      observed.push(init);
      paintCallbacks.push(this.#onPaint);
    }
    disconnect(): void {
      paintCallbacks.splice(paintCallbacks.indexOf(this.#onPaint), 1);
    }
  }
  return { Observer, observed, paint: () => [...paintCallbacks].forEach((onPaint) => onPaint()) };
}

/** @param scriptUrls the script URLs, as the build writes them into the page's first script */
export function startTestPage(
  scriptUrls = '/a.js /b.js',
  { isHidden = false, entryTypes = ['paint'], hasIdleCallback = true }: PageOptions = {},
) {
  const { Observer, observed, paint } = fakeObserver(entryTypes);
  const idleTasks: { readonly run: () => void; readonly timeout: number | undefined }[] = [];
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
  const requestIdle: RequestIdleCallback = (run, options) =>
    idleTasks.push({ run, timeout: options?.timeout });
  define(document, 'hidden', isHidden);
  define(window, 'PerformanceObserver', Observer);
  if (hasIdleCallback) define(window, 'requestIdleCallback', requestIdle);
  else Reflect.deleteProperty(window, 'requestIdleCallback');
  const firstScript = document.createElement('script');
  firstScript.dataset['scripts'] = scriptUrls;
  define(document, 'currentScript', firstScript);
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
    idleTasks,
    /** Runs idle callbacks. */
    runIdleTasks: () => idleTasks.splice(0).forEach(({ run }) => run()),
    /** URLs of the scripts that were started. */
    startedScripts: () => scriptElements().map((script) => script.getAttribute('src')),
    fail: (index: number) => scriptElements()[index]?.dispatchEvent(new Event('error')),
  };
}
