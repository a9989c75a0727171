import type { RequestListener, Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { constants } from 'node:os';
import { log } from '@/lib/log/log';

type Signal = 'SIGTERM' | 'SIGINT';
/** Where signals arrive: the process. */
type Signals = Pick<NodeJS.EventEmitter, 'on' | 'removeAllListeners'>;

/** Seconds in which requests in flight may finish after the listener has closed. */
const finishSeconds: Record<Signal, number> = { SIGTERM: 20, SIGINT: 2 };

/** npm hands on a signal that a terminal or a process manager has sent to the whole group already. */
const echoMs = 1_000;

export interface Drain {
  /** Passes requests on; while draining it answers `/api/ready` with 503 and closes each connection after its answer. */
  readonly through: (next: RequestListener) => RequestListener;
  /**
   * From here on a signal ends the process, at once as long as nothing is served. As the first process of a
   * container node would go on.
   */
  readonly watch: (exit?: (code: number) => void, signals?: Signals) => void;
  /** SIGTERM drains this server, SIGINT (a person at the terminal) does not wait for more requests; a second signal ends at once. */
  readonly on: (server: Server) => void;
  /**
   * Ends one of several workers while the others go on: no more connections come to it at once, `/api/ready` says
   * nothing of it, and those who are connected are sent away one answer at a time.
   */
  readonly retire: (exit?: (code: number) => void) => void;
}

/** A crowd that never stops coming is not waited for. */
const mostRounds = 200;

/**
 * Calls back right after a look that found nobody at the door: a connection the system has taken and this process
 * has not would be reset by the listener's end, with the form it brought.
 */
function whenNobodyKnocks(server: Server, then: () => void): void {
  let knocked = false;
  const note = () => void (knocked = true);
  server.on('connection', note);
  const look = (rounds: number) => {
    // Runs after the next look for what has arrived.
    setImmediate(() => {
      if (knocked && rounds > 0) {
        knocked = false;
        return look(rounds - 1);
      }
      server.off('connection', note);
      then();
    });
  };
  look(mostRounds);
}

/** Ends the listener, and the process once the requests in flight are answered. */
function closeDown(server: Server, signal: Signal, exit: (code: number) => void): void {
  server.close(() => exit(0));
  // A connection that was still busy is closed as soon as its answer is out.
  setInterval(() => server.closeIdleConnections(), 250).unref();
  setTimeout(() => exit(0), finishSeconds[signal] * 1_000).unref();
}

/**
 * The end of a process without a refused request (X4).
 * @param seconds how long a process that is to end still takes requests, while whoever distributes them
 *   learns from `/api/ready` that it should get no more (DRAIN_SECONDS)
 * @param now milliseconds, for telling a second signal from the first one's echo
 */
export function createDrain(seconds: number, now: () => number = () => performance.now()): Drain {
  let server: Server | null = null;
  let began: { readonly signal: Signal; readonly at: number } | null = null;
  let retiring = false;

  const begin = (signal: Signal, exit: (code: number) => void) => {
    if (!server) return exit(128 + constants.signals[signal]);
    if (began) return began.signal === signal && now() - began.at < echoMs ? undefined : exit(1);
    began = { signal, at: now() };
    const wait = signal === 'SIGTERM' ? seconds : 0;
    log.info(
      'front',
      `${signal}: taking requests for ${wait} s more, then finishing those in flight`,
    );
    const served = server;
    const end = () => closeDown(served, signal, exit);
    setTimeout(() => whenNobodyKnocks(served, end), wait * 1_000);
  };

  return {
    through: (next) => (request, response) => {
      if (!began && !retiring) return next(request, response);
      response.setHeader('Connection', 'close');
      if (!began || request.url !== '/api/ready') return next(request, response);
      response.writeHead(503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'Retry-After': String(seconds + 1),
      });
      response.end('{"status":"draining"}');
    },
    watch: (exit = process.exit, signals = process) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        // Those of the script that started the site: they would end it at once.
        signals.removeAllListeners(signal);
        signals.on(signal, () => begin(signal, exit));
      }
    },
    on: (listening) => void (server = listening),
    retire: (exit = process.exit) => {
      if (!server || retiring || began) return;
      const served = server;
      retiring = true;
      log.info('front', 'another worker takes over, finishing what is under way');
      // The listener alone: the HTTP server's own would end idle connections at this moment, with what is just being sent.
      Listener.prototype.close.call(served, () => exit(0));
      setTimeout(() => closeDown(served, 'SIGTERM', exit), seconds * 1_000);
    },
  };
}
