import { useEffect, useState } from 'react';
import { DesktopIdentity, isNobodySignedIn } from '@/components/desktop/desktop-identity';
import { ConnectionStatusLine } from '@/components/desktop/connection-status-line';
import { DesktopProvider, useConnection } from '@/components/desktop/desktop-provider';
import { useUnusableClientToast } from '@/components/desktop/use-unusable-client-toast';
import { useConnectionState } from '@/components/desktop/desktop-hooks';
import { useLoginInfo } from '@/components/desktop/use-login-info';
import { createDesktopApi } from '@/lib/desktop/connection/desktop-api';
import { connectionStatus } from '@/lib/desktop/connection/connection-state';
import { canCall } from '@/lib/desktop/client-versions';
import type { DetectReport } from '@/lib/detect/report';
import { ConnectPrompt } from './connect-prompt';
import type { DesktopClientMessages } from './detect-messages';
import { DesktopNetwork } from './desktop-network';
import { SaveReport } from './save-report';
import { AutoFix } from './auto-fix';

export interface DesktopClientPanelProps {
  messages: DesktopClientMessages;
  /** Null before the check has run. */
  report: DetectReport | null;
}

/** The version of the connected client; null until the client has answered, '' where it reports no version. */
function useClientVersion(): string | null {
  const connection = useConnection();
  const { status } = useConnectionState();
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let isMounted = true;
    createDesktopApi(connection)
      .loadVersion()
      .then(
        (clientVersion) => isMounted && setVersion(clientVersion),
        // A client that does not report its version counts as an old client.
        () => isMounted && setVersion(''),
      );
    return () => {
      isMounted = false;
    };
  }, [connection, status]);
  return version;
}

function ClientFeatures({
  messages,
  report,
  mayChange,
}: DesktopClientPanelProps & { mayChange: boolean }) {
  const version = useClientVersion();
  const isRecent =
    canCall(version, 'WebBrowser', 'SaveDetectedResult') &&
    canCall(version, 'WebBrowser', 'AutoFix');
  return (
    <>
      <DesktopNetwork messages={messages} />
      {isRecent && mayChange && <SaveReport messages={messages} report={report} />}
      {isRecent && mayChange && <AutoFix messages={messages} />}
      {version !== null && !isRecent && <p>{messages.old}</p>}
    </>
  );
}

function Panel({ messages, report }: DesktopClientPanelProps) {
  const { presence, isRequested, status } = useConnectionState();
  const login = useLoginInfo();
  const { isGuest } = useConnection().browserProfile();
  useUnusableClientToast(messages.abnormal);
  return (
    <div data-client className="product:space-y-5 mt-6 rounded-lg border border-line-2 p-5 md:p-8">
      <h3 className="text-h3 text-text">{messages.title}</h3>
      {presence === 'outside' && <p>{messages.outside}</p>}
      {isRequested && <ConnectionStatusLine messages={messages.connection} />}
      <ConnectPrompt messages={messages.connection} />
      <DesktopIdentity
        messages={messages.identity}
        connectionMessages={messages.connection}
        login={login}
        needs={messages.needs}
        pageName="detect"
      />
      {isRequested && status === connectionStatus.success && (
        <ClientFeatures
          messages={messages}
          report={report}
          mayChange={!isNobodySignedIn(login, isGuest)}
        />
      )}
    </div>
  );
}

/** The desktop client's part of the check, where the page runs in a client or next to a client. */
export function DesktopClientPanel(props: DesktopClientPanelProps) {
  return (
    <DesktopProvider>
      <Panel {...props} />
    </DesktopProvider>
  );
}
