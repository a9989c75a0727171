/** Steps of uploads into a download folder of the tests. */
import { randomUUID } from 'node:crypto';
import {
  addPart,
  beginUpload,
  finishUpload,
  type UploadContext,
} from '@superbrowser/backend/uploads/upload-records';
import type { TestedBackend } from './tested-backend';

/** The content of a package, which begins as a Windows program does. */
export const packageContent = (text: string): string => `MZ ${text}`;

async function* inChunks(content: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) {
    await Promise.resolve();
    yield Buffer.from(content.slice(at, at + size));
  }
}

export function uploadSteps(subject: () => TestedBackend, downloadDir: () => string) {
  const withUploadContext = <T>(task: (context: UploadContext) => Promise<T>): Promise<T> =>
    subject().withDb((db) =>
      task({ db, downloadDir: downloadDir(), maxBytes: 1_000, acceptsSamples: false }),
    );
  const begin = (name: string, bytes: number, now = Date.now()) =>
    withUploadContext((context) =>
      beginUpload({ id: randomUUID(), staff: 'anna', name, bytes }, context, now),
    );
  const append = (id: string, offset: number, content: string, now = Date.now()) =>
    withUploadContext((context) =>
      addPart(
        id,
        { offset, body: inChunks(content, 7), maxBytes: 500, stallMs: 5_000 },
        context,
        now,
      ),
    );
  const finish = (id: string, now = Date.now()) =>
    withUploadContext((context) => finishUpload(id, context, now));
  /** Uploads a complete package. @returns the upload's id */
  const uploadPackage = async (name: string, content = packageContent(name), now = Date.now()) => {
    const { upload_id } = await begin(name, content.length, now);
    await append(upload_id, 0, content, now);
    await finish(upload_id, now);
    return upload_id;
  };
  return { begin, append, finish, uploadPackage };
}
