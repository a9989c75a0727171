/**
 * Test helper: hooks that run fake-upstream-server.ts for each test and configure it as the site's upstream, and
 * functions that load modules as a new process does.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { basePath } from '@superbrowser/contract/endpoints';
import {
  forgetProcessWideValues,
  findProcessWideValue,
} from '@/lib/core/shared-state/process-wide';
import {
  respondJson,
  startFakeUpstreamServer,
  testKeys,
  type Responder,
} from './fake-upstream-server';

const settingNames = ['DATA_DIR', 'UPSTREAM_HOST', 'UPSTREAM_API_KEY', 'UPSTREAM_ENCRYPTION_KEY'];
/** Loads modules as in a process that has just started, in which nothing is stored and no breaker is open. */
async function loadFresh<T>(load: () => Promise<T>): Promise<T> {
  for (const name of ['last good', 'content states'])
    findProcessWideValue<Map<string, unknown>>(name)?.clear();
  forgetProcessWideValues('upstream call');
  return load();
}

/** Like {@link loadFresh}, for modules that have state in variables of their own. */
async function loadFreshModules<T>(load: () => Promise<T>): Promise<T> {
  forgetProcessWideValues('last good', 'content states');
  jest.resetModules();
  return loadFresh(load);
}

/** Registers hooks that start an upstream for each test and stop it; paths without a behavior respond with 404. */
export function setUpFakeUpstream() {
  const routes = new Map<string, Responder>();
  let server: Awaited<ReturnType<typeof startFakeUpstreamServer>>;
  let folder: string;

  beforeEach(async () => {
    server = await startFakeUpstreamServer();
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    routes.clear();
    server.respond = (request, response) => {
      const path = new URL(request.url ?? '', server.origin).pathname;
      return (routes.get(path) ?? respondJson({}, 404))(request, response);
    };
    const values = [folder, server.origin, testKeys.apiKey, testKeys.encryptionKey];
    settingNames.forEach((name, index) => (process.env[name] = values[index]));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    for (const name of settingNames) delete process.env[name];
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    loadFresh,
    loadFreshModules,
    on: (path: string, behave: Responder) => routes.set(`${basePath}${path}`, behave),
    clear: () => routes.clear(),
    getRequestCount: () => server.requestCount,
  };
}
