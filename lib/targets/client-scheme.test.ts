import { clientHref } from './client-scheme';

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
      switchTarget: 'stores',
      switchFrom: 'recall',
    },
    'superbrowser://open?switchFrom=recall&switchTarget=stores&switchUrl=https%3A%2F%2Fa.cn%2Fx%3Fy%3D1%26z%3D2%23top&from=abc123',
  ],
  [{ switchFrom: '首页 1' }, 'superbrowser://open?switchFrom=%E9%A6%96%E9%A1%B5%201'],
  [{ from: 'a&from=b' }, 'superbrowser://open?from=a%26from%3Db'],
  [{ from: 'a"><script>' }, 'superbrowser://open?from=a%22%3E%3Cscript%3E'],
  [{ switchFrom: 'a\r\nb' }, 'superbrowser://open?switchFrom=a%0D%0Ab'],
  [{ switchFrom: 'a\ud800b' }, 'superbrowser://open?switchFrom=ab'],
  [{ switchFrom: '😀' }, 'superbrowser://open?switchFrom=%F0%9F%98%80'],
  [{ switchFrom: '100%' }, 'superbrowser://open?switchFrom=100%25'],
])('%j is %s (D9)', (opening, expected) => expect(clientHref(opening)).toBe(expected));
