'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { card } from '@/components/ui/sheet';
import { useSignedInHint } from './signed-in-hint';
import type { DeskProps } from './types';

export interface InviteDeskProps extends DeskProps {
  /** What those who are not signed in see; also the server's HTML. */
  readonly prompt: ReactNode;
  /** Stands there while the desk is fetched, as large as the desk. */
  readonly placeholder: ReactNode;
}

/** Only those with a session pay for the desk's code. */
const Desk = lazy(() =>
  import('./invite-panel').then(
    (module) => ({ default: module.Desk }),
    () => ({ default: ({ words }: DeskProps) => <p className={card}>{words.failed}</p> }),
  ),
);

/** R7: everything personal for those who are signed in, a prompt for all others, and no errors. */
export function InviteDesk({ prompt, placeholder, ...desk }: InviteDeskProps) {
  const hinted = useSignedInHint();
  const [refused, setRefused] = useState(false);
  const [expired, setExpired] = useState(false);
  // After a refusal nothing is asked again until the hint has been gone: another sign-in.
  if (refused && !hinted) setRefused(false);
  if (hinted && !refused)
    return (
      <Suspense fallback={placeholder}>
        <Desk
          {...desk}
          onSignedOut={() => {
            setRefused(true);
            setExpired(true);
          }}
        />
      </Suspense>
    );
  return (
    <div className={card}>
      <p role="status" className="mb-4 font-bold text-warm-text empty:hidden">
        {expired && desk.words.prompt.expired}
      </p>
      {prompt}
    </div>
  );
}
