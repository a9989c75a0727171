import type { BuildEnv } from './build';

const settings: Partial<BuildEnv> & { DOWNLOAD_HOST: string } = {
  REDIRECT_HOSTS: 'partner.example',
  VARIANT_HOST: 'www.variant.example',
  HELP_SITE_ORIGIN: 'https://help.example',
  WEB_TRIAL_URL: 'https://trial.example/go',
  DOWNLOAD_HOST: 'https://dl.example',
};

it('judges a target before a page as it does behind one (T1)', async () => {
  // Both read the environment once, the edge as soon as it is loaded.
  Object.assign(process.env, settings);
  const { redirectRules } = await import('./redirect-rules');
  const edge = await import('@/lib/edge/settings');
  expect(edge.redirectRules).toEqual(redirectRules());
  expect([...edge.redirectRules.hosts].sort()).toEqual([
    'dl.example',
    'help.example',
    'partner.example',
    'trial.example',
    'www.variant.example',
  ]);
});
