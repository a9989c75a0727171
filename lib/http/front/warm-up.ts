import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A database that hangs must not keep the site from saying so. */
const longestMs = 15_000;

/** The framework and the database; then a page, whose store has heard of all changes of content by its answer. */
const paths = ['/api/ready', '/'];

async function ask(port: number, path: string): Promise<void> {
  const request = get({ port, host: '127.0.0.1', path, timeout: longestMs });
  request.on('timeout', () => request.destroy());
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
  } catch {
    // The first visitor's request loads what this one could not.
  }
}

/**
 * Asks for `/api/ready` and for a page once before anybody can connect: the framework is loaded and the embedded
 * database opened by then. Loading its driver looks at every open connection, which takes longer the more there are.
 * What they answer does not matter: a site whose database is down starts and says so.
 */
export async function warmUp(listener: RequestListener): Promise<void> {
  // Exclusive: among several workers a port would be everybody's, and the answer another one's.
  const server = createServer(listener).listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of paths) await ask(port, path);
  server.close();
  server.closeAllConnections();
}
