import { builtInSettingNames, settings } from './settings.mjs';

/**
 * A value for each setting that page routing reads, so that the test finds a setting that only one of the two modules
 * reads.
 */
const hostSettings = {
  SITE_ORIGIN: 'https://www.example',
  ASSET_HOSTS: 'https://img.example',
  MEDIA_HOSTS: 'https://media.example',
  HELP_VIDEO_BASE: 'https://videos.example/help',
  TRACKING_URL: 'https://stats.example/collect',
  REDIRECT_HOSTS: 'partner.example',
  VARIANT_HOST: 'www.variant.example',
  HELP_SITE_ORIGIN: 'https://help.example',
  WEB_TRIAL_URL: 'https://trial.example/go',
  DOWNLOAD_HOST: 'https://dl.example',
};

/** Loads both modules again: each reads the environment once, page routing when it is loaded. */
async function load(environment: Record<string, string>) {
  jest.resetModules();
  Object.assign(process.env, environment);
  const pageRouting = await import('@/lib/page-routing/settings');
  const { readRedirectRules } = await import('./read-redirect-rules');
  const { readCspSources } = await import('./read-csp-sources');
  return { pageRouting, redirectRules: readRedirectRules, cspSources: readCspSources };
}

beforeEach(() => {
  process.env.SESSION_KEY = 'k'.repeat(32);
  process.env.DOWNLOAD_SIGN_KEY = 'k'.repeat(16);
});

afterEach(() => {
  for (const name of Object.keys(hostSettings)) delete process.env[name];
});

it('checks a target before a page as behind one (T1)', async () => {
  const { pageRouting, redirectRules } = await load(hostSettings);
  expect(pageRouting.pageRedirectRules).toEqual(redirectRules());
  expect([...pageRouting.pageRedirectRules.hosts].sort()).toEqual([
    'dl.example',
    'help.example',
    'partner.example',
    'trial.example',
    'www.variant.example',
  ]);
});

it('has the same policy on a page for one visitor as on a static one (X3)', async () => {
  const { pageRouting, cspSources } = await load(hostSettings);
  expect(pageRouting.pageCspSources).toEqual(cspSources());
  expect(pageRouting.pageCspSources).toEqual({
    assetOrigins: ['https://img.example'],
    mediaOrigins: ['https://media.example', 'https://videos.example'],
    trackingOrigins: ['https://stats.example'],
    isHttps: true,
  });
});

it("reads build-time settings of the table, with the table's defaults", async () => {
  const { pageRouting } = await load({});
  const names = Object.keys(pageRouting.pageRoutingSettings);
  expect(names.sort()).toEqual(Object.keys(hostSettings).sort());
  expect(builtInSettingNames).toEqual(expect.arrayContaining(names));
  expect(pageRouting.pageRoutingSettings.SITE_ORIGIN).toBe(settings.SITE_ORIGIN.defaultValue);
});
