/** Reports blocks that were in view for a moment. */

/** Milliseconds that a block must be in view; a block that only scrolls by does not count. */
const minVisibleMs = 500;
/** Share of the block that must be in view. It is small because a tall block never fits on a phone's screen. */
const minVisibleShare = 0.25;

/**
 * Watches the blocks marked `data-display` in the present page; each is reported once.
 * @returns a function that stops watching
 */
export function watchVisibleBlocks(onSeen: (component: string) => void): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting) continue;
        const report = () => {
          observer.unobserve(target);
          onSeen((target as HTMLElement).dataset.display ?? '');
        };
        timers.set(target, setTimeout(report, minVisibleMs));
      }
    },
    { threshold: minVisibleShare },
  );
  for (const block of document.querySelectorAll('[data-display]')) observer.observe(block);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
