/** Finds out whether there is a desktop app, and loads and holds the page's connection to it. */
import type {
  ArgsOf,
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
} from '../protocol/actions';
import { DesktopError } from '../desktop-error';
import type { DesktopResponse } from '../protocol/frames';
import type { DesktopConnection } from './connection';
import type { DesktopCaller } from './desktop-api';
import type { NotificationListener } from './notification-listeners';
import {
  browserProfileOf,
  isInsideDesktopApp,
  type BrowserProfile,
  type StartupData,
} from './startup-data';
import { connectionStatus, type ConnectionState } from './connection-state';

/**
 * Where a page runs. unknown: in the server's HTML; inside: in the desktop app's browser; otherBrowser: in another
 * browser on a computer whose desktop app gave its secret; outside: there is no desktop app.
 */
type DesktopPresence = 'unknown' | 'inside' | 'otherBrowser' | 'outside';

export interface PageConnectionState extends ConnectionState {
  readonly presence: DesktopPresence;
  /** The page requested a connection: automatically because of its presence, or for the visitor. */
  readonly isRequested: boolean;
}

export interface PageApis {
  readStartup(): Promise<StartupData>;
  /** Chromium's permission for local network access; 'unknown' where the browser has no such permission. */
  queryPermission(): Promise<PermissionState | 'unknown'>;
  /** Loads the connection's code and creates a DesktopConnection; only called where there may be a desktop app. */
  loadConnection(startup: StartupData): Promise<DesktopConnection>;
}

const initialState: PageConnectionState = {
  status: connectionStatus.initing,
  problem: null,
  presence: 'unknown',
  isRequested: false,
};

/** A page's access to the desktop app: finds out whether there may be one, and loads the code only then. */
export class PageConnection implements DesktopCaller {
  #state = initialState;
  readonly #watchers = new Set<() => void>();
  #startup: StartupData = {};
  #connectionPromise: Promise<DesktopConnection> | undefined;
  /** Counts the visits. A task that finds another number than at its start belongs to an earlier visit, and stops. */
  #visit = 0;
  #stopWatching: (() => void) | undefined;
  readonly #subscriptions = new Set<(connection: DesktopConnection) => void>();

  readonly #apis: PageApis;

  constructor(apis: PageApis) {
    this.#apis = apis;
  }

  readonly snapshot = (): PageConnectionState => this.#state;
  /** The state in the server's HTML. */
  readonly serverSnapshot = (): PageConnectionState => initialState;

  /** The desktop app's browser profile in which the page was opened; known once the presence is known. */
  browserProfile(): BrowserProfile {
    return browserProfileOf(this.#startup);
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /**
   * Called when the page is shown. Finds out where the page runs, and connects when that is inside the desktop app, or
   * when the permission is already granted.
   */
  async enter(): Promise<void> {
    this.#visit += 1;
    const visit = this.#visit;
    this.#startup = await this.#apis.readStartup();
    if (visit !== this.#visit) return;
    if (isInsideDesktopApp(this.#startup)) {
      this.#setState({ presence: 'inside' });
      return this.connect();
    }
    if (!this.#startup.secret || !this.#startup.port)
      return this.#setState({ presence: 'outside' });
    const permission = await this.#apis.queryPermission();
    if (visit !== this.#visit) return;
    // A refused permission looks like an absent desktop app.
    this.#setState({ presence: permission === 'denied' ? 'outside' : 'otherBrowser' });
    if (permission === 'granted') this.connect();
  }

  /**
   * Connects. Outside the desktop app it must only be called when the visitor asks for the connection, or has allowed
   * it before (Local Network Access).
   */
  connect(): void {
    if (this.#state.presence !== 'inside' && this.#state.presence !== 'otherBrowser') return;
    this.#setState({ isRequested: true });
    const visit = this.#visit;
    const connectionPromise = (this.#connectionPromise ??= this.#apis.loadConnection(
      this.#startup,
    ));
    connectionPromise.then(
      (connection) => {
        if (visit !== this.#visit) return;
        this.#stopWatching ??= connection.subscribe(() => this.#setState(connection.snapshot()));
        this.#subscriptions.forEach((listen) => listen(connection));
        connection.start();
        this.#setState(connection.snapshot());
      },
      () => {
        // When the code cannot be loaded, the desktop app counts as unreachable; the next connect() loads the code
        // again.
        if (this.#connectionPromise === connectionPromise) this.#connectionPromise = undefined;
        if (visit !== this.#visit) return;
        this.#setState({ status: connectionStatus.fail, problem: 'unreachable' });
      },
    );
  }

  /** Called when the page is left: every request fails, and nothing stays open. */
  leave(): void {
    this.#visit += 1;
    void this.#connectionPromise?.then((connection) => connection.stop()).catch(() => undefined);
    this.#setState({ isRequested: false });
  }

  /**
   * Sends a request as {@link DesktopConnection.request}.
   * @throws DesktopError also 'stopped' where no connection was requested, and 'closed' when the connection's code
   * cannot be loaded
   */
  async request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse> {
    if (!this.#connectionPromise || !this.#state.isRequested) throw new DesktopError('stopped');
    const connection = await this.#connectionPromise.catch(() => {
      throw new DesktopError('closed');
    });
    return connection.request(module, action, args);
  }

  /**
   * Listens to notifications of the desktop app, also of a later connection.
   * @returns a function that stops listening
   */
  on<M extends NotificationModule, A extends NotificationAction<M>>(
    module: M,
    action: A,
    listener: NotificationListener,
  ): () => void {
    let stop: (() => void) | undefined;
    const listen = (connection: DesktopConnection) => {
      stop ??= connection.on(module, action, listener);
    };
    this.#subscriptions.add(listen);
    // connect() handles code that cannot be loaded.
    void this.#connectionPromise
      ?.then((connection) => {
        if (this.#subscriptions.has(listen)) listen(connection);
      })
      .catch(() => undefined);
    return () => {
      this.#subscriptions.delete(listen);
      stop?.();
    };
  }

  #setState(change: Partial<PageConnectionState>): void {
    this.#state = { ...this.#state, ...change };
    this.#watchers.forEach((watcher) => watcher());
  }
}
