/** Worker that hashes a large file while the page stays responsive. Sends no request. */
import { hashFile } from './hash-file';
import type { HashWorkerMessage } from './worker-protocol';

const sendMessage = (message: HashWorkerMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<File>) => {
  hashFile(data, (hashedBytes) => sendMessage({ kind: 'progress', hashedBytes })).then(
    (sha256) => sendMessage({ kind: 'done', sha256 }),
    () => sendMessage({ kind: 'unreadable' }),
  );
});
