describe('official origins come from the configuration', () => {
  const names = [
    'SITE_ORIGIN',
    'VARIANT_HOST',
    'DOWNLOAD_HOST',
    'HELP_SITE_ORIGIN',
    'WEB_TRIAL_URL',
  ];
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
    jest.resetModules();
  });

  async function withSettings(settings: Readonly<Record<string, string>>) {
    for (const name of names) delete process.env[name];
    Object.assign(process.env, settings);
    return import('./official-origins');
  }

  it('include every configured one with its use', async () => {
    const { readOfficialOrigins, readUrlRules } = await withSettings({
      SITE_ORIGIN: 'https://www.shop.example',
      VARIANT_HOST: 'www.sister.example',
      DOWNLOAD_HOST: 'https://dl.cdn.example',
      HELP_SITE_ORIGIN: 'https://help.shop.example',
      WEB_TRIAL_URL: 'https://trial.vendor.example:8443/start?a=b',
      // The other settings are required in production.
      DOWNLOAD_SIGN_KEY: 'k'.repeat(32),
      SESSION_KEY: 'k'.repeat(32),
    });
    expect(readOfficialOrigins()).toEqual([
      { use: 'site', origin: 'https://www.shop.example' },
      { use: 'variant', origin: 'https://www.sister.example' },
      { use: 'files', origin: 'https://dl.cdn.example' },
      { use: 'help', origin: 'https://help.shop.example' },
      { use: 'trial', origin: 'https://trial.vendor.example:8443' },
    ]);
    expect(readUrlRules()).toEqual({
      ownOrigins: ['https://www.shop.example', 'https://www.sister.example'],
      otherOrigins: [
        'https://dl.cdn.example',
        'https://help.shop.example',
        'https://trial.vendor.example:8443',
      ],
      names: ['超级浏览器', 'SuperBrowser'],
    });
  });

  it('leave out unconfigured ones, and list an origin once', async () => {
    const { readOfficialOrigins } = await withSettings({
      SITE_ORIGIN: 'http://localhost:3000',
      WEB_TRIAL_URL: 'http://localhost:3000/trial',
    });
    expect(readOfficialOrigins()).toEqual([{ use: 'site', origin: 'http://localhost:3000' }]);
  });
});
