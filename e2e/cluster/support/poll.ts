/**
 * Repeats a check until it succeeds.
 * @throws Error naming what was waited for
 */
export async function poll(
  goal: string,
  check: () => Promise<boolean> | boolean,
  { seconds = 40, everyMs = 100 } = {},
): Promise<void> {
  for (const until = Date.now() + seconds * 1_000; Date.now() < until;) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`Waited ${seconds} s in vain for ${goal}`);
}
