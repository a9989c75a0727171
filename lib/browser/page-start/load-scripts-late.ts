/** Decides when a page's scripts start: after the page is painted, or at once when the visitor acts. */

/** Milliseconds after which scripts start even if the browser is never idle, or an image never loads. */
const longestIdle = 2_000;
const longestLoad = 4_000;

/**
 * @param begin loads the scripts; called more than once
 * @param watching options and signal of the event listeners
 */
export function loadScriptsLate(begin: () => void, watching: AddEventListenerOptions): void {
  /**
   * A moving mouse shows that a visitor is there, not that they act, so the next frame is painted first. Browsers
   * also report a resting mouse when the page moves below it.
   */
  function beginSoon({ movementX, movementY }: PointerEvent): void {
    if (movementX !== 0 || movementY !== 0) requestAnimationFrame(() => setTimeout(begin));
  }

  function beginIdly(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: longestIdle });
    else setTimeout(begin, 200);
  }

  /** The load event often comes before the first paint; a page in the background is not painted at all. */
  function beginPainted(): void {
    const types = window.PerformanceObserver?.supportedEntryTypes;
    if (document.hidden || !types?.includes('paint')) return beginIdly();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      beginIdly();
    });
    observer.observe({ type: 'paint', buffered: true });
  }

  for (const name of ['pointerdown', 'keydown', 'focusin']) addEventListener(name, begin, watching);
  addEventListener('pointermove', beginSoon, watching);
  if (document.readyState === 'complete') beginPainted();
  else addEventListener('load', beginPainted, { once: true });
  setTimeout(begin, longestLoad);
}
