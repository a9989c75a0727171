import { site } from '@/lib/site';
import { vpsHref, editionOf, withVpsName } from './edition';

describe('the edition (B4)', () => {
  it.each([
    [null, null, 'professional'],
    ['lite', null, 'vps'],
    [null, 'lite', 'vps'],
    ['', 'lite', 'vps'],
    ['professional', 'lite', 'professional'],
    ['LITE', 'lite', 'professional'],
    ['lite', 'nonsense', 'vps'],
    [null, 'nonsense', 'professional'],
  ])('URL %j, stored %j: %s', (requested, stored, edition) =>
    expect(editionOf(requested, stored)).toBe(edition),
  );
});

describe('the product name', () => {
  const zh = { professional: site.name['zh-CN'], vps: site.vpsName['zh-CN'] };
  const en = { professional: site.name['en-US'], vps: site.vpsName['en-US'] };
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

describe('Windows links on the VPS edition', () => {
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
  ])('%s becomes %s', (href, expected) => expect(vpsHref(href, true)).toBe(expected));

  it('do not change auto on another system', () =>
    expect(vpsHref('/api/download/auto', false)).toBeNull());
});
