/**
 * Messages a second over the desktop app's websocket: a page's connection with cipher, ids and bookkeeping, against
 * a bare websocket that sends the same JSON unencrypted. Both ends run in this process, so the ratio is what cipher and
 * bookkeeping cost. `npm run bench -- desktop-messages [requests]`
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { DesktopConnection } from '../lib/desktop/connection/connection';
import type { Socket } from '../lib/desktop/connection/connection-types';
import { connectionStatus } from '../lib/desktop/connection/connection-state';
import { startSimulator } from '../scripts/desktop/simulator';
import {
  desktopBudget,
  measureConnectionBytes,
} from '../scripts/lib/testing/desktop-connection-weight.mjs';
import { median, warnWhenBusy } from './lib/measuring.mjs';

const requestCount = Number(process.argv[2] ?? 4_000);
const concurrency = 32;
const rounds = 3;
const origin = 'http://localhost:3000';

/**
 * Sends `requestCount` requests, a few at once.
 * @returns requests a second
 */
async function measureRate(send: () => Promise<unknown>): Promise<number> {
  let remaining = requestCount;
  const startedAt = performance.now();
  const sendUntilDone = async () => {
    while (remaining > 0) {
      remaining -= 1;
      await send();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendUntilDone));
  return (requestCount / (performance.now() - startedAt)) * 1_000;
}

async function openDesktopConnection() {
  const simulator = await startSimulator({ origins: [origin] });
  const { bid, pid, sid } = simulator.cookies as Record<'bid' | 'pid' | 'sid', string>;
  const connection = new DesktopConnection(
    {
      openSocket: (address) => new WebSocket(address, { origin }) as unknown as Socket,
      readStartup: () => ({}),
      reload: () => false,
      random: Math.random,
      log: () => undefined,
    },
    { startup: { browserId: bid, port: pid, secret: sid } },
  );
  connection.start();
  await new Promise<void>((resolve) =>
    connection.subscribe(
      () => connection.snapshot().status === connectionStatus.success && resolve(),
    ),
  );
  return {
    send: () => connection.request('WebBrowser', 'GetLocalIP'),
    stop: async () => {
      connection.stop();
      await simulator.stop();
    },
  };
}

async function connectPlainSocket() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { requestId } = JSON.parse(String(data)) as { requestId: string };
      socket.send(
        JSON.stringify({ requestId, ret: 0, returnObj: { ip: '203.0.113.24', country: 'US' } }),
      );
    }),
  );
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(socket, 'open');
  const resolvers = new Map<string, () => void>();
  socket.on('message', (data) => {
    const { requestId } = JSON.parse(String(data)) as { requestId: string };
    resolvers.get(requestId)?.();
    resolvers.delete(requestId);
  });
  let count = 0;
  return {
    send: () =>
      new Promise<void>((resolve) => {
        count += 1;
        const requestId = `${Date.now()}_${count}`;
        resolvers.set(requestId, resolve);
        socket.send(JSON.stringify({ requestId, module: 'WebBrowser', action: 'GetLocalIP' }));
      }),
    stop: async () => {
      socket.terminate();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function main() {
  warnWhenBusy();
  const [connection, plainSocket] = [await openDesktopConnection(), await connectPlainSocket()];
  const rates: { connection: number[]; plainSocket: number[] } = {
    connection: [],
    plainSocket: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    rates.connection.push(await measureRate(connection.send));
    rates.plainSocket.push(await measureRate(plainSocket.send));
  }
  await Promise.all([connection.stop(), plainSocket.stop()]);
  const [connectionRate, plainRate] = [median(rates.connection), median(rates.plainSocket)];
  console.log(`requests a second through the connection: ${connectionRate.toFixed(0)}`);
  console.log(`requests a second on a bare websocket:     ${plainRate.toFixed(0)}`);
  console.log(`ratio: ${(connectionRate / plainRate).toFixed(2)}`);
  const weight = await measureConnectionBytes();
  console.log(
    `the connection's code: ${(weight / 1024).toFixed(1)} of ${desktopBudget / 1024} KiB brotli`,
  );
}

void main();
