/**
 * Does something when the page has nothing else to do, or after two seconds of being busy.
 * @returns how to call it off
 */
export function whenIdle(task: () => void): () => void {
  // Safari does not know idle time.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
