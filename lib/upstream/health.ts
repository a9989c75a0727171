/** Whether what this process cannot do without answers: the larger part of readiness (lib/http/readiness.ts). */
import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { endpoints } from '@superbrowser/contract/endpoints';
import { log, reasonOf } from '@/lib/log/log';
import { callUpstream } from './call/client';
import { checkRoom } from './disk-space';
import { apiTransport } from './call/transport';

export interface Needs {
  /** unused: a real upstream is configured, and no visitor's answer comes from this site's own database. */
  readonly database: 'ok' | 'unused' | 'failed';
  readonly upstream: 'ok' | 'failed';
  /** Whether DATA_DIR takes what is written. */
  readonly disk: 'ok' | 'failed';
}

const deadlineMs = 2_000;

async function databaseState(): Promise<Needs['database']> {
  if (serverEnv().UPSTREAM_HOST) return 'unused';
  const { origin, fetch, secret = '' } = apiTransport();
  const answer = await fetch(
    new Request(`${origin}/health`, {
      headers: { 'x-backend-secret': secret },
      signal: AbortSignal.timeout(deadlineMs),
    }),
  );
  return answer.ok ? 'ok' : 'failed';
}

async function upstreamState(): Promise<Needs['upstream']> {
  await callUpstream(endpoints.serverTime, {}, { deadlineMs });
  return 'ok';
}

async function diskState(): Promise<Needs['disk']> {
  await checkRoom(serverEnv().DATA_DIR);
  return 'ok';
}

/** Never throws; a failure is logged with its reason. */
export async function checkNeeds(): Promise<Needs> {
  const failed = (what: string) => (error: unknown) => {
    log.error('ready', what, { reason: reasonOf(error) });
    return 'failed' as const;
  };
  const [database, upstream, disk] = await Promise.all([
    databaseState().catch(failed('database')),
    upstreamState().catch(failed('upstream')),
    diskState().catch(failed('disk')),
  ]);
  return { database, upstream, disk };
}
