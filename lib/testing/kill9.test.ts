import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// The long version is `node bench/kill9.mjs 20`.
it('loses no acknowledged write in three kill -9 rounds', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/kill9.mjs', '3']);
  expect(stdout).toMatch(/3 rounds, [1-9]\d* acknowledged writes, 0 lost/);
}, 60_000);
