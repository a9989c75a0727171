import { createServer, request as httpRequest, type Server } from 'node:http';
import { ports } from './servers';

export type Mode = 'proxy' | 'hang' | 'error' | 'malformed' | 'empty-list' | 'giant';

/** Stands where the remote site looks for its upstream and misbehaves as told. */
export class Switchboard {
  mode: Mode = 'proxy';
  private server: Server | undefined;

  async open(mode: Mode): Promise<void> {
    this.mode = mode;
    if (this.server) return;
    this.server = createServer((request, response) => {
      if (this.mode === 'hang') return;
      if (this.mode === 'error') return void response.writeHead(500).end('boom');
      if (this.mode === 'malformed') return void response.end('{"ret":0,"data":"%%%');
      if (this.mode === 'giant') return void response.end(Buffer.alloc(6 * 1024 * 1024, 'x'));
      if (this.mode === 'empty-list' && request.url?.includes('versionlist')) {
        return void response.end(
          JSON.stringify({ ret: 0, msg: '', data: { pc: {}, phone: {}, v6: '[' } }),
        );
      }
      const forward = httpRequest(
        {
          port: ports.backend,
          host: '127.0.0.1',
          path: request.url,
          method: request.method,
          headers: request.headers,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      forward.on('error', () => response.destroy());
      request.pipe(forward);
    });
    await new Promise<void>((resolve) =>
      this.server?.listen(ports.switchboard, '127.0.0.1', resolve),
    );
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
