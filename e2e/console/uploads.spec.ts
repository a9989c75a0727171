/** Packages are uploaded in parts: what is accepted, what is refused, and where a broken upload continues. */
import { request as open } from 'node:http';
import { expect, addSignedInStaff, test } from '../support/console/console-test';
import {
  appendToPackage,
  beginPackage,
  beginUpload,
  beginToken,
  newPackage,
} from '../support/console/package-uploads';
import { consoleOrigin, maxPackageMegabytes, ports } from '../support/servers/servers';
import { consoleClient } from '../support/console/staff';

const mebibyte = 1_048_576;

/** Sends half of what it announces, and closes the connection. */
function sendHalf(
  { id, key }: { readonly id: string; readonly key: string },
  half: Buffer,
  cookie: string,
): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      ...{ cookie, origin: consoleOrigin, 'x-form-token': key },
      ...{ 'content-type': 'application/octet-stream', 'content-length': half.length * 2 },
    };
    const sent = open({
      ...{ host: '127.0.0.1', port: ports.console, method: 'POST', headers },
      path: `/uploads/${id}/append?at=0`,
    });
    sent.on('error', () => undefined);
    sent.on('close', resolve);
    sent.write(half, () => sent.destroy());
  });
}

test('continues where the connection broke in the middle of a part', async ({ staffOf }) => {
  const { state } = await staffOf('editor');
  const client = await consoleClient(state);
  const made = newPackage();
  const upload = await beginUpload(client, made);
  const half = made.bytes.subarray(0, 300_000);
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await sendHalf(upload, half, cookie);
  const received = async () => {
    const response = await client.get(`/uploads/${upload.id}/received`);
    return ((await response.json()) as { received: number }).received;
  };
  await expect.poll(received).toBeGreaterThan(0);
  // A part that begins at another position is answered with the right one.
  let at = made.bytes.length;
  await expect(async () => {
    const response = await appendToPackage(client, upload, at, made.bytes.subarray(at));
    const body = (await response.json()) as { received?: number };
    at = body.received ?? at;
    expect(response.status()).toBe(200);
  }).toPass();
  const finish = await client.post(`/uploads/${upload.id}/finish`, {
    headers: { 'x-form-token': upload.key },
  });
  expect(await finish.json()).toMatchObject({ sha256: made.sha256, received: made.bytes.length });
  await client.dispose();
});

test('begins one upload for a token, however often it is sent', async ({ staffOf }) => {
  const client = await consoleClient((await staffOf('editor')).state);
  const [first, other] = [newPackage(), newPackage()];
  const form = { name: first.name, size: first.bytes.length };
  const token = await beginToken(client);
  const responses = [
    await beginPackage(client, token, form),
    await beginPackage(client, token, form),
  ];
  const [one, two] = (await Promise.all(responses.map((response) => response.json()))) as {
    id: string;
  }[];
  // The answer was lost, so the request is sent again.
  expect(two?.id).toBe(one?.id);
  const replayed = await beginPackage(client, token, { ...form, name: other.name });
  expect(replayed.status()).toBe(403);
  await client.dispose();
});

test('refuses a token of another session, a forged one, and another site', async ({ staffOf }) => {
  const { state } = await staffOf('editor');
  const client = await consoleClient(state);
  const made = newPackage();
  const upload = await beginUpload(client, made);
  const stranger = await consoleClient((await addSignedInStaff('editor')).state);
  const abroad = await consoleClient(state, { origin: 'https://evil.example' });
  const signedOut = await consoleClient();
  const part = made.bytes.subarray(0, 100);
  const tries = [
    [stranger, upload.key, 403],
    [client, 'forged', 403],
    [client, '', 403],
    // This token is for beginning an upload, not for a part.
    [client, await beginToken(client), 403],
    [abroad, upload.key, 403],
    [signedOut, upload.key, 401],
  ] as const;
  for (const [who, key, status] of tries)
    expect((await appendToPackage(who, { ...upload, key }, 0, part)).status()).toBe(status);
  const progress = await client.get(`/uploads/${upload.id}/received`);
  expect(await progress.json()).toMatchObject({ received: 0 });
  // Others who may publish see the upload and continue it with their own token.
  expect((await stranger.get(`/uploads/${upload.id}/received`)).status()).toBe(200);
  expect((await client.get('/uploads/no-such/received')).status()).toBe(404);
  await Promise.all([client, stranger, abroad, signedOut].map((one) => one.dispose()));
});

test('those who may not publish neither see nor begin an upload', async ({ staffOf }) => {
  const editor = await consoleClient((await staffOf('editor')).state);
  const [token, made] = [await beginToken(editor), newPackage()];
  const upload = await beginUpload(editor, made);
  for (const role of ['reader', 'support'] as const) {
    const client = await consoleClient((await staffOf(role)).state);
    expect((await client.get('/releases')).status()).toBe(200);
    expect((await client.get('/releases/new')).status()).toBe(403);
    expect((await client.get(`/uploads/${upload.id}/received`)).status()).toBe(403);
    expect((await beginPackage(client, token, { name: made.name, size: 5 })).status()).toBe(403);
    expect((await appendToPackage(client, upload, 0, made.bytes)).status()).toBe(403);
    for (const verb of ['releases/publish', 'releases/mark', 'uploads/discard', 'schedule/cancel'])
      expect((await client.post(`/do/${verb}`, { form: {} })).status()).toBe(403);
    await client.dispose();
  }
  await editor.dispose();
});

test('refuses what is too large, with a message and before it is sent', async ({ staffOf }) => {
  const client = await consoleClient((await staffOf('editor')).state);
  const form = { name: newPackage().name, size: maxPackageMegabytes * mebibyte + 1 };
  const response = await beginPackage(client, await beginToken(client), form);
  expect(response.status()).toBe(413);
  const body = (await response.json()) as { words: { zh: string; en: string } };
  expect(body.words.en).toContain(`${maxPackageMegabytes} MB`);
  expect(body.words.zh).toContain(`${maxPackageMegabytes} MB`);
  // More bytes than announced are refused, and so is a part that is too large.
  const made = newPackage(1_000);
  const upload = await beginUpload(client, made);
  expect((await appendToPackage(client, upload, 0, Buffer.alloc(1_001, 'M'))).status()).toBe(413);
  const part = Buffer.alloc(8 * mebibyte + 1);
  expect((await appendToPackage(client, upload, 0, part)).status()).toBe(413);
  const state = await client.get(`/uploads/${upload.id}/received`);
  expect(await state.json()).toMatchObject({ received: 0 });
  await client.dispose();
});
