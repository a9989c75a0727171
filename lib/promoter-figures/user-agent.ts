/**
 * Tells from a request's User-Agent and prefetch headers whether a robot or a person sent it, and on which system (O4).
 */
import { isbot } from 'isbot';
import type { FigureSystem } from '@superbrowser/contract/site-data/figures';
import { systemOfUserAgent, type System } from '@/lib/visitor-system/detect-system';

/** Headers of a request that tell about its sender, by lower-case name. */
export type AgentHeaders = Readonly<Record<string, string | string[] | undefined>>;

interface VisitorAgent {
  readonly isRobot: boolean;
  readonly system: FigureSystem;
}

const figureSystemBySystem: Readonly<Record<System, FigureSystem>> = {
  windows: 'windows',
  mac: 'mac',
  linux: 'linux',
  android: 'android',
  iphone: 'ios',
  ipad: 'ios',
  unknown: 'other',
};

function classifyAgent(userAgent: string): VisitorAgent {
  // Messengers that fetch a page for its preview count as robots too.
  const isRobot = userAgent === '' || isbot(userAgent);
  return { isRobot, system: figureSystemBySystem[systemOfUserAgent(userAgent)] };
}

/**
 * Results are cached by user agent, because a few user agents make most requests. The cache is bounded, so that the
 * many other user agents do not fill the memory.
 */
const maxCachedAgents = 1_000;
const maxCachedLength = 400;
const agentByUserAgent = new Map<string, VisitorAgent>();

/** Whether a user agent is a robot, and its system; the results are cached. */
export function parseUserAgent(userAgent: string): VisitorAgent {
  const cached = agentByUserAgent.get(userAgent);
  if (cached) return cached;
  const agent = classifyAgent(userAgent);
  if (userAgent.length > maxCachedLength) return agent;
  if (agentByUserAgent.size >= maxCachedAgents) agentByUserAgent.clear();
  agentByUserAgent.set(userAgent, agent);
  return agent;
}

/** Headers by which browsers mark a prefetch. The visitor may never open a prefetched page. */
const prefetchHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

export const isPrefetch = (headers: AgentHeaders): boolean =>
  prefetchHeaders.some(
    (name) => name in headers && /prefetch|prerender|preview/i.test(String(headers[name])),
  );
