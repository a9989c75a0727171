import type { Press } from './live-demo';

/** Distance from the viewport at which a stage's demo is loaded. */
const near = '400px';

/** Events that show that a visitor is there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/**
 * Where the demo is the page's main content, it loads with the page. Elsewhere the picture is enough for visitors who
 * only look, and the demo loads with their first action.
 */
function onFirstSign({ dataset }: HTMLElement, { signal }: AbortController, act: () => void): void {
  if (dataset.sceneStage !== 'inline') return act();
  let hasActed = false;
  const seen = (event: Event) => {
    // Browsers also report a resting mouse when a page appears below it.
    if (hasActed || (event.type === 'pointermove' && isStill(event as PointerEvent))) return;
    hasActed = true;
    act();
  };
  for (const sign of signs) addEventListener(sign, seen, { signal, capture: true, passive: true });
}

/**
 * Loads the demo for a stage that comes near the viewport, or is touched.
 * @returns stops, and restores the picture
 */
function watch(stage: HTMLElement): () => void {
  const watching = new AbortController();
  let isHere = true;
  let isRequested = false;
  let press: Press | undefined;
  let restorePicture: (() => void) | undefined;
  const load = async () => {
    if (isRequested) return;
    isRequested = true;
    try {
      const { startLiveDemo: liveDemo } = await import('./live-demo');
      restorePicture = await liveDemo(stage, () => press);
      if (!isHere) restorePicture?.();
    } catch {
      // Offline: the picture stays, and the next touch tries again.
      isRequested = false;
    }
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void load();
    },
    { rootMargin: near },
  );
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    press = { x, y };
    void load();
  };
  onFirstSign(stage, watching, () => observer.observe(stage));
  stage.addEventListener('pointerdown', onPointerDown, watching);
  return () => {
    isHere = false;
    observer.disconnect();
    watching.abort();
    restorePicture?.();
  };
}

/**
 * Watches every stage of the page.
 * @returns stops, and restores the pictures
 */
export function watchStages(): () => void {
  const stages = [...document.querySelectorAll<HTMLElement>('[data-scene-stage]')];
  const stops = stages.map(watch);
  return () => stops.forEach((stop) => stop());
}
