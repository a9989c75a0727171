import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSamples, sampleBytes, sha256Of } from './sample-packages';
import manifest from './sample-packages.json';

const samplePaths = Object.keys(manifest);

describe('sample packages', () => {
  it.each(Object.entries(manifest))(
    '%s has the manifest’s size and digest',
    (path, { size, sha256 }) => {
      const bytes = sampleBytes(path);
      expect({ size: bytes.byteLength, sha256: sha256Of(bytes) }).toEqual({ size, sha256 });
      expect(size).toBeGreaterThanOrEqual(200 * 1024);
      expect(size).toBeLessThanOrEqual(600 * 1024);
    },
  );

  it('name themselves samples in their first line', () => {
    const path = samplePaths[0] ?? '';
    expect(sampleBytes(path).toString('utf8').split('\n')[0]).toContain(
      `SAMPLE PACKAGE, NOT AN INSTALLER`,
    );
  });

  // The first underscore starts the promoter (D2).
  it('hold no underscore in their names', () => {
    expect(samplePaths.filter((path) => path.includes('_'))).toEqual([]);
  });

  it('are written once, and again when damaged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'samples-'));
    try {
      expect(await ensureSamples(folder)).toBe(samplePaths.length);
      expect(await ensureSamples(folder)).toBe(0);
      const victim = join(folder, samplePaths[0] ?? '');
      await writeFile(victim, 'damaged');
      expect(await ensureSamples(folder)).toBe(1);
      expect((await readFile(victim)).byteLength).toBeGreaterThan(200 * 1024);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
