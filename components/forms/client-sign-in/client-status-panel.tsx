import { DesktopIdentity, type IdentityMessages } from '@/components/desktop/desktop-identity';
import { ConnectionStatusLine } from '@/components/desktop/connection-status-line';
import { DesktopProvider } from '@/components/desktop/desktop-provider';
import { useUnusableClientToast } from '@/components/desktop/use-unusable-client-toast';
import { useConnectionState } from '@/components/desktop/desktop-hooks';
import { useLoginInfo } from '@/components/desktop/use-login-info';
import type { ConnectionMessages } from '@/components/desktop/connection-messages';

export interface ClientStatusPanelProps {
  messages: {
    title: string;
    needs: string;
    /** The text for an environment that cannot be used (E1). */
    abnormal: string;
    connection: ConnectionMessages;
    identity: IdentityMessages;
  };
}

/** The content inside the client; on a computer next to a client there is nothing to say here. */
function ClientPart({ messages }: ClientStatusPanelProps) {
  const { presence } = useConnectionState();
  const login = useLoginInfo();
  useUnusableClientToast(messages.abnormal);
  if (presence !== 'inside') return null;
  return (
    <section
      aria-label={messages.title}
      data-client
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

/** The environment of the client that this page was opened in, and who is signed in there. */
export function ClientStatusPanel(props: ClientStatusPanelProps) {
  return (
    <DesktopProvider>
      <ClientPart {...props} />
    </DesktopProvider>
  );
}
