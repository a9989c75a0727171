import { DesktopIdentity, type IdentityMessages } from '@/components/desktop/desktop-identity';
import { ConnectionStatusLine } from '@/components/desktop/connection-status-line';
import { DesktopProvider } from '@/components/desktop/desktop-provider';
import { useUnusableDesktopAppToast } from '@/components/desktop/use-unusable-desktop-app-toast';
import { useConnectionState } from '@/components/desktop/desktop-hooks';
import { useLoginInfo } from '@/components/desktop/use-login-info';
import type { ConnectionMessages } from '@/components/desktop/connection-messages';

export interface DesktopAppStatusPanelProps {
  messages: {
    title: string;
    needs: string;
    /** The text for an environment that cannot be used (E1). */
    abnormal: string;
    connection: ConnectionMessages;
    identity: IdentityMessages;
  };
}

/** The content inside the desktop app; on a computer next to it there is nothing to say here. */
function DesktopAppPart({ messages }: DesktopAppStatusPanelProps) {
  const { presence } = useConnectionState();
  const login = useLoginInfo();
  useUnusableDesktopAppToast(messages.abnormal);
  if (presence !== 'inside') return null;
  return (
    <section
      aria-label={messages.title}
      data-desktop-app
      className="mt-5 space-y-4 rounded-lg border border-line-2 bg-paper p-5 sm:px-9"
    >
      <h2 className="text-h3 text-text">{messages.title}</h2>
      <ConnectionStatusLine messages={messages.connection} />
      <DesktopIdentity
        messages={messages.identity}
        connectionMessages={messages.connection}
        login={login}
        needs={messages.needs}
        pageName="oauth"
      />
    </section>
  );
}

/** The environment of the desktop app that this page was opened in, and who is signed in there. */
export function DesktopAppStatusPanel(props: DesktopAppStatusPanelProps) {
  return (
    <DesktopProvider>
      <DesktopAppPart {...props} />
    </DesktopProvider>
  );
}
