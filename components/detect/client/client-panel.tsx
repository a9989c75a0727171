import { useEffect, useState } from 'react';
import { ClientIdentity, lacksAccount } from '@/components/desktop/client-identity';
import { ConnectPrompt } from '@/components/desktop/connect-prompt';
import { StatusLine } from '@/components/desktop/connection-status';
import { DesktopProvider, useConnection } from '@/components/desktop/desktop-provider';
import { useAbnormalNotice } from '@/components/desktop/use-abnormal-notice';
import { useDesktop } from '@/components/desktop/use-desktop';
import { useLogin } from '@/components/desktop/use-login';
import { bridge } from '@/lib/desktop/connection/bridge';
import { mayCall } from '@/lib/desktop/functions';
import { connectionStatus } from '@/lib/desktop/connection/status';
import type { DetectReport } from '@/lib/detect/report';
import { AutoFix } from './auto-fix';
import { ClientFacts } from './client-facts';
import { SaveResult } from './save-result';
import type { ClientWords } from './types';

export interface ClientPanelProps {
  words: ClientWords;
  /** null before the check has run. */
  report: DetectReport | null;
}

/** Version of the connected client; null until it has said one. */
function useClientVersion(): string | null {
  const connection = useConnection();
  const { status } = useDesktop();
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    if (status !== connectionStatus.success) return undefined;
    let wanted = true;
    bridge(connection)
      .version()
      .then(
        (said) => wanted && setVersion(said),
        // A client that does not say its version counts as an old one.
        () => wanted && setVersion(''),
      );
    return () => {
      wanted = false;
    };
  }, [connection, status]);
  return version;
}

function Functions({ words, report, mayChange }: ClientPanelProps & { mayChange: boolean }) {
  const version = useClientVersion();
  const recent =
    mayCall(version, 'WebBrowser', 'SaveDetectedResult') &&
    mayCall(version, 'WebBrowser', 'AutoFix');
  return (
    <>
      <ClientFacts words={words} />
      {recent && mayChange && <SaveResult words={words} report={report} />}
      {recent && mayChange && <AutoFix words={words} />}
      {version !== null && !recent && <p>{words.old}</p>}
    </>
  );
}

function Panel({ words, report }: ClientPanelProps) {
  const { place, wanted, status } = useDesktop();
  const login = useLogin();
  const { guest } = useConnection().environment();
  useAbnormalNotice(words.abnormal);
  return (
    <div data-client className="mt-6 space-y-5 rounded-lg border border-line-2 p-5 md:p-8">
      <h3 className="text-h3 text-text">{words.title}</h3>
      {place === 'outside' && <p>{words.outside}</p>}
      {wanted && <StatusLine words={words.connection} />}
      <ConnectPrompt words={words.connection} />
      <ClientIdentity
        words={words.identity}
        connection={words.connection}
        login={login}
        needs={words.needs}
        where="detect"
      />
      {wanted && status === connectionStatus.success && (
        <Functions words={words} report={report} mayChange={!lacksAccount(login, guest)} />
      )}
    </div>
  );
}

/** What the desktop client adds to the check, where the page runs in it or beside it. */
export function ClientPanel(props: ClientPanelProps) {
  return (
    <DesktopProvider>
      <Panel {...props} />
    </DesktopProvider>
  );
}
