/**
 * Readiness for `/api/ready`: whether this process can respond with live data, and whether it shares its limits with
 * the other instances.
 */
import 'server-only';
import { once } from 'node:events';
import { getRuntimeEnv } from '@/lib/core/env/runtime';
import { log, reasonOf } from '@/lib/core/log/log';
import { getSharedRedis } from '@/lib/core/shared-state/redis';
import { checkDependencies, type DependencyStates } from './dependencies';

interface Readiness extends DependencyStates {
  /**
   * `degraded`: everything works, but this instance counts and remembers alone. It still receives requests: without
   * Redis no other instance would do better, and removing all instances would turn a small error into an outage.
   */
  readonly status: 'ready' | 'degraded' | 'not-ready';
  /** `unused`: no Redis is configured. */
  readonly redis: 'ok' | 'unused' | 'failed';
}

const waitMs = 500;

async function checkRedis(): Promise<Readiness['redis']> {
  if (!getRuntimeEnv().REDIS_URL) return 'unused';
  try {
    const redis = getSharedRedis();
    // The first call opens the connection; a connection that is still being opened is not a failure.
    if (redis && redis.status !== 'ready')
      await once(redis, 'ready', { signal: AbortSignal.timeout(waitMs) });
    await redis?.ping();
    return 'ok';
  } catch (error) {
    log.warn('ready', 'Redis does not answer', { reason: reasonOf(error) });
    return 'failed';
  }
}

/** Never throws; a failure is logged with its reason. */
export async function checkReadiness(): Promise<Readiness> {
  const [dependencies, redis] = await Promise.all([checkDependencies(), checkRedis()]);
  const isWorking = Object.values(dependencies).every((state) => state !== 'failed');
  const status = isWorking ? (redis === 'failed' ? 'degraded' : 'ready') : 'not-ready';
  return { status, ...dependencies, redis };
}
