import type { Press } from './live-demo';

/** How far outside the view a stage may be when its demo is fetched. */
const near = '400px';

/** Fetches the demo for a stage that comes near the view, or is touched. @returns stops, and puts the picture back */
function watch(stage: HTMLElement): () => void {
  let here = true;
  let asked = false;
  let press: Press | undefined;
  let away: (() => void) | undefined;
  const load = async () => {
    if (asked) return;
    asked = true;
    try {
      const { liveDemo } = await import('./live-demo');
      away = await liveDemo(stage, () => press);
      if (!here) away?.();
    } catch {
      // Offline: the picture stays, and the next touch asks again.
      asked = false;
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
  observer.observe(stage);
  stage.addEventListener('pointerdown', touched);
  return () => {
    here = false;
    observer.disconnect();
    stage.removeEventListener('pointerdown', touched);
    away?.();
  };
}

/** Watches every stage of the page. @returns stops, and puts the pictures back */
export function watchStages(): () => void {
  const stages = [...document.querySelectorAll<HTMLElement>('[data-scene-stage]')];
  const stops = stages.map(watch);
  return () => stops.forEach((stop) => stop());
}
