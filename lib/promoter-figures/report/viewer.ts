/**
 * Whose figures a visitor may see (O4): the figures of the link they opened, otherwise of their own account. A code in
 * the URL never counts.
 */
import 'server-only';
import { resultCodes } from '@superbrowser/contract/result-codes';
import type { CookieReader } from '@/lib/core/http/cookie-reader';
import { log, reasonOf } from '@/lib/core/log/log';
import { readSession } from '@/lib/session/session';
import { UpstreamError } from '@/lib/core/upstream/client/upstream-error';
import { loadInviteCode } from '@/lib/core/upstream/calls/invite-activity';
import { recordInviter } from '../site-collector';
import { findOpenedFiguresLink } from './figures-link';

export type Viewer =
  /**
   * Has opened a link of staff. It takes precedence over the signed-in account, because the visitor opened it on
   * purpose.
   */
  | { readonly kind: 'link'; readonly code: string; readonly until: number }
  /** Sees the figures of their account's own invite code. */
  | { readonly kind: 'account'; readonly code: string }
  | { readonly kind: 'signedOut' }
  /** The backend or the upstream did not answer, so it is not known which figures the visitor may see. */
  | { readonly kind: 'unavailable' };

async function loadAccountViewer(loginToken: string): Promise<Viewer> {
  try {
    const code = await loadInviteCode(loginToken);
    await recordInviter(code);
    return { kind: 'account', code };
  } catch (error) {
    if (error instanceof UpstreamError && error.ret === resultCodes.sessionExpired)
      return { kind: 'signedOut' };
    throw error;
  }
}

/** Finds the viewer by the cookies only. Never throws. */
export async function loadViewer(readCookie: CookieReader): Promise<Viewer> {
  try {
    const link = await findOpenedFiguresLink(readCookie);
    if (link) return { kind: 'link', code: link.promoter, until: link.until };
    const session = await readSession(readCookie);
    return session ? await loadAccountViewer(session.loginToken) : { kind: 'signedOut' };
  } catch (error) {
    log.error('figures', 'cannot determine whose figures they are', { reason: reasonOf(error) });
    return { kind: 'unavailable' };
  }
}
