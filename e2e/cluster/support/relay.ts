/**
 * A relay to a server of this machine. Clients behind it see the server vanish and come back when it is cut and
 * reopened.
 */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Relay {
  #server: Server | null = null;
  readonly #open = new Set<Socket>();

  constructor(
    readonly port: number,
    readonly target: { readonly host: string; readonly port: number },
  ) {}

  async open(): Promise<void> {
    this.#server = createServer((socket) => {
      const onward = connect(this.target.port, this.target.host);
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.#open.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#open.delete(from);
          to.destroy();
        });
      }
    });
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Ends every connection and accepts no new one. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    for (const socket of this.#open) socket.destroy();
    if (!server) return;
    server.close();
    await once(server, 'close');
  }
}
