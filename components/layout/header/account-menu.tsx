import { useState } from 'react';
import { SWRConfig } from 'swr';
import useSWRImmutable from 'swr/immutable';
import type { SessionResponse } from '@superbrowser/contract/handler-responses';
import { PlainLink } from '@/components/ui/plain-link';
import { postToApi } from '@/lib/browser/site-api';
import { fetchJsonOrThrow, FetchError } from '@/lib/browser/fetch-json';
import { pagePath } from '@/lib/core/i18n/paths';
import type { Locale } from '@/lib/core/i18n/routing';

export interface AccountMenuProps {
  locale: Locale;
  inviteHref: string;
  cancelHref: string;
  signInHref: string;
  messages: {
    loading: string;
    failed: string;
    expired: string;
    signIn: string;
    invite: string;
    figures: string;
    cancel: string;
    signOut: string;
    signOutFailed: string;
  };
}

type SessionState = SessionResponse | 'pending' | 'failed';

/** @throws FetchError */
async function fetchSession(path: string): Promise<SessionResponse> {
  const response = await fetchJsonOrThrow<SessionResponse>(path);
  if (typeof response.signedIn !== 'boolean') throw new FetchError('');
  return response;
}

/** The session of the visitor; without its answer the menu still has its links and signs out. */
function useSession(): SessionState {
  const { data, error } = useSWRImmutable<SessionResponse, FetchError>(
    '/api/account/session',
    fetchSession,
    { shouldRetryOnError: false },
  );
  return error ? 'failed' : (data ?? 'pending');
}

const entryStyles =
  'flex min-h-11 w-full cursor-pointer items-center rounded-md px-3.5 text-left font-bold hover:bg-blue-50';

/** Says who is signed in, and holds the links for signed-in visitors. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    // A cache of its own: the next visitor of this browser must not see the present visitor's name.
    <SWRConfig value={{ provider: () => new Map() }}>
      <MenuEntries {...props} />
    </SWRConfig>
  );
}

function MenuEntries({ locale, inviteHref, cancelHref, signInHref, messages }: AccountMenuProps) {
  const session = useSession();
  const [wasRefused, setWasRefused] = useState(false);

  async function signOut() {
    const response = await postToApi('/api/account/sign-out', {}, locale);
    if (response.ok) location.reload();
    else setWasRefused(true);
  }

  return (
    <>
      <SignedInAccount session={session} messages={messages} />
      <PlainLink href={inviteHref} className={entryStyles}>
        {messages.invite}
      </PlainLink>
      <PlainLink href={pagePath(locale, '/partners/figures')} className={entryStyles}>
        {messages.figures}
      </PlainLink>
      {typeof session === 'object' && !session.signedIn ? (
        <PlainLink href={signInHref} className={entryStyles}>
          {messages.signIn}
        </PlainLink>
      ) : (
        <button type="button" onClick={signOut} className={entryStyles}>
          {messages.signOut}
        </button>
      )}
      <PlainLink href={cancelHref} className={`${entryStyles} text-sm font-normal! text-text-3`}>
        {messages.cancel}
      </PlainLink>
      <p role="status" className="px-3.5 text-sm text-risk">
        {wasRefused && messages.signOutFailed}
      </p>
    </>
  );
}

function SignedInAccount({
  session,
  messages,
}: {
  session: SessionState;
  messages: AccountMenuProps['messages'];
}) {
  return (
    <div aria-live="polite" className="mb-1 border-b border-line px-3.5 pt-1.5 pb-3">
      {typeof session === 'object' && session.signedIn ? (
        <>
          <p className="font-bold wrap-anywhere">{session.username}</p>
          <p className="text-sm wrap-anywhere text-text-3">{session.companyName}</p>
        </>
      ) : (
        <p className="text-sm text-text-3">
          {session === 'pending'
            ? messages.loading
            : session === 'failed'
              ? messages.failed
              : messages.expired}
        </p>
      )}
    </div>
  );
}
