import { useEffect, useRef } from 'react';
import { notify } from '@/components/ui/toast/toast-store';
import type { ConnectionProblem } from '@/lib/desktop/connection/connection-state';
import { useConnectionState } from './desktop-hooks';

/**
 * Problems of a desktop app that is there but unusable. No response, or a desktop app that ended, is only logged (E1).
 */
const unusableDesktopAppProblems: ReadonlySet<ConnectionProblem | null> =
  new Set<ConnectionProblem>(['badSecret', 'badPort', 'refused']);

/**
 * Notifies once of an environment whose desktop app cannot be used, however often the connection is retried (E1, W4).
 */
export function useUnusableDesktopAppToast(text: string): void {
  const { isRequested, problem } = useConnectionState();
  const hasReported = useRef(false);
  const isDesktopAppUnusable = isRequested && unusableDesktopAppProblems.has(problem);
  useEffect(() => {
    if (!isDesktopAppUnusable || hasReported.current) return;
    hasReported.current = true;
    notify(text, 'risk');
  }, [isDesktopAppUnusable, text]);
}
