import { collectHosts, parseOrigins } from './validation/host-lists.mjs';
import { trustedRedirectHosts } from './csp-and-redirect-hosts';

it.each([
  [undefined, []],
  ['', []],
  [
    'https://a.cn/x?y, http://b.cn:8080  https://c.cn',
    ['https://a.cn', 'http://b.cn:8080', 'https://c.cn'],
  ],
])('reads %j', (setting, hosts) => expect(parseOrigins(setting)).toEqual(hosts));

it.each(['javascript:alert(1)', "https://a.cn 'unsafe-inline'", '*', 'data:x'])(
  'refuses %j',
  (setting) => expect(() => parseOrigins(setting)).toThrow(),
);

it.each(['https://x.cn', 'a/b', 'u@x.cn', 'x?y', ':'])('refuses the host %s by name', (entry) =>
  expect(() => collectHosts(`ok.cn ${entry}`, [])).toThrow(entry),
);

it.each([
  [{}, []],
  [{ REDIRECT_HOSTS: '', VARIANT_HOST: '', HELP_SITE_ORIGIN: '' }, []],
  [{ REDIRECT_HOSTS: 'a.cn, b.cn:81' }, ['a.cn', 'b.cn:81']],
  [
    { REDIRECT_HOSTS: 'a.cn', VARIANT_HOST: 'WWW.variant.cn:8443' },
    ['a.cn', 'www.variant.cn:8443'],
  ],
  [{ VARIANT_HOST: 'www.variant.cn' }, ['www.variant.cn']],
  [{ HELP_SITE_ORIGIN: 'https://help.cn' }, ['help.cn']],
  [{ WEB_TRIAL_URL: 'https://trial.cn/go?x=1' }, ['trial.cn']],
  [{ DOWNLOAD_HOST: 'https://dl.cn' }, ['dl.cn']],
])('the own hosts include %j', (settings, hosts) =>
  expect([...trustedRedirectHosts(settings)]).toEqual(hosts),
);
