/** Tests the keys by which links to packages are signed and checked (D3, D4). */
export {};

const withEnv = async (values: Record<string, string>) => {
  jest.resetModules();
  for (const name of ['DOWNLOAD_HOST', 'DOWNLOAD_SIGN_KEY', 'DOWNLOAD_SIGN_KEY_PREVIOUS'])
    delete process.env[name];
  Object.assign(process.env, values);
  return import('./signing-keys');
};
const key = 'k'.repeat(20);
const previousEnv = { ...process.env };
afterAll(() => {
  process.env = previousEnv;
});

it('signs with the key and still accepts the previous one', async () => {
  const signingKeys = await withEnv({
    DOWNLOAD_SIGN_KEY: key,
    DOWNLOAD_SIGN_KEY_PREVIOUS: 'p'.repeat(20),
  });
  expect(signingKeys.getSigningKeys()).toEqual([key, 'p'.repeat(20)]);
});

it('draws a key for the embedded host when none is set, the same for signing and checking', async () => {
  const signingKeys = await withEnv({});
  const [generatedKey = ''] = signingKeys.getSigningKeys();
  expect(generatedKey.length).toBeGreaterThan(20);
  expect(signingKeys.getSigningKeys()).toEqual([generatedKey]);
});

it('has no key for a foreign host when none is set: nothing is signed with an empty key', async () => {
  expect((await withEnv({ DOWNLOAD_HOST: 'https://dl.example.cn' })).getSigningKeys()).toEqual([]);
});
