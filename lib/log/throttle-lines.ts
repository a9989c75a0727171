/** Lets a limited number of lines through in a window of time, and reports afterwards how many it held back. */
export function throttleLines(lines: number, windowMs: number, now = () => Date.now()) {
  let [begun, seen] = [-Infinity, 0];
  return (
    write: () => void,
    /** Called before the next line after a window in which lines were held back. */
    heldBack?: (count: number) => void,
  ): void => {
    if (now() - begun >= windowMs) {
      const missed = seen - lines;
      [begun, seen] = [now(), 0];
      if (missed > 0) heldBack?.(missed);
    }
    seen += 1;
    if (seen <= lines) write();
  };
}
