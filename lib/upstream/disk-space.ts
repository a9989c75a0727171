/** Whether DATA_DIR still takes something: whoever writes is refused while it does not. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** About what a few forms need; a disk with less is as good as full. */
const bytes = 64 * 1024;
/** Asked every second by a balancer, it is looked at every tenth. */
const lifeMs = 10_000;

async function writeDurably(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `.room-${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(Buffer.alloc(bytes, 1));
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

interface Look {
  readonly at: number;
  readonly outcome: Promise<void>;
}

const looks = new Map<string, Look>();

/**
 * Writes a small file and takes it away again; what came of it is remembered for ten seconds.
 * @throws what the file system says
 */
export function checkRoom(folder: string, now = Date.now()): Promise<void> {
  const known = looks.get(folder);
  if (known && now - known.at < lifeMs) return known.outcome;
  const outcome = writeDurably(folder);
  looks.set(folder, { at: now, outcome });
  return outcome;
}
