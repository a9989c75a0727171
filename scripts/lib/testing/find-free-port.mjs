import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of the loopback address nothing listens on now. */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
