import { startTestBackend } from '@/lib/testing/embedded-backend';
import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { respondJson } from '@/lib/testing/fake-upstream-server';

const { on, loadFreshModules } = setUpFakeUpstream();

const ready = async () =>
  (await loadFreshModules(() => import('./dependencies'))).checkDependencies();

it('names the failed dependency', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ready()).toEqual({ database: 'unused', upstream: 'failed', disk: 'ok' });
  on('/server-time', respondJson({ timestamp: Date.now() }));
  expect(await ready()).toEqual({ database: 'unused', upstream: 'ok', disk: 'ok' });
});

it('checks the embedded database when no upstream is configured', async () => {
  delete process.env.UPSTREAM_HOST;
  // Creating a database may be slow on a busy machine, so no deadline applies here; deadlines are tested elsewhere.
  const timeoutSpy = jest.spyOn(AbortSignal, 'timeout');
  timeoutSpy.mockImplementation(() => new AbortController().signal);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const backend = await startTestBackend();
  expect(await ready()).toEqual({ database: 'ok', upstream: 'ok', disk: 'ok' });
  await backend.close();
  timeoutSpy.mockRestore();
});
