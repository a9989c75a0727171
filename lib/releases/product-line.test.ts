import { site } from '@/lib/site';
import { liteHref, productLineOf, withVpsName } from './product-line';

describe('the product line (B4)', () => {
  it.each([
    [null, null, 'standard'],
    ['lite', null, 'lite'],
    [null, 'lite', 'lite'],
    ['', 'lite', 'lite'],
    ['standard', 'lite', 'standard'],
    ['LITE', 'lite', 'standard'],
    ['lite', 'nonsense', 'lite'],
    [null, 'nonsense', 'standard'],
  ])('URL %j, stored %j: %s', (requested, stored, line) =>
    expect(productLineOf(requested, stored)).toBe(line),
  );
});

describe('the product name', () => {
  const zh = { standard: site.name['zh-CN'], vps: site.vpsName['zh-CN'] };
  const en = { standard: site.name['en-US'], vps: site.vpsName['en-US'] };
  it.each([
    ['超级浏览器 - 高效跨境电商运营', zh, '超级浏览器纯净版 - 高效跨境电商运营'],
    ['下载超级浏览器 | 超级浏览器', zh, '下载超级浏览器纯净版 | 超级浏览器纯净版'],
    ['超级浏览器纯净版', zh, '超级浏览器纯净版'],
    ['超级浏览器纯净版 | 超级浏览器', zh, '超级浏览器纯净版 | 超级浏览器纯净版'],
    ['Download SuperBrowser', en, 'Download SuperBrowser Pure'],
    ['SuperBrowser Pure | SuperBrowser', en, 'SuperBrowser Pure | SuperBrowser Pure'],
    ['nothing of ours', en, 'nothing of ours'],
  ])('%s', (text, names, expected) => {
    expect(withVpsName(text, names)).toBe(expected);
    expect(withVpsName(withVpsName(text, names), names)).toBe(expected);
  });
});

describe('Windows links on the lite line', () => {
  const lite = '/api/download/windows-lite';
  it.each([
    ['/api/download/windows', lite],
    ['/api/download/windows?line=v5', lite],
    ['/api/download/windows-x86', lite],
    ['/api/download/windows-zip', lite],
    ['/api/download/auto', lite],
    ['/api/download/windows?version=5.280.1', null],
    ['/api/download/windows?line=v6', null],
    [lite, null],
    ['/api/download/windows-base', null],
    ['/api/download/mac-arm', null],
    ['/elsewhere/xx/windows', null],
  ])('%s becomes %s', (href, expected) => expect(liteHref(href, true)).toBe(expected));

  it('do not change auto on another system', () =>
    expect(liteHref('/api/download/auto', false)).toBeNull());
});
