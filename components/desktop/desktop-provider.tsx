import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import {
  createBrowserApis,
  readExtensionStartup,
  readPageFlags,
  detectPageType,
  readSiteStartup,
} from '@/lib/desktop/connection/browser-apis';
import type { DesktopConnectionOptions } from '@/lib/desktop/connection/connection-types';
import { PageConnection } from '@/lib/desktop/connection/page-connection';
import { isInsideDesktopApp } from '@/lib/desktop/connection/startup-data';
import { queryLocalNetworkPermission } from './local-network-permission';

const ConnectionContext = createContext<PageConnection | null>(null);

async function readStartup() {
  const siteValues = readSiteStartup();
  return isInsideDesktopApp(siteValues)
    ? siteValues
    : { ...(await readExtensionStartup()), ...siteValues };
}

function createConnection(): PageConnection {
  return new PageConnection({
    readStartup,
    queryPermission: queryLocalNetworkPermission,
    loadConnection: async (startup) => {
      const { DesktopConnection } = await import('@/lib/desktop/connection/connection');
      const settings: DesktopConnectionOptions = {
        ...readPageFlags(),
        pageType: detectPageType(),
        startup,
      };
      return new DesktopConnection(createBrowserApis(), settings);
    },
  });
}

/**
 * Provides the connection to the desktop app. Only pages that use it have this provider; the code of the
 * connection is loaded when there may be a desktop app.
 */
export function DesktopProvider({ children }: { children: ReactNode }) {
  const [connection] = useState(createConnection);
  useEffect(() => {
    void connection.enter();
    // A page in the browser's back/forward cache must not hold a socket.
    const handlePageHide = () => connection.leave();
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void connection.enter();
    };
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
      connection.leave();
    };
  }, [connection]);
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}

/**
 * The page's connection.
 * @throws Error outside a DesktopProvider, which is a bug of the page
 */
export function useConnection(): PageConnection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a DesktopProvider around it');
  return connection;
}
