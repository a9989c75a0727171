/** Ends the process on a signal. The load balancer learns this first; then the requests in flight are finished. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { constants } from 'node:os';
import { log } from '@/lib/core/log/log';

type Signal = 'SIGTERM' | 'SIGINT';
/** The emitter of signals: the process, or a fake in tests. */
type Signals = Pick<NodeJS.EventEmitter, 'on' | 'removeAllListeners'>;

/** Seconds in which requests in flight may finish after the listener has closed. */
const finishSeconds: Record<Signal, number> = { SIGTERM: 20, SIGINT: 2 };

/**
 * Milliseconds in which a repeated signal is ignored: npm passes on a signal that a terminal or a process manager has
 * already sent to the whole group.
 */
const repeatedSignalMs = 1_000;

export interface Drain {
  /**
   * While draining, responds to `/api/ready` with 503 and has each connection closed after its response.
   * @returns whether a response was sent
   */
  readonly respondIfDraining: (request: IncomingMessage, response: ServerResponse) => boolean;
  /**
   * From now on, a signal ends the process; at once before {@link setServer}. Without a handler, node as the first
   * process of a container would ignore signals.
   */
  readonly handleSignals: (exit?: (code: number) => void, signals?: Signals) => void;
  /**
   * Sets the server that a signal stops. SIGTERM drains this server; SIGINT (from a person at the terminal) does not
   * wait for more requests. A second signal ends the process at once.
   */
  readonly setServer: (server: Server) => void;
}

/**
 * Maximum number of turns of the event loop to wait for, so that a stream of new connections cannot delay the end
 * forever.
 */
const maxRoundsUntilQuiet = 200;

/**
 * Calls back right after a turn of the event loop without a new connection. Otherwise, closing the listener would reset
 * a connection that the system has accepted but this process has not, and the form that it carries would be lost.
 */
function runWhenNoneConnects(server: Server, onQuiet: () => void): void {
  let hasNewConnection = false;
  const markNewConnection = () => void (hasNewConnection = true);
  server.on('connection', markNewConnection);
  const waitForQuietRound = (rounds: number) => {
    // This callback runs after the next poll for connections.
    setImmediate(() => {
      if (hasNewConnection && rounds > 0) {
        hasNewConnection = false;
        return waitForQuietRound(rounds - 1);
      }
      server.off('connection', markNewConnection);
      onQuiet();
    });
  };
  waitForQuietRound(maxRoundsUntilQuiet);
}

/** Closes the listener, and ends the process once the requests in flight have their responses. */
function closeServer(server: Server, signal: Signal, exit: (code: number) => void): void {
  server.close(() => exit(0));
  // A connection that was still busy is closed as soon as its response is out.
  setInterval(() => server.closeIdleConnections(), 250).unref();
  setTimeout(() => exit(0), finishSeconds[signal] * 1_000).unref();
}

/**
 * Ends a process without refusing a request (X4).
 * @param drainSeconds how long a process that is to end still accepts requests, while the load balancer learns from
 * `/api/ready` that it should send no more (DRAIN_SECONDS)
 * @param now milliseconds, for telling a second signal from the repetition of the first one
 */
export function createDrain(
  drainSeconds: number,
  now: () => number = () => performance.now(),
): Drain {
  let server: Server | null = null;
  let drainStart: { readonly signal: Signal; readonly at: number } | null = null;

  const beginDrain = (signal: Signal, exit: (code: number) => void) => {
    if (!server) return exit(128 + constants.signals[signal]);
    if (drainStart)
      return drainStart.signal === signal && now() - drainStart.at < repeatedSignalMs
        ? undefined
        : exit(1);
    drainStart = { signal, at: now() };
    const waitSeconds = signal === 'SIGTERM' ? drainSeconds : 0;
    log.info(
      'server',
      `${signal}: taking requests for ${waitSeconds} s more, then finishing those in flight`,
    );
    const servedServer = server;
    const end = () => closeServer(servedServer, signal, exit);
    setTimeout(() => runWhenNoneConnects(servedServer, end), waitSeconds * 1_000);
  };

  return {
    respondIfDraining: (request, response) => {
      if (!drainStart) return false;
      response.setHeader('Connection', 'close');
      if (request.url !== '/api/ready') return false;
      response.writeHead(503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'Retry-After': String(drainSeconds + 1),
      });
      response.end('{"status":"draining"}');
      return true;
    },
    handleSignals: (exit = process.exit, signals = process) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        // Removes the handlers of the script that started the site, which would end the site at once.
        signals.removeAllListeners(signal);
        signals.on(signal, () => beginDrain(signal, exit));
      }
    },
    setServer: (listeningServer) => void (server = listeningServer),
  };
}
