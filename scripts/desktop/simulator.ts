/**
 * Simulates the desktop app for tests and developers: a real websocket server on the loopback address with the
 * cipher and protocol of the desktop app.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { createSecret, encryptForPage, decryptFromPage } from './cipher';
import { noFaults, type Faults } from './faults';
import { Refusal, type Notify, type SimulatedModules } from './module-actions';
import { createSimulatedModules } from './simulated-modules';

export interface ReceivedRequest {
  readonly requestId: string;
  readonly module: string;
  readonly action: string;
  readonly browserId: string;
  readonly tag: string;
  readonly args?: unknown;
}

interface SimulatorSettings {
  /** Origins of pages that may connect. */
  readonly origins: readonly string[];
  /** 0 or left out: any free port. */
  readonly port?: number;
  /** Version of the simulated desktop app. */
  readonly version?: string;
}

export interface Simulator {
  readonly port: number;
  /** Cookies a page needs to be inside this desktop app. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly faults: Faults;
  /** All readable requests of pages, oldest first. */
  readonly receivedRequests: readonly ReceivedRequest[];
  /** Numbers of connections: open now, the most at a time, all made, and refused. */
  readonly connections: Readonly<Record<'open' | 'peak' | 'made' | 'refused', number>>;
  readonly notify: Notify;
  /** Closes every connection, as when the desktop app ends. */
  drop(): void;
  stop(): Promise<void>;
}

const cookiesOf = (port: number, secret: string) => ({
  bid: '88001',
  bName: encodeURIComponent('北美一店'),
  pid: String(port),
  sid: secret,
  envid: 'env-01',
});

const heldBackCount = 3;
const oversizedBytes = 1_100_000;

function handleRequest(
  modules: SimulatedModules,
  faults: Faults,
  received: ReceivedRequest,
  notify: Notify,
): object {
  const { requestId, module, action } = received;
  if (action === 'ClientConnected' && faults.refusalRet !== 0) {
    return { requestId, ret: faults.refusalRet, returnObj: { message: '环境校验未通过' } };
  }
  const runAction = modules[module]?.[action];
  if (!runAction) return { requestId, ret: 404, returnObj: { message: '客户端不支持该操作' } };
  try {
    const args = typeof received.args === 'object' && received.args !== null ? received.args : {};
    return { requestId, ret: 0, returnObj: runAction(args as Record<string, unknown>, notify) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { requestId, ret: error.ret, returnObj: { message: error.message } };
  }
}

/** Returns a function that sends answers with the present faults. */
function createSender(socket: WebSocket, secret: string, faults: Faults) {
  const heldFrames: string[] = [];
  const send = (frame: string | Buffer) => {
    if (socket.readyState === socket.OPEN) socket.send(frame);
  };
  const sendFrame = (frame: string) => {
    if (faults.garbage) ['noise', 'Zm9v', Buffer.from([1, 2, 3])].forEach(send);
    send(frame);
    if (faults.twice) send(frame);
  };
  return (message: object) => {
    const padded = faults.oversized ? { ...message, padding: 'x'.repeat(oversizedBytes) } : message;
    const frame = encryptForPage(padded, faults.wrongKey ? createSecret() : secret);
    if (faults.delayMs > 0) return void setTimeout(() => sendFrame(frame), faults.delayMs);
    if (!faults.outOfOrder) return sendFrame(frame);
    if (heldFrames.push(frame) === heldBackCount) heldFrames.splice(0).reverse().forEach(sendFrame);
  };
}

const connectionActions = ['ClientConnected', 'OnPluginInitialized', 'HeartBeat'];

/**
 * Returns a function that reads the frames of a connection and answers them with the present faults.
 * @param respond returns the answer to a message; undefined for no answer
 */
function createReader(
  socket: WebSocket,
  secret: string,
  faults: Faults,
  respond: (message: ReceivedRequest) => object | undefined,
) {
  const send = createSender(socket, secret, faults);
  return (frame: string) => {
    let message: ReceivedRequest;
    try {
      message = decryptFromPage(frame, secret) as ReceivedRequest;
    } catch {
      return;
    }
    const reply = respond(message);
    const isConnectionAction = connectionActions.includes(message.action);
    const isOpened = message.action === 'OnPluginInitialized';
    if ((faults.close && !isConnectionAction) || (faults.flapping && isOpened))
      return socket.close();
    if (!reply) return;
    // Answers to messages of the connection itself are never held back: without them no other messages follow.
    if (faults.outOfOrder && isConnectionAction) return socket.send(encryptForPage(reply, secret));
    send(reply);
  };
}

/**
 * Starts the simulated desktop app.
 * @throws Error when the port is taken
 */
export async function startSimulator({
  origins,
  port = 0,
  version = '6.21.5',
}: SimulatorSettings): Promise<Simulator> {
  const secret = createSecret();
  const faults: Faults = { ...noFaults };
  const receivedRequests: ReceivedRequest[] = [];
  const modules = createSimulatedModules(version);
  const counts = { made: 0, peak: 0, refused: 0 };
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port,
    maxPayload: 2_000_000,
    verifyClient: ({ origin }: { origin: string }) => {
      const isAllowed = origins.includes(origin);
      if (!isAllowed) counts.refused += 1;
      return isAllowed;
    },
  });
  await once(server, 'listening');

  const notify: Notify = (module, action, args) => {
    const frame = encryptForPage({ module, action, args }, secret);
    server.clients.forEach((client) => client.readyState === client.OPEN && client.send(frame));
  };
  server.on('connection', (socket) => {
    counts.made += 1;
    counts.peak = Math.max(counts.peak, server.clients.size);
    socket.on('error', () => undefined);
    const receive = createReader(socket, secret, faults, (message) => {
      receivedRequests.push(message);
      return faults.silence ? undefined : handleRequest(modules, faults, message, notify);
    });
    socket.on('message', (data) => receive(String(data)));
  });

  const { port: actualPort } = server.address() as AddressInfo;
  return {
    port: actualPort,
    cookies: cookiesOf(actualPort, secret),
    faults,
    receivedRequests,
    get connections() {
      return { ...counts, open: server.clients.size };
    },
    notify,
    drop: () => server.clients.forEach((client) => client.close()),
    stop: async () => {
      server.clients.forEach((client) => client.terminate());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
