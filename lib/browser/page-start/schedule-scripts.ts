/** Decides when a page's scripts start: after the page is painted, or at once when the visitor acts. */

/** Milliseconds after which scripts start even if the browser is never idle, or an image never loads. */
const maxIdleWaitMs = 2_000;
const maxLoadWaitMs = 4_000;

/**
 * @param begin loads the scripts; may be called more than once
 * @param listenerOptions options and signal of the event listeners
 */
export function scheduleScripts(begin: () => void, listenerOptions: AddEventListenerOptions): void {
  /**
   * A moving mouse shows that a visitor is there, not that they act, so the next frame is painted before the scripts
   * load. Browsers also report a resting mouse when the page moves below it.
   */
  function beginAfterFrame({ movementX, movementY }: PointerEvent): void {
    if (movementX !== 0 || movementY !== 0) requestAnimationFrame(() => setTimeout(begin));
  }

  function beginWhenIdle(): void {
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: maxIdleWaitMs });
    else setTimeout(begin, 200);
  }

  /**
   * Waits for the first paint, because the load event often comes before it. A page in the background is not painted at
   * all, so it does not wait.
   */
  function beginAfterPaint(): void {
    const types = window.PerformanceObserver?.supportedEntryTypes;
    if (document.hidden || !types?.includes('paint')) return beginWhenIdle();
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      beginWhenIdle();
    });
    observer.observe({ type: 'paint', buffered: true });
  }

  for (const name of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(name, begin, listenerOptions);
  addEventListener('pointermove', beginAfterFrame, listenerOptions);
  addEventListener('load', beginAfterPaint, { once: true });
  setTimeout(begin, maxLoadWaitMs);
}
