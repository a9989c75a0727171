import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page, so that its components respond. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const body = document.body as unknown as Record<string, unknown>;
    return Object.keys(body).some(
      (key) => key.startsWith('__reactFiber') || key.startsWith('__reactProps'),
    );
  });
  // Event listeners are effects, which React runs in a later task. This waits with messages instead of timers, because
  // tests stop the clock.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
  });
}
