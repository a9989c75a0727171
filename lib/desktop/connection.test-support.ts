/**
 * Plays the desktop app's end of the websocket in unit tests, with node:crypto instead of the page's cipher. It is here
 * and not in `connection`, because tests of `protocol` use it too.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { DesktopConnection } from './connection/connection';
import type { DesktopError } from './desktop-error';
import type { DesktopRequest } from './protocol/frames';
import type { BrowserApis, DesktopConnectionOptions, Socket } from './connection/connection-types';

export const secret = 'Zq8rT1xW4cV7bN0mK3jH6gF9';

type Handler = (event: { data?: unknown }) => void;

export class FakeSocket {
  readyState = 0;
  readonly receivedRequests: DesktopRequest[] = [];
  readonly #handlers: Partial<Record<string, Handler[]>> = {};
  readonly #appSecret: string;

  constructor(
    readonly url: string,
    appSecret = secret,
  ) {
    this.#appSecret = appSecret;
  }

  addEventListener = (type: string, handler: Handler) =>
    (this.#handlers[type] ??= []).push(handler);

  send(frame: string): void {
    const cipher = createDecipheriv(
      'aes-128-cbc',
      this.#appSecret.slice(0, 16),
      this.#appSecret.slice(1, 17),
    );
    const text = cipher.update(frame, 'base64', 'utf8') + cipher.final('utf8');
    this.receivedRequests.push(JSON.parse(text) as DesktopRequest);
  }

  close(): void {
    this.readyState = 3;
  }

  /** Acts as the desktop app does: calls the handlers of an event. */
  emit(type: string, data?: unknown): void {
    this.#handlers[type]?.forEach((handler) => handler({ data }));
  }

  open(): void {
    this.readyState = 1;
    this.emit('open');
  }

  vanish(): void {
    this.readyState = 3;
    this.emit('close');
  }

  push(message: unknown): void {
    this.emit('message', this.frame(message));
  }

  frame(message: unknown): string {
    const cipher = createCipheriv(
      'aes-128-cbc',
      this.#appSecret.slice(3, 19),
      this.#appSecret.slice(4, 20),
    );
    return cipher.update(JSON.stringify(message), 'utf8', 'base64') + cipher.final('base64');
  }

  /** Answers the last request with an action. */
  answer(action: string, ret = 0, returnObj?: unknown): void {
    const request = this.receivedRequests.findLast((received) => received.action === action);
    if (!request) throw new Error(`${action} was never asked`);
    this.push({ requestId: request.requestId, ret, returnObj });
  }

  get actions(): string[] {
    return this.receivedRequests.map(({ action }) => action);
  }

  asSocket(): Socket {
    return this as unknown as Socket;
  }
}

/** Lets settled promises run their continuations. */
export async function settleMessages(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export const startup = { browserId: 'b1', port: '9527', secret };

/** A connection with fake sockets and a fake desktop app. */
export function createTestConnection(
  settings: DesktopConnectionOptions = { startup },
  apis: Partial<BrowserApis> = {},
) {
  const sockets: FakeSocket[] = [];
  const reload = jest.fn(() => true);
  const log = jest.fn();
  const connection = new DesktopConnection(
    {
      openSocket: (url) => {
        sockets.push(new FakeSocket(url));
        return sockets.at(-1)!.asSocket();
      },
      readStartup: () => ({}),
      reload,
      random: () => 0.5,
      log,
      ...apis,
    },
    settings,
  );
  const latestSocket = () => sockets.at(-1)!;
  const connect = async () => {
    connection.start();
    await acceptConnection();
  };
  const acceptConnection = async () => {
    latestSocket().open();
    latestSocket().answer('ClientConnected');
    await settleMessages();
  };
  const status = () => connection.snapshot().status;
  return {
    connection,
    sockets,
    latestSocket,
    connect,
    acceptConnection,
    reload,
    log,
    status,
  };
}

/** Records how a request ends, without waiting for it. */
export function recordOutcome(promise: Promise<unknown>) {
  const outcome: { value?: unknown; error?: DesktopError; times: number } = { times: 0 };
  promise.then(
    (value) => Object.assign(outcome, { value, times: outcome.times + 1 }),
    (error: DesktopError) => Object.assign(outcome, { error, times: outcome.times + 1 }),
  );
  return outcome;
}
