import type { DesktopCaller } from './bridge';
import type {
  ArgsOf,
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
} from '../protocol/catalogue';
import type { DesktopClient } from './client';
import { DesktopError } from '../error';
import type { DesktopResponse } from '../protocol/frames';
import type { NotificationListener } from './listeners';
import { environmentOf, isInsideClient, type Environment, type StartupData } from './startup';
import { connectionStatus, type DesktopState } from './status';

/**
 * Where a page is: unknown in the server's HTML; inside the client; reachable: in another browser
 * next to a client that gave its secret; outside: there is no client.
 */
export type Place = 'unknown' | 'inside' | 'reachable' | 'outside';

export interface PageState extends DesktopState {
  readonly place: Place;
  /** Connecting was requested, by the place or by the visitor. */
  readonly wanted: boolean;
}

export interface PageParts {
  readStartup(): Promise<StartupData>;
  /** Chromium's permission to talk to programs of this machine; unknown where there is none. */
  permission(): Promise<PermissionState | 'unknown'>;
  /** Loads the connection's code and makes one; only when there is a client. */
  load(startup: StartupData): Promise<DesktopClient>;
}

const before: PageState = {
  status: connectionStatus.initing,
  problem: null,
  place: 'unknown',
  wanted: false,
};

/** A page's way to the client: finds out whether there is one, and loads the code only then. */
export class PageConnection implements DesktopCaller {
  #state = before;
  readonly #watchers = new Set<() => void>();
  #startup: StartupData = {};
  #client: Promise<DesktopClient> | undefined;
  /** Counts the visits, so that what was begun before leaving does not go on afterwards. */
  #visit = 0;
  #stopWatching: (() => void) | undefined;
  readonly #listeners = new Set<(client: DesktopClient) => void>();

  constructor(private readonly parts: PageParts) {}

  readonly snapshot = (): PageState => this.#state;
  /** What the server's HTML shows. */
  readonly serverSnapshot = (): PageState => before;

  /** Where the client opened the page; known once its place is. */
  environment(): Environment {
    return environmentOf(this.#startup);
  }

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The page is shown: looks where it is, and connects when it is inside, or allowed already. */
  async enter(): Promise<void> {
    this.#visit += 1;
    const visit = this.#visit;
    this.#startup = await this.parts.readStartup();
    if (visit !== this.#visit) return;
    if (isInsideClient(this.#startup)) {
      this.#set({ place: 'inside' });
      return this.connect();
    }
    if (!this.#startup.sid || !this.#startup.pid) return this.#set({ place: 'outside' });
    const permission = await this.parts.permission();
    if (visit !== this.#visit) return;
    // A refusal looks like an absent client.
    this.#set({ place: permission === 'denied' ? 'outside' : 'reachable' });
    if (permission === 'granted') this.connect();
  }

  /** Connects; outside the client only after the visitor read why (Local Network Access). */
  connect(): void {
    if (this.#state.place !== 'inside' && this.#state.place !== 'reachable') return;
    this.#set({ wanted: true });
    const visit = this.#visit;
    this.#client ??= this.parts.load(this.#startup);
    this.#client.then(
      (client) => {
        if (visit !== this.#visit) return;
        this.#stopWatching ??= client.subscribe(() => this.#set(client.snapshot()));
        this.#listeners.forEach((listen) => listen(client));
        client.start();
        this.#set(client.snapshot());
      },
      () => {
        // The code did not arrive: as if there were no response; connecting again asks for it again.
        this.#client = undefined;
        this.#set({ status: connectionStatus.fail, problem: 'unreachable' });
      },
    );
  }

  /** The page goes: nothing may hold it back, and every request fails. */
  leave(): void {
    this.#visit += 1;
    void this.#client?.then((client) => client.stop()).catch(() => undefined);
    this.#set({ wanted: false });
  }

  async request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse> {
    if (!this.#client || !this.#state.wanted) throw new DesktopError('stopped');
    const client = await this.#client.catch(() => {
      throw new DesktopError('closed');
    });
    return client.request(module, action, args);
  }

  /** Hears what the client pushes, whenever it comes. @returns how to stop listening */
  on<M extends NotificationModule, A extends NotificationAction<M>>(
    module: M,
    action: A,
    listener: NotificationListener,
  ): () => void {
    let stop: (() => void) | undefined;
    const listen = (client: DesktopClient) => {
      stop ??= client.on(module, action, listener);
    };
    this.#listeners.add(listen);
    void this.#client?.then((client) => {
      if (this.#listeners.has(listen)) listen(client);
    });
    return () => {
      this.#listeners.delete(listen);
      stop?.();
    };
  }

  #set(change: Partial<PageState>): void {
    this.#state = { ...this.#state, ...change };
    this.#watchers.forEach((watcher) => watcher());
  }
}
