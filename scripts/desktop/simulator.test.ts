/** @jest-environment node */
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { requestActions } from '../../lib/desktop/protocol/actions';
import { encryptForPage, decryptFromPage } from './cipher';
import { startSimulator, type Simulator } from './simulator';

const origin = 'http://localhost:3000';
let simulator: Simulator;
const sid = () => simulator.cookies.sid!;

beforeEach(async () => {
  simulator = await startSimulator({ origins: [origin] });
});
afterEach(() => simulator.stop());

/**
 * Connects as a page does (W1), directly with node:crypto: key and IV are slices of the secret, from 0 and 1 for
 * sending, from 3 and 4 for receiving.
 */
async function connectPage() {
  const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}`, { origin });
  const received: Record<string, unknown>[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    const cipher = createDecipheriv('aes-128-cbc', sid().slice(3, 19), sid().slice(4, 20));
    const text = cipher.update(String(data), 'base64', 'utf8') + cipher.final('utf8');
    received.push(JSON.parse(text) as Record<string, unknown>);
    waiting.splice(0).forEach((resume) => resume());
  });
  await once(socket, 'open');
  let count = 0;
  return {
    received,
    socket,
    ask: async (module: string, action: string, args?: unknown) => {
      count += 1;
      const requestId = `${Date.now()}_${count}`;
      const cipher = createCipheriv('aes-128-cbc', sid().slice(0, 16), sid().slice(1, 17));
      const message = { requestId, module, action, browserId: '88001', tag: 'SITE', args };
      socket.send(
        cipher.update(JSON.stringify(message), 'utf8', 'base64') + cipher.final('base64'),
      );
      for (;;) {
        const response = received.find((each) => each.requestId === requestId);
        if (response) return response as { ret: number; returnObj?: Record<string, unknown> };
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

describe('the simulated desktop app', () => {
  const pairs = Object.entries(requestActions).flatMap(([module, actions]) =>
    actions.map((action) => [module, action] as const),
  );

  it('supports every action of the catalog', async () => {
    const { ask, socket } = await connectPage();
    const unknownActions: string[] = [];
    for (const [module, action] of pairs) {
      const { ret } = await ask(module, action, {
        bid: '88001',
        key: 'hk-1',
        value: 1,
        result: {},
      });
      if (ret !== 0) unknownActions.push(`${module}.${action}: ${ret}`);
    }
    expect(unknownActions).toEqual([]);
    socket.close();
  });

  it('refuses unknown and impossible actions, with a message of its own', async () => {
    const { ask } = await connectPage();
    expect(await ask('Gateway', 'Explode')).toMatchObject({
      ret: 404,
      returnObj: { message: '客户端不支持该操作' },
    });
    const { ret, returnObj } = await ask('Gateway', 'SetSelectAccelerateGatewayKey', { key: 'x' });
    expect([ret, returnObj?.message]).toEqual([404, '没有这条线路']);
  });

  it('stores values, and notifies of changes', async () => {
    const { ask, received } = await connectPage();
    await ask('Storage', 'SetLocalStorage', { key: 'a', value: [1] });
    expect((await ask('Storage', 'GetLocalStorage', { key: 'a' })).returnObj).toEqual({
      value: [1],
    });
    expect((await ask('Storage', 'GetSessionStorage', { key: 'a' })).returnObj).toEqual({
      value: null,
    });
    await ask('Gateway', 'SetAccelerateGatewayStatus', { enabled: false });
    expect(received).toContainEqual({
      module: 'Gateway',
      action: 'OnUpdateGatewayStatus',
      args: { enabled: false, key: 'us-west' },
    });
  });

  it.each(['http://localhost:3001', 'https://evil.example', 'null'])(
    'refuses pages of %s',
    async (foreign) => {
      const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}`, { origin: foreign });
      const [error] = (await once(socket, 'error')) as [Error];
      expect(error.message).toContain('401');
      expect(simulator.connections).toMatchObject({ made: 0, refused: 1 });
    },
  );

  it('has a cipher that decrypts only with the right slices', () => {
    const encryptedFrame = encryptForPage({ ret: 0 }, sid());
    const cipher = createDecipheriv('aes-128-cbc', sid().slice(3, 19), sid().slice(4, 20));
    expect(cipher.update(encryptedFrame, 'base64', 'utf8') + cipher.final('utf8')).toBe(
      '{"ret":0}',
    );
    expect(() => decryptFromPage(encryptedFrame, sid())).toThrow();
  });
});
