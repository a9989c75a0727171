import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

// The long version is `node bench/kill9.mjs 20`.
it('loses no acknowledged write in three kill -9 rounds', async () => {
  const args = ['bench/kill9.mjs', '3', 'backend', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const result = JSON.parse(stdout) as Record<string, number>;
  expect(result).toMatchObject({ rounds: 3, lost: 0, twice: 0, refused: 0 });
  expect(result.acknowledged).toBeGreaterThan(0);
}, 60_000);
