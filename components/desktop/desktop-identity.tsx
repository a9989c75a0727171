import type { ReactNode } from 'react';
import { usePromoterOrChannel } from '@/components/visitor/use-attribution';
import { TextLink } from '@/components/ui/text-link';
import type { MessageGroup } from '@/lib/core/i18n/pick-messages';
import { desktopAppHref, type DesktopAppScreen } from '@/lib/external-links/desktop-app-scheme';
import { DetailRows } from './detail-rows';
import { useConnection } from './desktop-provider';
import { useConnectionState } from './desktop-hooks';
import type { LoginInfoState } from './use-login-info';
import { failureText, type ConnectionMessages } from './connection-messages';

export type IdentityMessages = MessageGroup<'desktop.identity'>;

interface DesktopIdentityProps {
  messages: IdentityMessages;
  connectionMessages: ConnectionMessages;
  login: LoginInfoState;
  /** What on this page needs an account; shown while no account is signed in. */
  needs: string;
  /** Analytics name of the page. */
  pageName: 'detect' | 'oauth';
}

/**
 * Whether no account is signed in: by the desktop app's answer or, while there is no answer, because a guest opened the
 * page.
 */
export function isNobodySignedIn(login: LoginInfoState, isGuest: boolean): boolean {
  return login.kind === 'known' ? !login.info.isLoggedIn : isGuest;
}

function accountText(
  login: LoginInfoState,
  isGuest: boolean,
  { messages, connectionMessages }: DesktopIdentityProps,
): string {
  if (login.kind === 'known' && login.info.isLoggedIn)
    return [login.info.username, login.info.companyName].filter(Boolean).join(' · ');
  if (isGuest) return messages.guest;
  if (login.kind === 'known') return messages.signedOut;
  return login.kind === 'failed' ? failureText(login.error, connectionMessages) : messages.waiting;
}

/** The URL that the desktop app can return to: this page without its query, which may be private. */
const currentPageUrl = () => `${location.origin}${location.pathname}`;

function DesktopAppLink({
  pageName,
  target,
  children,
}: Pick<DesktopIdentityProps, 'pageName'> & { target: DesktopAppScreen; children: ReactNode }) {
  const from = usePromoterOrChannel();
  const opening = { switchFrom: pageName, switchTarget: target, switchUrl: currentPageUrl(), from };
  return <TextLink href={desktopAppHref(opening)}>{children}</TextLink>;
}

/** The environment of the desktop app the page is in, and who is signed in there. */
export function DesktopIdentity(props: DesktopIdentityProps) {
  const { messages, login, needs, pageName } = props;
  const { presence } = useConnectionState();
  const { name, id, isGuest } = useConnection().browserProfile();
  if (presence !== 'inside' && login.kind === 'waiting') return null;
  const rows = [
    (name || id) && [messages.environment, name || messages.unnamed],
    id && [messages.id, id],
    [messages.account, accountText(login, isGuest, props)],
  ].filter((row): row is [string, string] => Array.isArray(row));
  return (
    <div className="space-y-3">
      <DetailRows rows={rows} />
      {isNobodySignedIn(login, isGuest) && <p className="rounded-md bg-mist px-4 py-3">{needs}</p>}
      <p className="flex flex-wrap gap-x-6">
        {isNobodySignedIn(login, isGuest) && (
          <DesktopAppLink pageName={pageName} target="sign-in">
            {messages.signIn}
          </DesktopAppLink>
        )}
        {id && (
          <DesktopAppLink pageName={pageName} target="environment-settings">
            {messages.settings}
          </DesktopAppLink>
        )}
      </p>
    </div>
  );
}
