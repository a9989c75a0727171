import { useEffect, useRef } from 'react';
import { notify } from '@/components/ui/toast/toast-store';
import type { ConnectionProblem } from '@/lib/desktop/connection/connection-state';
import { useConnectionState } from './desktop-hooks';

/** Problems of a client that is there but unusable. No response, or a client that ended, is only logged (E1). */
const unusableClientProblems: ReadonlySet<ConnectionProblem | null> = new Set<ConnectionProblem>([
  'badSecret',
  'badPort',
  'refused',
]);

/** Notifies once of an environment whose client cannot be used, however often the connection is retried (E1, W4). */
export function useUnusableClientToast(text: string): void {
  const { isRequested, problem } = useConnectionState();
  const hasReported = useRef(false);
  const isClientUnusable = isRequested && unusableClientProblems.has(problem);
  useEffect(() => {
    if (!isClientUnusable || hasReported.current) return;
    hasReported.current = true;
    notify(text, 'risk');
  }, [isClientUnusable, text]);
}
