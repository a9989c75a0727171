import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveKey } from './serve-checksums';

const folder = mkdtempSync(join(tmpdir(), 'release-key-'));
const keyFile = join(folder, 'lib/downloads/signed-checksums/release-key.pem');
const keyPair = generateKeyPairSync('ed25519');
const pem = keyPair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const request = () => new Request('http://localhost:3000/release-key.pem');

beforeEach(() => {
  mkdirSync(join(folder, 'lib/downloads/signed-checksums'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

describe('/release-key.pem', () => {
  it('is only the key', async () => {
    writeFileSync(keyFile, `# ours\n${pem}`);
    const response = serveKey(request());
    expect([response.status, await response.text()]).toEqual([200, pem]);
  });

  it('is a 404 without a key, and for a file that is no public key, which is logged', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(keyFile);
    expect(serveKey(request()).status).toBe(404);
    expect(reported).not.toHaveBeenCalled();
    writeFileSync(keyFile, keyPair.privateKey.export({ type: 'pkcs8', format: 'pem' }));
    for (let times = 0; times < 2; times += 1) {
      const response = serveKey(request());
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.not.stringMatching('KEY'),
      ]);
    }
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('stops a build whose key cannot be used', () => {
    process.env.NEXT_PHASE = 'phase-production-build';
    writeFileSync(keyFile, 'nonsense');
    expect(() => serveKey(request())).toThrow(
      'lib/downloads/signed-checksums/release-key.pem: there is no public key in it',
    );
    delete process.env.NEXT_PHASE;
  });
});
