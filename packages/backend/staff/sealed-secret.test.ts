import { openSqlite, type Db } from '../database/open-database';
import { migrateToLatest } from '../database/migrate';
import { unsealSecret, sealSecret, sealStoredSecrets } from './sealed-secret';
import { addStaff } from './staff-accounts';
import { tryConsumeTotpCode } from './sign-in';
import { totpCode } from './totp';

let keys: { current: string; previous: string | undefined };
jest.mock('../settings', () => ({ readSealKeys: () => keys }));

const [old, fresh] = ['o'.repeat(40), 'f'.repeat(40)];
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
beforeEach(() => (keys = { current: old, previous: undefined }));

it('does not contain the secret, and differs each time', async () => {
  const [first, second] = [await sealSecret(secret), await sealSecret(secret)];
  expect(first).not.toBe(second);
  for (const sealed of [first, second]) {
    expect(sealed).not.toContain(secret);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(secret);
  }
});

it.each([
  ['the same key', old, undefined, secret],
  ['the key before', fresh, old, secret],
  ['the next key, announced', old, fresh, secret],
  ['another key', fresh, undefined, null],
  ['two other keys', fresh, 'x'.repeat(40), null],
])('opens with %s: %s, %s', async (_, current, previous, opened) => {
  const sealed = await sealSecret(secret);
  keys = { current, previous };
  expect(await unsealSecret(sealed)).toBe(opened);
});

it('does not open when it was altered', async () => {
  const sealed = await sealSecret(secret);
  // Alters the first character of the ciphertext, all of whose bits count.
  const altered = sealed.replace(/\.([\w-])([\w-]*\.[\w-]+)$/, (_, letter, rest) =>
    letter === 'A' ? `.B${rest}` : `.A${rest}`,
  );
  expect(altered).not.toBe(sealed);
  expect(await unsealSecret(altered)).toBeNull();
  expect(await unsealSecret('a.b.c.d.e')).toBeNull();
});

describe('secrets in the database', () => {
  let db: Db;
  const now = Date.parse('2026-03-01T00:00:00Z');
  const loadStaff = async () =>
    (await db.selectFrom('staff').select(['staff_id', 'totp_secret']).execute())[0]!;
  const codeOpens = async (of: string, at: number) =>
    tryConsumeTotpCode(db, await loadStaff(), totpCode(of, at), at);
  beforeEach(async () => {
    db = await openSqlite(':memory:');
    await migrateToLatest(db);
  });
  afterEach(() => db.destroy());

  async function addPerson(): Promise<string> {
    const { authenticatorUrl } = await addStaff(db, { name: 'anna', role: 'owner', now });
    return new URL(authenticatorUrl).searchParams.get('secret') ?? '';
  }

  it('are sealed, and their codes are accepted', async () => {
    const plainSecret = await addPerson();
    expect((await loadStaff()).totp_secret).not.toContain(plainSecret);
    expect(await codeOpens(plainSecret, now)).toBe(true);
  });

  it('of an older version are sealed at the next start', async () => {
    const plainSecret = await addPerson();
    await db.updateTable('staff').set({ totp_secret: plainSecret }).execute();
    expect(await codeOpens(plainSecret, now)).toBe(true);
    await sealStoredSecrets(db);
    expect((await loadStaff()).totp_secret).not.toContain(plainSecret);
    expect(await codeOpens(plainSecret, now + 60_000)).toBe(true);
  });

  it('are sealed again during a key change, so that the previous key can be removed', async () => {
    const plainSecret = await addPerson();
    // Each of the three steps of changing the key, with a start of the site in each.
    for (const [n, round] of [
      { current: old, previous: fresh },
      { current: fresh, previous: old },
      { current: fresh, previous: undefined },
    ].entries()) {
      keys = round;
      await sealStoredSecrets(db);
      expect(await codeOpens(plainSecret, now + n * 60_000)).toBe(true);
    }
  });

  it('sealed with a lost key accept no code, and the log names who needs another one', async () => {
    const plainSecret = await addPerson();
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    keys = { current: fresh, previous: undefined };
    await sealStoredSecrets(db);
    expect(errors.mock.calls.flat().join()).toContain('anna');
    expect(await codeOpens(plainSecret, now)).toBe(false);
    errors.mockRestore();
  });
});
