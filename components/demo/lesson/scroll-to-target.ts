/** Space that is left below what is shown. */
const below = 12;

/** On phones the page of the console is longer than its screen: scrolls it to where something happens. */
export function scrollToTarget(screen: HTMLElement | null): void {
  const page = screen?.querySelector<HTMLElement>('[data-view]');
  const place = page?.querySelector('[data-hint], [data-gone]');
  if (!page || !place) return;
  const hidden = place.getBoundingClientRect().bottom + below - page.getBoundingClientRect().bottom;
  page.scrollTop += Math.max(0, hidden);
}
