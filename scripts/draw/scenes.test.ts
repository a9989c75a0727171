import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

it('has no picture of the demo that is older than what it shows', async () => {
  const check = promisify(execFile)('node', ['scripts/draw/scenes.mjs', '--check']);
  const said = await check.then(
    () => '',
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(said).toBe('');
});
