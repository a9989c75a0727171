import { useEffect, useState } from 'react';
import { DesktopIdentity, isNobodySignedIn } from '@/components/desktop/desktop-identity';
import { ConnectionStatusLine } from '@/components/desktop/connection-status-line';
import { DesktopProvider, useConnection } from '@/components/desktop/desktop-provider';
import { useUnusableDesktopAppToast } from '@/components/desktop/use-unusable-desktop-app-toast';
import { useConnectionState } from '@/components/desktop/desktop-hooks';
import { useLoginInfo } from '@/components/desktop/use-login-info';
import { createDesktopApi } from '@/lib/desktop/connection/desktop-api';
import { connectionStatus } from '@/lib/desktop/connection/connection-state';
import { canCall } from '@/lib/desktop/desktop-app-versions';
import type { DetectReport } from '@/lib/detect/report';
import { ConnectPrompt } from './connect-prompt';
import type { DesktopAppMessages } from './detect-messages';
import { DesktopNetwork } from './desktop-network';
import { SaveReport } from './save-report';
import { AutoFix } from './auto-fix';

export interface DesktopAppPanelProps {
  messages: DesktopAppMessages;
  /** Null before the check has run. */
  report: DetectReport | null;
}

/** The version of the connected desktop app; null until it has answered, '' where it reports no version. */
function useDesktopAppVersion(): string | null {
  const connection = useConnection();
  const { status } = useConnectionState();
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let isMounted = true;
    createDesktopApi(connection)
      .loadVersion()
      .then(
        (desktopAppVersion) => isMounted && setVersion(desktopAppVersion),
        // A desktop app that does not report its version counts as an old desktop app.
        () => isMounted && setVersion(''),
      );
    return () => {
      isMounted = false;
    };
  }, [connection, status]);
  return version;
}

function DesktopAppFeatures({
  messages,
  report,
  mayChange,
}: DesktopAppPanelProps & { mayChange: boolean }) {
  const version = useDesktopAppVersion();
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

function Panel({ messages, report }: DesktopAppPanelProps) {
  const { presence, isRequested, status } = useConnectionState();
  const login = useLoginInfo();
  const { isGuest } = useConnection().browserProfile();
  useUnusableDesktopAppToast(messages.abnormal);
  return (
    <div
      data-desktop-app
      className="product:space-y-5 mt-6 rounded-lg border border-line-2 p-5 md:p-8"
    >
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
        <DesktopAppFeatures
          messages={messages}
          report={report}
          mayChange={!isNobodySignedIn(login, isGuest)}
        />
      )}
    </div>
  );
}

/** The desktop app's part of the check, where the page runs in a desktop app or next to one. */
export function DesktopAppPanel(props: DesktopAppPanelProps) {
  return (
    <DesktopProvider>
      <Panel {...props} />
    </DesktopProvider>
  );
}
