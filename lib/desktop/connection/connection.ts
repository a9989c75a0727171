/**
 * The connection of a page to the desktop app (W1–W4): a state machine without React. Its creator passes in the
 * browser's APIs; timers are the global ones.
 */
import type {
  ArgsOf,
  NotificationAction,
  NotificationModule,
  RequestAction,
  RequestModule,
} from '../protocol/actions';
import { decodeFrame, encodeMessage, channelKeys, type ChannelKeys } from '../protocol/cipher';
import type { DesktopError } from '../desktop-error';
import {
  maxFrameLength,
  parseDesktopAppMessage,
  type DesktopRequest,
  type DesktopResponse,
} from '../protocol/frames';
import { PendingRequests, type Send } from '../protocol/pending-requests';
import { NotificationListeners, type NotificationListener } from './notification-listeners';
import type {
  BrowserApis,
  DesktopConnectionOptions,
  DroppedFrameCounts,
  Socket,
} from './connection-types';
import { Backoff } from './backoff';
import { withStartupCookies, socketUrl, type StartupData } from './startup-data';
import { connectionStatus, type ConnectionState, type ConnectionProblem } from './connection-state';

/** Milliseconds between heart beats, and from a lost connection to the reload of the page (W4). */
const heartBeatMs = 30_000;
const reloadDelayMs = 5_000;
const openReadyState = 1;

export class DesktopConnection {
  readonly droppedCounts: DroppedFrameCounts = {
    tooLarge: 0,
    binary: 0,
    undecodable: 0,
    malformed: 0,
    unrequested: 0,
  };

  #state: ConnectionState = { status: connectionStatus.initing, problem: null };
  readonly #watchers = new Set<() => void>();
  readonly #listeners = new NotificationListeners();
  readonly #requests: PendingRequests;
  readonly #backoff = new Backoff();
  #startup: StartupData = {};
  #keys: ChannelKeys | null = null;
  #socket: Socket | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #heartBeatTimer: ReturnType<typeof setInterval> | undefined;
  readonly #apis: BrowserApis;
  readonly #options: DesktopConnectionOptions;

  constructor(apis: BrowserApis, options: DesktopConnectionOptions = {}) {
    this.#apis = apis;
    this.#options = options;
    this.#requests = new PendingRequests(() => apis.random());
  }

  get unsettledCount(): number {
    return this.#requests.unsettledCount;
  }

  /** The present state; the same object until it changes. */
  readonly snapshot = (): ConnectionState => this.#state;

