import type { Press } from './live-demo';

/** How far outside the view a stage may be when its demo is fetched. */
const near = '400px';

/** What a visitor who is there does. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/**
 * Where the demo is what a page is for, it comes with the page. Elsewhere the picture is enough for visitors who only look,
 * and the demo comes with the first thing they do.
 */
function onFirstSign({ dataset }: HTMLElement, { signal }: AbortController, act: () => void): void {
  if (dataset.sceneStage !== '') return act();
  let acted = false;
  const seen = (event: Event) => {
    // Browsers also report a mouse that lies still when a page appears below it.
    if (acted || (event.type === 'pointermove' && isStill(event as PointerEvent))) return;
    acted = true;
    act();
  };
  for (const sign of signs) addEventListener(sign, seen, { signal, capture: true, passive: true });
}

/** Fetches the demo for a stage that comes near the view, or is touched. @returns stops, and puts the picture back */
function watch(stage: HTMLElement): () => void {
  const watching = new AbortController();
  let here = true;
  let requested = false;
  let press: Press | undefined;
  let away: (() => void) | undefined;
  const load = async () => {
    if (requested) return;
    requested = true;
    try {
      const { liveDemo } = await import('./live-demo');
      away = await liveDemo(stage, () => press);
      if (!here) away?.();
    } catch {
      // Offline: the picture stays, and the next touch asks again.
      requested = false;
    }
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) void load();
    },
    { rootMargin: near },
  );
  const touched = ({ clientX: x, clientY: y }: PointerEvent) => {
    press = { x, y };
    void load();
  };
  onFirstSign(stage, watching, () => observer.observe(stage));
  stage.addEventListener('pointerdown', touched, watching);
  return () => {
    here = false;
    observer.disconnect();
    watching.abort();
    away?.();
  };
}

/** Watches every stage of the page. @returns stops, and puts the pictures back */
export function watchStages(): () => void {
  const stages = [...document.querySelectorAll<HTMLElement>('[data-scene-stage]')];
  const stops = stages.map(watch);
  return () => stops.forEach((stop) => stop());
}
