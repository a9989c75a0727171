import type { RequestListener, Server } from 'node:http';

/** Seconds in which requests in flight may finish after the listener has closed. */
const finishSeconds = 20;

export interface Drain {
  /** Passes requests on; while draining it answers `/api/ready` with 503 and closes each connection after its answer. */
  readonly through: (next: RequestListener) => RequestListener;
  /** SIGTERM drains, SIGINT (a person at the terminal) does not wait for more requests; a second signal ends at once. */
  readonly on: (server: Server, exit?: (code: number) => void) => void;
}

/** Ends the listener, and the process once the requests in flight are answered. */
function closeDown(server: Server, exit: (code: number) => void): void {
  server.close(() => exit(0));
  // A connection that was still busy is closed as soon as its answer is out.
  setInterval(() => server.closeIdleConnections(), 250).unref();
  setTimeout(() => exit(0), finishSeconds * 1_000).unref();
}

/**
 * The end of a process without a refused request (X4).
 * @param seconds how long a process that is to end still takes requests, while whoever distributes them
 *   learns from `/api/ready` that it should get no more (DRAIN_SECONDS)
 */
export function createDrain(seconds: number): Drain {
  let draining = false;
  return {
    through: (next) => (request, response) => {
      if (!draining) return next(request, response);
      response.setHeader('Connection', 'close');
      if (request.url !== '/api/ready') return next(request, response);
      response.writeHead(503, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        'Retry-After': String(seconds + 1),
      });
      response.end('{"status":"draining"}');
    },
    on: (server, exit = process.exit) => {
      const begin = (signal: NodeJS.Signals) => {
        if (draining) return exit(1);
        draining = true;
        const wait = signal === 'SIGTERM' ? seconds : 0;
        console.log(
          `${signal}: taking requests for ${wait} s more, then finishing those in flight`,
        );
        setTimeout(() => closeDown(server, exit), wait * 1_000);
      };
      process.on('SIGTERM', begin);
      process.on('SIGINT', begin);
    },
  };
}
