/** Packages are uploaded in parts: what is accepted, what is refused, and where a broken upload continues. */
import { request as open } from 'node:http';
import { consoleOrigin, maxPackageMegabytes, ports } from '../support/servers/ports-and-folders';
import { expect, addSignedInStaff, test } from './support/console-test';
import {
  postPart,
  postBegin,
  beginUpload,
  fetchBeginToken,
  createTestPackage,
} from './support/package-uploads';
import { createConsoleClient } from './support/staff';

const mebibyte = 1_048_576;

/** Sends half of what it announces, and closes the connection. */
function sendHalf(
  { id, token }: { readonly id: string; readonly token: string },
  half: Buffer,
  cookie: string,
): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      cookie,
      origin: consoleOrigin,
      'x-form-token': token,
      'content-type': 'application/octet-stream',
      'content-length': half.length * 2,
    };
    const request = open({
      host: '127.0.0.1',
      port: ports.console,
      method: 'POST',
      headers,
      path: `/uploads/${id}/append?at=0`,
    });
    request.on('error', () => undefined);
    request.on('close', resolve);
    request.write(half, () => request.destroy());
  });
}

test('continues where the connection broke in the middle of a part', async ({ ensureStaff }) => {
  const { state } = await ensureStaff('editor');
  const client = await createConsoleClient(state);
  const testPackage = createTestPackage();
  const upload = await beginUpload(client, testPackage);
  const half = testPackage.bytes.subarray(0, 300_000);
  const cookie = state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await sendHalf(upload, half, cookie);
  const readReceived = async () => {
    const response = await client.get(`/uploads/${upload.id}/received`);
    return ((await response.json()) as { received: number }).received;
  };
  await expect.poll(readReceived).toBeGreaterThan(0);
  // A part that begins at another position is answered with the right position.
  let offset = testPackage.bytes.length;
  await expect(async () => {
    const response = await postPart(client, upload, offset, testPackage.bytes.subarray(offset));
    const body = (await response.json()) as { received?: number };
    offset = body.received ?? offset;
    expect(response.status()).toBe(200);
  }).toPass();
  const finishResponse = await client.post(`/uploads/${upload.id}/finish`, {
    headers: { 'x-form-token': upload.token },
  });
  expect(await finishResponse.json()).toMatchObject({
    sha256: testPackage.sha256,
    received: testPackage.bytes.length,
  });
  await client.dispose();
});

test('begins one upload for a token, however often it is sent', async ({ ensureStaff }) => {
  const client = await createConsoleClient((await ensureStaff('editor')).state);
  const [testPackage, otherPackage] = [createTestPackage(), createTestPackage()];
  const form = { name: testPackage.name, size: testPackage.bytes.length };
  const token = await fetchBeginToken(client);
  const responses = [await postBegin(client, token, form), await postBegin(client, token, form)];
  const [firstUpload, secondUpload] = (await Promise.all(
    responses.map((response) => response.json()),
  )) as {
    id: string;
  }[];
  // The answer was lost, so the request is sent again.
  expect(secondUpload?.id).toBe(firstUpload?.id);
  const replay = await postBegin(client, token, { ...form, name: otherPackage.name });
  expect(replay.status()).toBe(403);
  await client.dispose();
});

test('refuses a token of another session, a forged one, and another site', async ({
  ensureStaff,
}) => {
  const { state } = await ensureStaff('editor');
  const client = await createConsoleClient(state);
  const testPackage = createTestPackage();
  const upload = await beginUpload(client, testPackage);
  const stranger = await createConsoleClient((await addSignedInStaff('editor')).state);
  const foreignClient = await createConsoleClient(state, { origin: 'https://evil.example' });
  const signedOutClient = await createConsoleClient();
  const part = testPackage.bytes.subarray(0, 100);
  const tries = [
    [stranger, upload.token, 403],
    [client, 'forged', 403],
    [client, '', 403],
    // This token is for beginning an upload, not for a part.
    [client, await fetchBeginToken(client), 403],
    [foreignClient, upload.token, 403],
    [signedOutClient, upload.token, 401],
  ] as const;
  for (const [sender, token, status] of tries)
    expect((await postPart(sender, { ...upload, token }, 0, part)).status()).toBe(status);
  const progress = await client.get(`/uploads/${upload.id}/received`);
  expect(await progress.json()).toMatchObject({ received: 0 });
  // Other staff who may publish see the upload and continue it with their own token.
  expect((await stranger.get(`/uploads/${upload.id}/received`)).status()).toBe(200);
  expect((await client.get('/uploads/no-such/received')).status()).toBe(404);
  await Promise.all(
    [client, stranger, foreignClient, signedOutClient].map((openClient) => openClient.dispose()),
  );
});

test('those who may not publish neither see nor begin an upload', async ({ ensureStaff }) => {
  const editor = await createConsoleClient((await ensureStaff('editor')).state);
  const [token, testPackage] = [await fetchBeginToken(editor), createTestPackage()];
  const upload = await beginUpload(editor, testPackage);
  for (const role of ['reader', 'support'] as const) {
    const client = await createConsoleClient((await ensureStaff(role)).state);
    expect((await client.get('/releases')).status()).toBe(200);
    expect((await client.get('/releases/new')).status()).toBe(403);
    expect((await client.get(`/uploads/${upload.id}/received`)).status()).toBe(403);
    expect((await postBegin(client, token, { name: testPackage.name, size: 5 })).status()).toBe(
      403,
    );
    expect((await postPart(client, upload, 0, testPackage.bytes)).status()).toBe(403);
    for (const verb of ['releases/publish', 'releases/mark', 'uploads/discard', 'schedule/cancel'])
      expect((await client.post(`/do/${verb}`, { form: {} })).status()).toBe(403);
    await client.dispose();
  }
  await editor.dispose();
});

test('refuses what is too large, with a message and before it is sent', async ({ ensureStaff }) => {
  const client = await createConsoleClient((await ensureStaff('editor')).state);
  const form = { name: createTestPackage().name, size: maxPackageMegabytes * mebibyte + 1 };
  const response = await postBegin(client, await fetchBeginToken(client), form);
  expect(response.status()).toBe(413);
  const body = (await response.json()) as { message: { zh: string; en: string } };
  expect(body.message.en).toContain(`${maxPackageMegabytes} MB`);
  expect(body.message.zh).toContain(`${maxPackageMegabytes} MB`);
  // More bytes than announced are refused, and so is a part that is too large.
  const testPackage = createTestPackage(1_000);
  const upload = await beginUpload(client, testPackage);
  expect((await postPart(client, upload, 0, Buffer.alloc(1_001, 'M'))).status()).toBe(413);
  const part = Buffer.alloc(8 * mebibyte + 1);
  expect((await postPart(client, upload, 0, part)).status()).toBe(413);
  const state = await client.get(`/uploads/${upload.id}/received`);
  expect(await state.json()).toMatchObject({ received: 0 });
  await client.dispose();
});
