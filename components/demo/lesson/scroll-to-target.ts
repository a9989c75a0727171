/** Pixels kept free below the target. */
const below = 12;

/** On phones the page of the console is longer than its screen: scrolls to the place of the event. */
export function scrollToTarget(screen: HTMLElement | null): void {
  const page = screen?.querySelector<HTMLElement>('[data-view]');
  const place = page?.querySelector('[data-hint], [data-gone]');
  if (!page || !place) return;
  const hidden = place.getBoundingClientRect().bottom + below - page.getBoundingClientRect().bottom;
  page.scrollTop += Math.max(0, hidden);
}
