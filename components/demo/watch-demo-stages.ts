/** Loads the live demo in place of its picture (ADR 18). A stage is the box that holds both. */
import type { ClickPoint } from './start-live-demo';

/**
 * The value of a stage's `data-scene-stage`: the demo with the day and the guided tour (`full`) or without (`inline`),
 * or the player of a lesson.
 */
export type StageKind = 'full' | 'inline' | 'lesson';

/** Distance from the viewport at which a stage's demo is loaded. */
const loadMargin = '400px';

/** Events that show that a visitor is there. */
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/**
 * Starts to watch a stage. Where the demo is the page's main content, that is at once; elsewhere the picture is enough
 * for visitors who only look, and the stage is watched from their first action on.
 */
function startWatching(stage: HTMLElement, signal: AbortSignal, act: () => void): void {
  if ((stage.dataset.sceneStage as StageKind) !== 'inline') return act();
  let hasActed = false;
  const onActivity = (event: Event) => {
    // Browsers also report a resting mouse when a page appears below it.
    if (hasActed || (event.type === 'pointermove' && isStill(event as PointerEvent))) return;
    hasActed = true;
    act();
  };
  for (const name of activityEvents)
    addEventListener(name, onActivity, { signal, capture: true, passive: true });
}

/**
 * Loads the demo for a stage that comes near the viewport, or is touched.
 * @returns a function that stops this and restores the picture
 */
function watchDemoStage(stage: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isWatched = true;
  let isRequested = false;
  let clickPoint: ClickPoint | undefined;
  let restorePicture: (() => void) | undefined;
  const loadDemo = async () => {
    if (isRequested) return;
    isRequested = true;
    try {
      const { startLiveDemo } = await import('./start-live-demo');
      restorePicture = await startLiveDemo(stage, () => clickPoint);
      if (!isWatched) restorePicture?.();
    } catch {
      // Offline: the picture stays, and the next touch tries again.
      isRequested = false;
    }
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void loadDemo();
    },
    { rootMargin: loadMargin },
  );
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    clickPoint = { x, y };
    void loadDemo();
  };
  startWatching(stage, signal, () => observer.observe(stage));
  stage.addEventListener('pointerdown', onPointerDown, { signal });
  return () => {
    isWatched = false;
    observer.disconnect();
    controller.abort();
    restorePicture?.();
  };
}

/**
 * Watches every stage of the page.
 * @returns a function that stops this and restores the pictures
 */
export function watchDemoStages(): () => void {
  const stages = [...document.querySelectorAll<HTMLElement>('[data-scene-stage]')];
  const stops = stages.map(watchDemoStage);
  return () => stops.forEach((stop) => stop());
}
