import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when its control disappears: the next click, the tour's next button, the menu, any button. */
const focusSelectors = ['[data-hint]', '[data-next]', '[aria-current="page"]', 'button'];

/**
 * Keeps the focus inside the demo: a control that disappears when clicked would otherwise move it to the page's top.
 * @param change value that changes with a click
 * @returns the demo's element, and a function to call before a change
 */
export function useStableFocus(
  change: unknown,
): [root: RefObject<HTMLDivElement | null>, noteFocus: () => void] {
  const root = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const isLost = wasInside.current && !root.current?.contains(document.activeElement);
    wasInside.current = false;
    if (!isLost) return;
    const target = focusSelectors
      .map((selector) => root.current?.querySelector<HTMLElement>(selector))
      .find((element) => element?.checkVisibility());
    target?.focus({ preventScroll: true });
  }, [change]);
  const noteFocus = useCallback(() => {
    wasInside.current = root.current?.contains(document.activeElement) ?? false;
  }, []);
  return [root, noteFocus];
}