  /** @returns a function that stops watching */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Connects now instead of waiting for the next try, unless a connection exists or is being opened. */
  start(): void {
    if (this.#socket) return;
    clearTimeout(this.#retryTimer);
    this.#startup = withStartupCookies(this.#options.startup ?? {}, () => this.#apis.readStartup());
    const url = socketUrl(this.#startup);
    this.#keys = channelKeys(this.#startup.secret ?? '');
    if (!this.#startup.secret) return this.#setState(connectionStatus.initing, 'outside');
    if (!this.#keys) return this.#setState(connectionStatus.fail, 'badSecret');
    if (!url) return this.#setState(connectionStatus.fail, 'badPort');
    this.#openSocket(url);
  }

  /** Disconnects; every unsettled request fails. {@link start} connects again. */
  stop(): void {
    clearTimeout(this.#retryTimer);
    this.#requests.failAll();
    this.#closeSocket();
    this.#backoff.reset();
    this.#setState(connectionStatus.initing, null);
  }

  /**
   * Sends a request. Waits until the connection is ready; settles exactly once.
   * @throws DesktopError when the desktop app refuses, does not answer in 30 s, the connection closes or is stopped, or
   * the arguments cannot be sent
   */
  request<M extends RequestModule, A extends RequestAction<M>>(
    module: M,
    action: A,
    args?: ArgsOf<M, A>,
  ): Promise<DesktopResponse> {
    const response = this.#requests.enqueue({ module, action, args });
    if (this.#state.status === connectionStatus.success) this.#requests.flush(this.#send);
    return response;
  }

  /**
   * Listens to notifications of the desktop app.
   * @returns a function that stops listening
   */
  on<M extends NotificationModule, A extends NotificationAction<M>>(
    module: M,
    action: A,
    listener: NotificationListener,
  ): () => void {
    return this.#listeners.add(module, action, listener);
  }

  #setState(status: ConnectionState['status'], problem: ConnectionProblem | null): void {
    if (this.#state.status === status && this.#state.problem === problem) return;
    this.#state = { status, problem };
    this.#watchers.forEach((watcher) => watcher());
  }

  #openSocket(url: string): void {
    let socket: Socket;
    try {
      socket = this.#apis.openSocket(url);
    } catch {
      return this.#scheduleRetry('unreachable');
    }
    this.#socket = socket;
    // Events of an earlier socket are ignored.
    const ifCurrent = (handle: () => void) => () => {
      if (this.#socket === socket) handle();
    };
    socket.addEventListener(
      'open',
      ifCurrent(() => void this.#sendConnected(socket)),
    );
    socket.addEventListener(
      'close',
      ifCurrent(() => this.#handleClose()),
    );
    socket.addEventListener(
      'error',
      ifCurrent(() => this.#apis.log('The desktop app could not be reached')),
    );
    socket.addEventListener('message', (event) => {
      if (this.#socket === socket) this.#receive(event.data);
    });
  }

  /** Sends ClientConnected first. The page's waiting requests are sent after the desktop app has accepted it (W4). */
  async #sendConnected(socket: Socket): Promise<void> {
    const failure = await this.#sendOwnMessage('ClientConnected');
    // The socket was closed or replaced meanwhile, and that was handled there.
    if (this.#socket !== socket) return;
    if (failure)
      return this.#scheduleRetry(failure.reason === 'refused' ? 'refused' : 'unreachable');
    this.#backoff.reset();
    void this.#sendOwnMessage('OnPluginInitialized');
    this.#heartBeatTimer = setInterval(() => void this.#sendHeartBeat(socket), heartBeatMs);
    this.#setState(connectionStatus.success, null);
    this.#requests.flush(this.#send);
  }

  /** Sends a heart beat; a desktop app that does not answer counts as gone. */
  async #sendHeartBeat(socket: Socket): Promise<void> {
    const failure = await this.#sendOwnMessage('HeartBeat');
    if (failure?.reason === 'timeout' && this.#socket === socket) this.#handleClose();
  }

  /**
   * Sends a message of the connection itself at once, without queueing it.
   * @returns the failure, if any
   */
  async #sendOwnMessage(action: RequestAction<'WsAutho'>): Promise<DesktopError | null> {
    try {
      await this.#requests.sendNow({ module: 'WsAutho', action }, this.#send);
      return null;
    } catch (error) {
      return error as DesktopError;
    }
  }

  readonly #send: Send = (requestId, draft) => {
    if (this.#socket?.readyState !== openReadyState) return false;
    const { browserId = '' } = this.#startup;
    const { module, action, args } = draft;
    const tag = this.#options.pageType ?? 'SITE';
    const message: DesktopRequest = { requestId, module, browserId, tag, action, args };
    this.#socket.send(encodeMessage(message, this.#keys));
    this.#log(`> ${module}.${action}`);
    return true;
  };

  #receive(data: unknown): void {
    if (typeof data !== 'string') return this.#countDropped('binary');
    if (data.length > maxFrameLength) return this.#countDropped('tooLarge');
    const decoded = decodeFrame(data, this.#keys);
    if (decoded === undefined) return this.#countDropped('undecodable');
    const frame = parseDesktopAppMessage(decoded);
    if (!frame) return this.#countDropped('malformed');
    if (frame.kind === 'notification') return this.#listeners.notify(frame.notification);
    this.#log(`< ret ${frame.response.ret}`);
    if (!this.#requests.settle(frame.response)) this.#countDropped('unrequested');
  }

  #countDropped(reason: keyof DroppedFrameCounts): void {
    this.droppedCounts[reason] += 1;
    this.#log(`dropped: ${reason}`);
  }

  /** Handles a socket that closed or stopped answering. */
  #handleClose(): void {
    const wasConnected = this.#state.status === connectionStatus.success;
    if (!wasConnected || this.#options.isReloadDisabled)
      return this.#scheduleRetry(wasConnected ? 'lost' : 'unreachable');
    this.#closeSocket();
    this.#setState(connectionStatus.fail, 'lost');
    this.#retryTimer = setTimeout(() => {
      if (!this.#apis.reload()) this.start();
    }, reloadDelayMs);
  }

  /** Schedules another try; the delay grows with each try (W4). */
  #scheduleRetry(problem: ConnectionProblem): void {
    this.#closeSocket();
    this.#setState(connectionStatus.fail, problem);
    this.#retryTimer = setTimeout(() => this.start(), this.#backoff.nextDelayMs());
  }

  #closeSocket(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearInterval(this.#heartBeatTimer);
    socket?.close();
    this.#requests.failSent();
  }

  #log(text: string): void {
    if (this.#options.logsMessages) this.#apis.log(text);
  }
}
