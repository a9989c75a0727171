/** Checks the dependencies of this process: upstream, database, data folder. readiness.ts adds Redis. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@superbrowser/contract/endpoints';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { apiTransport } from '@/lib/core/upstream/client/transport';

export interface DependencyStates {
  /** unused: an upstream is configured, and accounts and forms do not need this site's own database. */
  readonly database: 'ok' | 'unused' | 'failed';
  readonly upstream: 'ok' | 'failed';
  /** Whether DATA_DIR can be written. */
  readonly disk: 'ok' | 'failed';
}

const deadlineMs = 2_000;

async function checkDatabase(): Promise<DependencyStates['database']> {
  if (getRuntimeEnv().UPSTREAM_HOST) return 'unused';
  const { origin, fetch, secret = '' } = apiTransport();
  const response = await fetch(
    new Request(`${origin}/health`, {
      headers: { 'x-backend-secret': secret },
      signal: AbortSignal.timeout(deadlineMs),
    }),
  );
  return response.ok ? 'ok' : 'failed';
}

async function checkUpstream(): Promise<DependencyStates['upstream']> {
  await callUpstream(endpoints.serverTime, {}, { deadlineMs });
  return 'ok';
}

async function checkDiskWritable(): Promise<DependencyStates['disk']> {
  await checkDataFolderWritable(getRuntimeEnv().DATA_DIR);
  return 'ok';
}

/** Checks all dependencies. Never throws; a failure is logged with its reason. */
export async function checkDependencies(): Promise<DependencyStates> {
  const logFailed = (message: string) => (error: unknown) => {
    log.error('ready', message, { reason: reasonOf(error) });
    return 'failed' as const;
  };
  const [database, upstream, disk] = await Promise.all([
    checkDatabase().catch(logFailed('database')),
    checkUpstream().catch(logFailed('upstream')),
    checkDiskWritable().catch(logFailed('disk')),
  ]);
  return { database, upstream, disk };
}

/** Size of the probe file: the bytes that a few forms need. A disk with less room counts as full. */
const probeBytes = 64 * 1024;
/** Milliseconds a result is used, because a load balancer may ask every second. */
const resultLifeMs = 10_000;

async function writeProbeFile(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.room-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(Buffer.alloc(probeBytes, 1));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

interface DiskCheck {
  readonly at: number;
  readonly outcome: Promise<void>;
}

const diskChecks = new Map<string, DiskCheck>();

/**
 * Checks whether a folder can be written: writes a small file and removes it. The result is cached for ten seconds.
 * @throws the error of the file system
 */
export function checkDataFolderWritable(folder: string, now = Date.now()): Promise<void> {
  const lastCheck = diskChecks.get(folder);
  if (lastCheck && now - lastCheck.at < resultLifeMs) return lastCheck.outcome;
  const outcome = writeProbeFile(folder);
  diskChecks.set(folder, { at: now, outcome });
  return outcome;
}
