/** Tells the figures what happened, and to whom: a person, the same person again, or a robot (O4). */
import 'server-only';
import { referralContext } from '@/lib/attribution/context';
import { agentOf, isAhead, type AgentHeaders } from '@/lib/figures/agent';
import type { Sighting } from '@/lib/figures/batch';
import { chinaDay } from '@/lib/figures/china-day';
import { figureSource } from '@/lib/figures/link-of-visit';
import { addSighting, admitsSighting } from '@/lib/figures/site-collector';
import { log, stackOf } from '@/lib/log/log';
import type { FigurePlatform } from '@/lib/schemas/figures';
import { isRepeat, type KnownBy } from './repeats';
import type { Visitor } from './write';

export interface Seen extends Pick<Sighting, 'promoter' | 'kind' | 'source'> {
  /** Of a download the package's; else what the user agent says. */
  readonly platform?: FigurePlatform;
  readonly userAgent: string;
  /** By what it would be known again. */
  readonly subject: readonly [by: KnownBy, text: string];
  /** For those who ask ahead of a person. */
  readonly headers?: AgentHeaders;
}

function note(seen: Seen): void {
  const { promoter, kind, source, userAgent, subject, headers = {} } = seen;
  if (promoter === '' || !admitsSighting(promoter)) return;
  const agent = agentOf(userAgent);
  const platform = seen.platform ?? agent.platform;
  const day = chinaDay(Date.now());
  const count = (outcome: Sighting['outcome']) =>
    addSighting({ promoter, kind, source, platform, day, outcome });
  if (agent.isRobot || isAhead(headers)) return count('robots');
  const [by, text] = subject;
  const again = isRepeat(by, `${kind}\n${promoter}\n${text}`);
  const add = (isAgain: boolean) => count(isAgain ? 'repeats' : 'counted');
  if (typeof again === 'boolean') add(again);
  else void again.then(add);
}

/** Counts what happened. Never throws: no answer may fail for it. */
export function noteSighting(seen: Seen): void {
  try {
    note(seen);
  } catch (error) {
    log.error('figures', 'not counted', { reason: stackOf(error) });
  }
}

/** A connection, as far as it can be told from others: whom a visit or a download is counted for. */
export const byConnection = (address: string, userAgent: string): Seen['subject'] => [
  'connection',
  `${address}\n${userAgent}`,
];

/**
 * Counts a form that was acknowledged, for whom it was attributed to.
 * @param key of the filled form: sent again it is the same one
 */
export function noteForm(
  kind: 'registrations' | 'applications',
  { cookie, userAgent }: Visitor,
  key: string,
): void {
  const { promoter, utmSource } = referralContext(new URLSearchParams(), cookie);
  const source = figureSource(utmSource);
  noteSighting({ kind, promoter, source, userAgent, subject: ['form', key] });
}
