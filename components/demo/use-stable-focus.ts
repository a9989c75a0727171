import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the cursor goes when the control it was on is gone: on with the tour, to the next click, to the menu. */
const places = ['[data-hint]', '[data-next]', '[aria-current="page"]', 'button'];

/**
 * Keeps the cursor inside the demo: a control that goes away with its press would otherwise throw it to the
 * page's top.
 * @param change what a press changes
 * @returns the demo's element, and what is to be called before a change
 */
export function useStableFocus(
  change: unknown,
): [root: RefObject<HTMLDivElement | null>, note: () => void] {
  const root = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    const lost = inside.current && !root.current?.contains(document.activeElement);
    inside.current = false;
    if (!lost) return;
    const place = places
      .map((selector) => root.current?.querySelector<HTMLElement>(selector))
      .find((element) => element?.checkVisibility());
    place?.focus({ preventScroll: true });
  }, [change]);
  const note = useCallback(() => {
    inside.current = root.current?.contains(document.activeElement) ?? false;
  }, []);
  return [root, note];
}
