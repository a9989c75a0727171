/** Tests the values of the site that come from configuration (B2, B7), and its colors. */
import { readFileSync } from 'node:fs';

/** Loads the module of a site with these settings. */
async function siteWith(env: Record<string, string>): Promise<typeof import('./site')> {
  const before = process.env;
  process.env = { ...before, COMPANY_PHONE: '', COMPANY_EMAIL: '', ...env };
  jest.resetModules();
  try {
    return await import('./site');
  } finally {
    process.env = before;
  }
}

describe('contacts (B7)', () => {
  it('are empty where nothing is configured', async () => {
    const { contactLinks, contractPartyName, site } = await siteWith({});
    expect(contactLinks).toEqual([]);
    expect(Object.values(site.company).filter(Boolean)).toEqual([]);
    expect(contractPartyName).toEqual({
      'zh-CN': '超级浏览器的运营方',
      'en-US': 'the operator of SuperBrowser',
    });
    expect(site.socialAccounts).toEqual([]);
  });

  it.each([
    [{ COMPANY_PHONE: '400-1' }, ['tel:400-1']],
    [{ COMPANY_EMAIL: 'a@b.example' }, ['mailto:a@b.example']],
    [{ COMPANY_EMAIL: 'a@b.example', COMPANY_PHONE: '400-1' }, ['tel:400-1', 'mailto:a@b.example']],
  ])('%j leads to %j', async (env, hrefs) => {
    const { contactLinks } = await siteWith(env);
    expect(contactLinks.map(({ href }) => href)).toEqual(hrefs);
  });

  it('names the company as operator where it is configured', async () => {
    const { contractPartyName } = await siteWith({ COMPANY_LEGAL_NAME: '甲公司' });
    expect(contractPartyName).toEqual({ 'zh-CN': '甲公司', 'en-US': '甲公司' });
  });
});

describe('social accounts (B2)', () => {
  it.each([
    ['https://weibo.com/a', '微博', 'Weibo'],
    ['https://space.bilibili.com/1', '哔哩哔哩', 'Bilibili'],
    ['https://www.other.example/a', 'other.example', 'other.example'],
    // This host ends like a known host, but is another host.
    ['https://notx.com/a', 'notx.com', 'notx.com'],
  ])('%s is called %s', async (url, zh, en) => {
    const { site } = await siteWith({ SOCIAL_ACCOUNTS: `https://x.com/first  ${url}` });
    expect(site.socialAccounts).toEqual([
      { url: 'https://x.com/first', name: { 'zh-CN': 'X', 'en-US': 'X' } },
      { url, name: { 'zh-CN': zh, 'en-US': en } },
    ]);
  });

  it.each(['javascript:alert(1)', 'weibo.com/a', 'https://weibo.com/a ftp://b'])(
    'refuses %s',
    async (value) => {
      await expect(siteWith({ SOCIAL_ACCOUNTS: value })).rejects.toThrow(/SOCIAL_ACCOUNTS/);
    },
  );
});

it('names the brand colors with the values of the style sheet', async () => {
  const { brandColors } = await siteWith({});
  const styles = readFileSync('app/styles/tokens.css', 'utf8');
  for (const [token, value] of Object.entries(brandColors))
    expect(styles).toContain(`--color-${token}: ${value};`);
});
