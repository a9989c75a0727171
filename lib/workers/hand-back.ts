/**
 * Node hands a connection to one worker and waits for its word that it took it. A worker that is killed in between never
 * says it, and the visitor would wait for ever. The word is said for it, so that Node gives the connection to another
 * worker. That they speak so is Node's own affair; e2e/attacks/workers.spec.ts kills workers and would tell.
 */
import type { EventEmitter } from 'node:events';

/** What of it is used here: it says how many each handed connection is, and answers by that number. */
interface Word {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

type Send = (message: Word, ...rest: unknown[]) => boolean;

const ofNode = 'internalMessage';

/**
 * Watches what is handed to a worker.
 * @returns to be called when it is gone: gives back what it never took
 */
export function watchHandedOver(worker: EventEmitter): () => void {
  const open = new Set<number>();
  const sender = worker as EventEmitter & { send: Send };
  const { send } = sender;
  sender.send = (message, ...rest) => {
    if (message.act === 'newconn' && message.seq !== undefined) open.add(message.seq);
    return send.call(sender, message, ...rest);
  };
  worker.on(ofNode, ({ ack }: Word) => {
    if (ack !== undefined) open.delete(ack);
  });
  return () => {
    for (const ack of open) worker.emit(ofNode, { cmd: 'NODE_CLUSTER', ack, accepted: false });
  };
}
