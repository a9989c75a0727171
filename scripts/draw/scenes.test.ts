import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

it('no picture of the demo is out of date', async () => {
  const check = promisify(execFile)('node', ['scripts/draw/scenes.mjs', '--check']);
  const errorOutput = await check.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(errorOutput).toBe('');
});
