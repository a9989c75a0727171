/** Readiness for `/api/ready`: can this process answer with live data, and does it do so together with the others? */
import 'server-only';
import { once } from 'node:events';
import { serverEnv } from '@/lib/env/server';
import { log } from '@/lib/log/log';
import { checkDependencies, type DependencyStates } from '@/lib/upstream/dependencies';
import { sharedRedis } from './rate-limit';

export interface Readiness extends DependencyStates {
  /**
   * `degraded`: everything works, but this instance counts limits for itself. It keeps its visitors: without Redis
   * no other instance would do better, and taking all of them out would turn a small error into an outage.
   */
  readonly status: 'ready' | 'degraded' | 'not-ready';
  /** unused: none is configured. */
  readonly redis: 'ok' | 'unused' | 'failed';
}

const waitMs = 500;

async function redisState(): Promise<Readiness['redis']> {
  if (!serverEnv().REDIS_URL) return 'unused';
  try {
    const redis = sharedRedis();
    // The first to ask opens the connection; it is not broken because it is still being made.
    if (redis && redis.status !== 'ready')
      await once(redis, 'ready', { signal: AbortSignal.timeout(waitMs) });
    await redis?.ping();
    return 'ok';
  } catch (error) {
    log.warn('ready', 'Redis does not answer', {
      reason: error instanceof Error ? error.message : 'unknown',
    });
    return 'failed';
  }
}

/** Never throws; a failure is logged with its reason. */
export async function readiness(): Promise<Readiness> {
  const [needs, redis] = await Promise.all([checkDependencies(), redisState()]);
  const works = Object.values(needs).every((state) => state !== 'failed');
  const status = works ? (redis === 'failed' ? 'degraded' : 'ready') : 'not-ready';
  return { status, ...needs, redis };
}
