/** Pixels kept free below the target. */
const spaceBelow = 12;

/** Scrolls to the place of the event, because on phones the page of the desktop app is longer than its screen. */
export function scrollToTarget(screen: HTMLElement | null): void {
  const page = screen?.querySelector<HTMLElement>('[data-view]');
  const target = page?.querySelector('[data-hint], [data-gone]');
  if (!page || !target) return;
  const hiddenHeight =
    target.getBoundingClientRect().bottom + spaceBelow - page.getBoundingClientRect().bottom;
  page.scrollTop += Math.max(0, hiddenHeight);
}
