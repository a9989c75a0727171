import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Work = () => void;

/**
 * Requests that arrive on one connection without waiting for each other's answers are worked off one after
 * the other: answers leave in that order anyway, and an unread one holds back those behind it. Whoever sends
 * more than a few ahead is no browser; the connection ends.
 * @param mostWaiting requests of one connection that may wait behind the one in work
 */
export function inOrder(next: RequestListener, mostWaiting = 32): RequestListener {
  const waiting = new WeakMap<Socket, Work[]>();

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Finished and handed to the network, or given up.
    response.once('close', () => {
      const line = waiting.get(socket);
      const following = line?.shift();
      if (following && !socket.destroyed) following();
      else waiting.delete(socket);
    });
    next(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      return begin(request, response);
    }
    if (line.length >= mostWaiting) {
      line.length = 0;
      return void socket.destroy();
    }
    line.push(() => begin(request, response));
  };
}
