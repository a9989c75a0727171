import { desktopAppHref } from './desktop-app-scheme';

it.each([
  [{}, 'superbrowser://open'],
  [{ switchFrom: '', from: '' }, 'superbrowser://open'],
  [{ switchFrom: 'recall' }, 'superbrowser://open?switchFrom=recall'],
  [
    { from: 'abc123', switchUrl: '', switchFrom: 'download', switchTarget: undefined },
    'superbrowser://open?switchFrom=download&from=abc123',
  ],
  [
    {
      from: 'abc123',
      switchUrl: 'https://a.cn/x?y=1&z=2#top',
      switchTarget: 'environment-settings',
      switchFrom: 'recall',
    },
    'superbrowser://open?switchFrom=recall&switchTarget=environment-settings&switchUrl=https%3A%2F%2Fa.cn%2Fx%3Fy%3D1%26z%3D2%23top&from=abc123',
  ],
  [{ switchFrom: '首页 1' }, 'superbrowser://open?switchFrom=%E9%A6%96%E9%A1%B5%201'],
  [{ from: 'a&from=b' }, 'superbrowser://open?from=a%26from%3Db'],
  [{ from: 'a"><script>' }, 'superbrowser://open?from=a%22%3E%3Cscript%3E'],
  [{ switchFrom: 'a\r\nb' }, 'superbrowser://open?switchFrom=a%0D%0Ab'],
  [{ switchFrom: 'a\ud800b' }, 'superbrowser://open?switchFrom=ab'],
  [{ switchFrom: '😀' }, 'superbrowser://open?switchFrom=%F0%9F%98%80'],
  [{ switchFrom: '100%' }, 'superbrowser://open?switchFrom=100%25'],
])('%j is %s (D9)', (opening, expected) => expect(desktopAppHref(opening)).toBe(expected));

it.each([
  ['environment-settings', true],
  ['sign-in', true],
  ['web-page', true],
  ['Sign-in', false],
  ['sign-in ', false],
  ['stores', false],
  ['../x', false],
  ['toString', false],
])('desktopAppHref shows %j: %s', (switchTarget, requested) =>
  expect(desktopAppHref({ switchTarget })).toBe(
    requested ? `superbrowser://open?switchTarget=${switchTarget}` : 'superbrowser://open',
  ),
);

it.each([
  ['https://www.example.cn/en/download?x=1#top', true],
  ['http://localhost:3000/', true],
  ['https://xn--fiqs8s.example/', true],
  [`https://a.cn/${'x'.repeat(2_035)}`, true],
  [`https://a.cn/${'x'.repeat(2_036)}`, false],
  ['/download', false],
  ['//a.cn/x', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['superbrowser://open', false],
  ['https://name:pw@a.cn/', false],
  ['https://name@a.cn/', false],
  ['https:\\\\a.cn', false],
  ['https://a.cn/\n', false],
  [' https://a.cn/', false],
  ['https://', false],
])('desktopAppHref opens %j: %s', (switchUrl, sent) =>
  expect(desktopAppHref({ switchUrl })).toBe(
    sent ? `superbrowser://open?switchUrl=${encodeURIComponent(switchUrl)}` : 'superbrowser://open',
  ),
);
