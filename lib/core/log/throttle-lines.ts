/**
 * Creates a function that writes a limited number of lines within a window of time. The first line after the window is
 * preceded by a report of how many lines were held back.
 */
export function createLineThrottle(maxLines: number, windowMs: number, now = () => Date.now()) {
  let [windowStart, lineCount] = [-Infinity, 0];
  return (
    write: () => void,
    /** Called before the next line after a window in which lines were held back. */
    reportHeldBack?: (count: number) => void,
  ): void => {
    if (now() - windowStart >= windowMs) {
      const heldBackCount = lineCount - maxLines;
      [windowStart, lineCount] = [now(), 0];
      if (heldBackCount > 0) reportHeldBack?.(heldBackCount);
    }
    lineCount += 1;
    if (lineCount <= maxLines) write();
  };
}
