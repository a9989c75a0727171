/**
 * The connection of a page to the desktop client (W1–W4): a state machine without React. Its creator passes in the
 * browser's APIs; timers are the global ones.
 */
import { Backoff } from './backoff';
import type {
  ArgsOf,
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
} from '../protocol/catalog';
import { decodeFrame, encodeMessage, channelKeys, type ChannelKeys } from '../protocol/cipher';
import type { DesktopError } from '../desktop-error';
import {
  frameLimit,
  readFrame,
  type DesktopRequest,
  type DesktopResponse,
} from '../protocol/frames';
import { NotificationListeners, type NotificationListener } from './listeners';
import type { BrowserApis, DesktopSettings, DroppedFrames, Socket } from './connection-types';
import { PendingRequests, type Send } from '../protocol/requests';
import { withStartupCookies, socketUrl, type StartupData } from './startup';
import { connectionStatus, type DesktopState, type ConnectionProblem } from './status';

/** Interval of heart beats, and how long after a lost connection the page reloads (W4). */
const heartBeatMs = 30_000;
const reloadDelayMs = 5_000;
const openReadyState = 1;

export class DesktopClient {
  readonly dropped: DroppedFrames = {
    tooLarge: 0,
    binary: 0,
    undecodable: 0,
    shapeless: 0,
    unasked: 0,
  };

