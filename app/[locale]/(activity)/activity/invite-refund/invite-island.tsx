'use client';

import { Suspense, lazy, useState, useSyncExternalStore, type ReactNode } from 'react';
import { heroCardStyles } from '@/components/ui/hero-card';
import { cookieReader } from '@/lib/attribution/cookies';
import { signedInHint } from '@/lib/session/hint';
import type { InvitePanelProps } from './types';

interface InviteIslandProps extends InvitePanelProps {
  /** What those who are not signed in see; also the server's HTML. */
  readonly prompt: ReactNode;
  /** Stands there while the panel is fetched, as large as the panel. */
  readonly placeholder: ReactNode;
}

/** Only those with a session pay for the panel's code. */
const InvitePanel = lazy(() =>
  import('./invite-panel').then(
    (module) => ({ default: module.InvitePanel }),
    () => ({
      default: ({ messages }: InvitePanelProps) => (
        <p className={heroCardStyles}>{messages.failed}</p>
      ),
    }),
  ),
);

/** R7: everything personal for those who are signed in, a prompt for all others, and no errors. */
export function InviteIsland({ prompt, placeholder, ...panel }: InviteIslandProps) {
  const hinted = useSignedInHint();
  const [refused, setRefused] = useState(false);
  const [expired, setExpired] = useState(false);
  // After a refusal nothing is requested again until the hint has been gone: another sign-in.
  if (refused && !hinted) setRefused(false);
  if (hinted && !refused)
    return (
      <Suspense fallback={placeholder}>
        <InvitePanel
          {...panel}
          onSignedOut={() => {
            setRefused(true);
            setExpired(true);
          }}
        />
      </Suspense>
    );
  return (
    <div className={heroCardStyles}>
      <p role="status" className="mb-4 font-bold text-warm-text empty:hidden">
        {expired && panel.messages.prompt.expired}
      </p>
      {prompt}
    </div>
  );
}

// Signing in or out elsewhere shows when the visitor comes back, also out of the browser's memory.
const moments = ['focus', 'pageshow'] as const;

function subscribe(listener: () => void) {
  moments.forEach((moment) => window.addEventListener(moment, listener));
  return () => moments.forEach((moment) => window.removeEventListener(moment, listener));
}

/** Whether a session is likely; false in the server's HTML. Only the handlers know for certain. */
function useSignedInHint(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => cookieReader(document.cookie)(signedInHint) === '1',
    () => false,
  );
}
