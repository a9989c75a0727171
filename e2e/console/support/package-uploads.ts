/** Test packages, uploaded to the console without a browser as its page does. */
import { createHash, randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { createConsoleClient, type StorageState } from './staff';

export interface TestPackage {
  readonly name: string;
  readonly version: string;
  readonly bytes: Buffer;
  readonly sha256: string;
}

/** A random package, beginning with MZ like a Windows program. */
export function createTestPackage(size = 700_000): TestPackage {
  const version = `9.${randomBytes(2).readUInt16BE()}.${randomBytes(2).readUInt16BE()}`;
  const bytes = Buffer.concat([Buffer.from('MZ'), randomBytes(size - 2)]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: `App-${version}-x64.exe`, version, bytes, sha256 };
}

/**
 * The token on the page of uploads for the next upload.
 * @throws Error where the page has no token
 */
export async function fetchBeginToken(client: APIRequestContext): Promise<string> {
  const html = await (await client.get('/releases/new')).text();
  // The token is in React's data for the component, where quotation marks are escaped.
  const token = /\\"token\\":\\"([^"\\]+)\\"/.exec(html)?.[1];
  if (!token) throw new Error('The page has no token to begin an upload with');
  return token;
}

export const postBegin = (
  client: APIRequestContext,
  token: string,
  form: { readonly name: string; readonly size: number },
) => client.post('/uploads/begin', { form, headers: { 'x-form-token': token } });

export const postPart = (
  client: APIRequestContext,
  upload: { readonly id: string; readonly token: string },
  offset: number,
  data: Buffer,
) =>
  client.post(`/uploads/${upload.id}/append?at=${offset}`, {
    data,
    headers: { 'x-form-token': upload.token, 'content-type': 'application/octet-stream' },
  });

export async function beginUpload(client: APIRequestContext, { name, bytes }: TestPackage) {
  const form = { name, size: bytes.length };
  const response = await postBegin(client, await fetchBeginToken(client), form);
  expect(response.status()).toBe(200);
  return (await response.json()) as { readonly id: string; readonly token: string };
}

/**
 * A complete upload, in the page's way.
 * @returns its id
 */
export async function uploadPackage(
  state: StorageState,
  testPackage: TestPackage,
): Promise<string> {
  const client = await createConsoleClient(state);
  const upload = await beginUpload(client, testPackage);
  await postPart(client, upload, 0, testPackage.bytes);
  await client.post(`/uploads/${upload.id}/finish`, { headers: { 'x-form-token': upload.token } });
  await client.dispose();
  return upload.id;
}
