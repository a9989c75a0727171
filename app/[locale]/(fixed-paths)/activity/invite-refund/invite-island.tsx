'use client';

import { Suspense, lazy, useState, type ReactNode } from 'react';
import { heroSheetStyles } from '@/components/ui/hero-sheet-styles';
import { useSignedInHint } from '@/lib/session/use-signed-in-hint';
import type { InvitePanelProps } from './panel-props';

// The island notices a sign-in or sign-out in another tab when the visitor comes back, also from the browser's page
// cache.
const returnEvents = ['focus', 'pageshow'] as const;

function subscribeToReturns(listener: () => void) {
  returnEvents.forEach((name) => window.addEventListener(name, listener));
  return () => returnEvents.forEach((name) => window.removeEventListener(name, listener));
}

interface InviteIslandProps extends InvitePanelProps {
  /** The content for visitors who are not signed in; the server's HTML has it as well. */
  readonly prompt: ReactNode;
  /** The placeholder while the panel's code is fetched, as large as the panel. */
  readonly placeholder: ReactNode;
}

/** The panel's code is loaded only for visitors with a session. */
const InvitePanel = lazy(() =>
  import('./invite-panel').then(
    (module) => ({ default: module.InvitePanel }),
    () => ({
      default: ({ messages }: InvitePanelProps) => (
        <p className={heroSheetStyles}>{messages.failed}</p>
      ),
    }),
  ),
);

/** Shows everything personal to visitors who are signed in, a prompt to all others, and no errors (R7). */
export function InviteIsland({ prompt, placeholder, ...panel }: InviteIslandProps) {
  const isSignedIn = useSignedInHint(subscribeToReturns);
  const [wasRefused, setWasRefused] = useState(false);
  const [hasExpired, setHasExpired] = useState(false);
  // After a 401 nothing is requested again until the hint cookie has been gone, which means another sign-in.
  if (wasRefused && !isSignedIn) setWasRefused(false);
  if (isSignedIn && !wasRefused)
    return (
      <Suspense fallback={placeholder}>
        <InvitePanel
          {...panel}
          onSignedOut={() => {
            setWasRefused(true);
            setHasExpired(true);
          }}
        />
      </Suspense>
    );
  return (
    <div className={heroSheetStyles}>
      <p role="status" className="mb-4 font-bold text-warm-text empty:hidden">
        {hasExpired && panel.messages.prompt.expired}
      </p>
      {prompt}
    </div>
  );
}
