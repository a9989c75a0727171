/** Tests which settings an installation still lacks (B7). */
const company = {
  COMPANY_LEGAL_NAME: '甲公司',
  COMPANY_ADDRESS: '某路',
  COMPANY_PHONE: '400-1',
  COMPANY_EMAIL: 'a@b.example',
  COMPANY_ICP_NUMBER: '1',
  COMPANY_POLICE_NUMBER: '2',
};
const noCompany = Object.fromEntries(Object.keys(company).map((name) => [name, '']));
const production = { SITE_ORIGIN: 'https://www.example.com' };
const upstream = {
  UPSTREAM_HOST: 'https://api.example.com',
  UPSTREAM_API_KEY: 'k'.repeat(16),
  UPSTREAM_ENCRYPTION_KEY: '0123456789abcdef',
};
const keys = {
  SESSION_KEY: 's'.repeat(44),
  DOWNLOAD_SIGN_KEY: 'd'.repeat(44),
  DOWNLOAD_HOST: 'https://dl.example.com',
};

async function listMissingWith(env: Record<string, string>): Promise<string[] | null> {
  const before = process.env;
  process.env = { ...before, UPSTREAM_HOST: '', ...keys, ...noCompany, ...env };
  jest.resetModules();
  try {
    return (await import('./settings-to-change')).settingsToChangeForProduction();
  } finally {
    process.env = before;
  }
}

it.each([
  ['nothing is given', {}, ['SITE_ORIGIN', ...Object.keys(company), 'UPSTREAM_HOST']],
  ['the company is, on a loopback address', company, ['SITE_ORIGIN', 'UPSTREAM_HOST']],
  [
    'everything is but an origin',
    { ...company, ...upstream, SITE_ORIGIN: 'http://127.0.0.1:3000' },
    ['SITE_ORIGIN'],
  ],
  ['the embedded backend is the real one', { ...company, ...production }, null],
  ['a demonstration was chosen', { ...company, ...production, DEMO: '1' }, ['DEMO']],
  ['a demonstration has an upstream', { ...company, ...production, ...upstream, DEMO: '1' }, null],
  ['everything is', { ...company, ...production, ...upstream }, null],
])('%s', async (_, env, names) => expect(await listMissingWith(env)).toEqual(names));
