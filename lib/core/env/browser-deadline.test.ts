const originalSeconds = process.env.UPSTREAM_TIMEOUT_SECONDS;
afterEach(() => {
  if (originalSeconds === undefined) delete process.env.UPSTREAM_TIMEOUT_SECONDS;
  else process.env.UPSTREAM_TIMEOUT_SECONDS = originalSeconds;
});

// A write may take 30 s even with a lower setting, because the setting can only raise limits (E2).
it.each([
  [undefined, 40],
  ['3', 40],
  ['30', 40],
  ['180', 190],
])('with UPSTREAM_TIMEOUT_SECONDS=%s the browser waits %s s', async (seconds, expected) => {
  jest.resetModules();
  if (seconds === undefined) delete process.env.UPSTREAM_TIMEOUT_SECONDS;
  else process.env.UPSTREAM_TIMEOUT_SECONDS = seconds;
  const { browserDeadlineMs } = await import('./browser-deadline');
  expect(browserDeadlineMs).toBe(expected * 1_000);
});
