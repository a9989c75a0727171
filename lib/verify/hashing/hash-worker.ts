/** Worker that hashes a large file while the page stays responsive. Sends no request. */
import { hashFile } from './hash-file';
import type { HashWorkerMessage } from './worker-messages';

const send = (message: HashWorkerMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<File>) => {
  hashFile(data, (done) => send({ kind: 'progress', done })).then(
    (sha256) => send({ kind: 'done', sha256 }),
    () => send({ kind: 'unreadable' }),
  );
});
