/**
 * Hashes a file in a worker (O5). The worker's script is a file of our own build, so the pages' content policy allows
 * it (X3).
 */
import type { HashWorkerMessage } from './worker-protocol';

interface HashEvents {
  readonly onProgress: (hashedBytes: number) => void;
  readonly onDone: (sha256: string) => void;
  /**
   * `unreadable`: the file cannot be read; `worker`: the worker's script could not be loaded, or the browser has no
   * workers.
   */
  readonly onFailed: (reason: 'unreadable' | 'worker') => void;
}

/**
 * Starts hashing.
 * @returns a function that stops the hashing at once; nothing is reported after that
 */
export function startHashing(file: File, { onProgress, onDone, onFailed }: HashEvents): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    onFailed('worker');
    return () => undefined;
  }
  const endWorker = () => {
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  worker.onmessage = ({ data }: MessageEvent<HashWorkerMessage>) => {
    if (data.kind === 'progress') return onProgress(data.hashedBytes);
    endWorker();
    if (data.kind === 'done') onDone(data.sha256);
    else onFailed('unreadable');
  };
  worker.onerror = () => {
    endWorker();
    onFailed('worker');
  };
  worker.postMessage(file);
  return endWorker;
}
