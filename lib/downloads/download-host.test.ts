/** Tests which URLs are on the download host (D5). */
export {};

const withEnv = async (values: Record<string, string>) => {
  jest.resetModules();
  for (const name of ['DOWNLOAD_HOST', 'DOWNLOAD_SIGN_KEY', 'DOWNLOAD_SIGN_KEY_PREVIOUS'])
    delete process.env[name];
  Object.assign(process.env, values);
  return import('./download-host');
};
const previousEnv = { ...process.env };
afterAll(() => {
  process.env = previousEnv;
});

it.each([
  [{}, 'http://localhost:3000/files/a.exe', true, '/files/a.exe?x=1'],
  [{}, 'http://localhost:3000/other/a.exe', false, 'http://localhost:3000/other/a.exe?x=1'],
  [{}, 'https://dl.example.cn/files/a.exe', false, 'https://dl.example.cn/files/a.exe?x=1'],
  [
    { DOWNLOAD_HOST: 'https://dl.example.cn' },
    'https://dl.example.cn/a.exe',
    true,
    'https://dl.example.cn/a.exe?x=1',
  ],
  [
    { DOWNLOAD_HOST: 'https://dl.example.cn' },
    'https://dl.example.cn.evil.example/a.exe',
    false,
    'https://dl.example.cn.evil.example/a.exe?x=1',
  ],
  [
    { DOWNLOAD_HOST: 'https://dl.example.cn' },
    'http://localhost:3000/files/a.exe',
    false,
    'http://localhost:3000/files/a.exe?x=1',
  ],
])('with %j %s is on the download host: %s', async (env, url, own, location) => {
  const host = await withEnv(env as Record<string, string>);
  expect(host.isOnDownloadHost(new URL(url))).toBe(own);
  expect(host.locationHeaderOf(new URL(`${url}?x=1`))).toBe(location);
});