  #state: DesktopState = { status: connectionStatus.initing, problem: null };
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new NotificationListeners();
  readonly #requests: PendingRequests;
  readonly #backoff = new Backoff();
  #startup: StartupData = {};
  #keys: ChannelKeys | null = null;
  #socket: Socket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartBeat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly apis: BrowserApis,
    private readonly settings: DesktopSettings = {},
  ) {
    this.#requests = new PendingRequests(() => apis.random());
  }

  /** Number of unsettled requests. */
  get pending(): number {
    return this.#requests.open;
  }

  /** The present state; the same object until it changes. */
  readonly snapshot = (): DesktopState => this.#state;

  /** @returns stops watching */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Connects now, unless a connection exists or is being opened; does not wait for the next try. */
  start(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#startup = withStartupCookies(this.settings.startup ?? {}, () => this.apis.readStartup());
    const url = socketUrl(this.#startup);
    this.#keys = channelKeys(this.#startup.sid ?? '');
    if (!this.#startup.sid) return this.#set(connectionStatus.initing, 'outside');
    if (!this.#keys) return this.#set(connectionStatus.fail, 'badSecret');
    if (!url) return this.#set(connectionStatus.fail, 'badPort');
    this.#open(url);
  }

  /** Disconnects; every unsettled request fails. {@link start} connects again. */
  stop(): void {
    clearTimeout(this.#retry);
    this.#requests.failAll();
    this.#leave();
    this.#backoff.reset();
    this.#set(connectionStatus.initing, null);
  }

  /**
   * Sends a request. Waits until the connection is ready; settles exactly once.
   * @throws DesktopError when the client refuses, does not answer in 30 s, or the connection closes
   */
  request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse> {
    const response = this.#requests.send({ module, action, args });
    if (this.#state.status === connectionStatus.success) this.#requests.flush(this.#send);
    return response;
  }

  /**
   * Listens to notifications of the client.
   * @returns stops listening
   */
  on<M extends NotificationModule, A extends NotificationAction<M>>(
    module: M,
    action: A,
    listener: NotificationListener,
  ): () => void {
    return this.#listeners.add(module, action, listener);
  }

  #set(status: DesktopState['status'], problem: ConnectionProblem | null): void {
    if (this.#state.status === status && this.#state.problem === problem) return;
    this.#state = { status, problem };
    this.#watchers.forEach((watcher) => watcher());
  }

  #open(url: string): void {
    let socket: Socket;
    try {
      socket = this.apis.openSocket(url);
    } catch {
      return this.#failed('unreachable');
    }
    this.#socket = socket;
    // Messages of an earlier socket are ignored; only the current one counts.
    const ifCurrent = (handle: () => void) => () => {
      if (this.#socket === socket) handle();
    };
    socket.addEventListener(
      'open',
      ifCurrent(() => void this.#greet(socket)),
    );
    socket.addEventListener(
      'close',
      ifCurrent(() => this.#closed()),
    );
    socket.addEventListener(
      'error',
      ifCurrent(() => this.apis.log('The desktop client could not be reached')),
    );
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#receive(event.data);
    });
  }

  /** Sends ClientConnected first; the page's waiting requests follow when the client has agreed (W4). */
  async #greet(socket: Socket): Promise<void> {
    const refusal = await this.#tell('ClientConnected');
    // Closed or abandoned meanwhile: that has been handled.
    if (this.#socket !== socket) return;
    if (refusal) return this.#failed(refusal.reason === 'client' ? 'refused' : 'unreachable');
    this.#backoff.reset();
    void this.#tell('OnPluginInitialized');
    this.#heartBeat = setInterval(() => void this.#beat(socket), heartBeatMs);
    this.#set(connectionStatus.success, null);
    this.#requests.flush(this.#send);
  }

  /** Sends a heart beat; a client that does not answer counts as gone. */
  async #beat(socket: Socket): Promise<void> {
    const refusal = await this.#tell('HeartBeat');
    if (refusal?.reason === 'timeout' && this.#socket === socket) this.#closed();
  }

  /**
   * Sends a message of the connection itself, past the queue.
   * @returns the failure, if any
   */
  async #tell(action: RequestAction<'WsAutho'>): Promise<DesktopError | null> {
    try {
      await this.#requests.sendNow({ module: 'WsAutho', action }, this.#send);
      return null;
    } catch (error) {
      return error as DesktopError;
    }
  }

  readonly #send: Send = (requestId, draft) => {
    if (this.#socket?.readyState !== openReadyState) return false;
    const { bid = '' } = this.#startup;
    const { module, action, args } = draft;
    const tag = this.settings.tag ?? 'SITE';
    const message: DesktopRequest = { requestId, module, browserId: bid, tag, action, args };
    this.#socket.send(encodeMessage(message, this.#keys));
    this.#log(`> ${module}.${action}`);
    return true;
  };

  #receive(data: unknown): void {
    if (typeof data !== 'string') return this.#drop('binary');
    if (data.length > frameLimit) return this.#drop('tooLarge');
    const decoded = decodeFrame(data, this.#keys);
    if (decoded === undefined) return this.#drop('undecodable');
    const frame = readFrame(decoded);
    if (!frame) return this.#drop('shapeless');
    if (frame.kind === 'notification') return this.#listeners.notify(frame.notification);
    this.#log(`< ret ${frame.response.ret}`);
    if (!this.#requests.settle(frame.response)) this.#drop('unasked');
  }

  #drop(why: keyof DroppedFrames): void {
    this.dropped[why] += 1;
    this.#log(`dropped: ${why}`);
  }

  /** Handles a socket that closed or stopped answering. */
  #closed(): void {
    const wasConnected = this.#state.status === connectionStatus.success;
    if (!wasConnected || this.settings.noReload)
      return this.#failed(wasConnected ? 'lost' : 'unreachable');
    this.#leave();
    this.#set(connectionStatus.fail, 'lost');
    this.#retry = setTimeout(() => {
      if (!this.apis.reload()) this.start();
    }, reloadDelayMs);
  }

  /** Schedules another try, with growing delays (W4). */
  #failed(problem: ConnectionProblem): void {
    this.#leave();
    this.#set(connectionStatus.fail, problem);
    this.#retry = setTimeout(() => this.start(), this.#backoff.take());
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearInterval(this.#heartBeat);
    socket?.close();
    this.#requests.failSent();
  }

  #log(text: string): void {
    if (this.settings.isLogs) this.apis.log(text);
  }
}
