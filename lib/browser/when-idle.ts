/**
 * Runs a task when the page is idle, or after two seconds without an idle moment; in Safari, which cannot tell, at
 * once.
 * @returns a function that cancels the task
 */
export function runWhenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback, and a page with animations on a slow machine may never be idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}
