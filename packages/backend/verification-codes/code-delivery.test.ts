import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CodeMessage } from './code-message';
import { deliverAsConfigured, createGatewayCodeSender } from './code-delivery';

const message: CodeMessage = {
  area_code: 86,
  phone: '13812345678',
  channel: 'voice',
  purpose: 'login',
  code: '042017',
};
const secret = 's'.repeat(16);

describe('the outbox file', () => {
  let folder: string;
  const notices = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'));
    process.env.DATA_DIR = folder;
  });
  afterEach(async () => {
    delete process.env.DATA_DIR;
    await rm(folder, { recursive: true });
  });

  it('gets one line for each message, readable for this user only, which is logged without naming anyone', async () => {
    await deliverAsConfigured(message);
    await deliverAsConfigured({
      ...message,
      area_code: 1,
      phone: '2025550123',
      code: '1'.repeat(6),
    });
    const file = join(folder, 'outbox', 'sms.jsonl');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ ...message, text: expect.stringContaining('042017') as string }),
      expect.objectContaining({ text: expect.stringContaining('Your code is 111111') as string }),
    ]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const logged = notices.mock.calls.join('\n');
    expect(logged).toContain('138****5678');
    expect(logged).not.toMatch(/13812345678|2025550123|042017|111111/);
  });
});

describe('the webhook for codes', () => {
  let server: Server;
  let url: string;
  let status = 204;
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.writeHead(status, { location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  });
  beforeEach(() => {
    received.length = 0;
    status = 204;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('is used when configured, and signs what it posts', async () => {
    Object.assign(process.env, { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret });
    await deliverAsConfigured(message).finally(() => {
      delete process.env.SMS_WEBHOOK_URL;
      delete process.env.SMS_WEBHOOK_SECRET;
    });
    const { headers, body } = received[0]!;
    expect(JSON.parse(body)).toMatchObject(message);
    const signed = `${String(headers['x-timestamp'])}.${body}`;
    expect(headers['x-signature']).toBe(createHmac('sha256', secret).update(signed).digest('hex'));
    expect(Math.abs(Number(headers['x-timestamp']) - Date.now() / 1_000)).toBeLessThan(5);
  });

  it.each([400, 500, 302])('rejects when the gateway answers %d', async (response) => {
    status = response;
    await expect(createGatewayCodeSender({ url, secret })(message)).rejects.toThrow(
      String(response),
    );
    // A redirect is not followed, so no other host gets the message.
    expect(received).toHaveLength(1);
  });
});
