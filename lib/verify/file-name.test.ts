import fc from 'fast-check';
import { withPromoter } from '@/lib/downloads/promoter-file-name';
import { isUnfinished, compareFileName, withoutCopyMarks, displayName } from './file-name';

const exe = 'SuperBrowser-5.290.2-x64.exe';
const zip = 'SuperBrowser-5.290.2-x64.zip';
const dmg = 'SuperBrowser-5.290.1-mac-arm64.dmg';

describe('the promoter in a file name', () => {
  it.each([
    [exe, exe, null],
    ['SuperBrowser-5.290.2-x64_abc.exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc.zip', zip, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc (1).exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc(1).exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc（2）.exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc (1) (2).exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc - Copy.exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc - Copy (3).exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc - 副本 (3).exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc 副本.exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc的副本 2.exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc copy 2.exe', exe, 'abc'],
    ['SuperBrowser-5.290.2-x64_abc 2.exe', exe, 'abc'],
    ['superbrowser-5.290.2-X64_Abc.EXE', exe, 'Abc'],
    ['SuperBrowser-5.290.2-x64_a_b-c.exe', exe, 'a_b-c'],
    ['SuperBrowser-5.290.2-x64__x.exe', exe, '_x'],
    [`SuperBrowser-5.290.2-x64_${'a'.repeat(64)}.exe`, exe, 'a'.repeat(64)],
    ['SuperBrowser-5.290.1-mac-arm64 (1).dmg', dmg, null],
    [' SuperBrowser-5.290.2-x64.exe ', exe, null],
  ])('%s', (given, published, promoter) =>
    expect(compareFileName(given, published)).toEqual({ promoterCode: promoter, isChanged: false }),
  );
});

describe('a changed name', () => {
  it.each([
    ['setup.exe', exe],
    ['SuperBrowser-5.290.2-x64.zip', exe],
    ['SuperBrowser-5.290.2-x64', exe],
    ['SuperBrowser-5.290.2-x64abc.exe', exe],
    ['SuperBrowser-5.290.2-x64-abc.exe', exe],
    ['SuperBrowser-5.290.2-x64_.exe', exe],
    ['SuperBrowser-5.290.2-x64_推广.exe', exe],
    ['SuperBrowser-5.290.2-x64_a b.exe', exe],
    ['SuperBrowser-5.290.2-x64_official.exe', exe],
    [`SuperBrowser-5.290.2-x64_${'a'.repeat(65)}.exe`, exe],
    ['SuperBrowser-5.290.1-mac-arm64_abc.dmg', dmg],
    ['SuperBrowser-5.290.2-x64.exe.crdownload', exe],
    ['', exe],
    ['.exe', exe],
  ])('%s', (given, published) =>
    expect(compareFileName(given, published)).toEqual({ promoterCode: null, isChanged: true }),
  );

  it('can still contain a code, once an added extension is removed (A2)', () =>
    expect(compareFileName('SuperBrowser-5.290.2-x64_abc.exe.exe', exe)).toEqual({
      promoterCode: 'abc',
      isChanged: true,
    }));
});

it('reads every name a download gets (D2)', () => {
  const code = fc
    .stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
    .filter((text) => text.toLowerCase() !== 'official');
  fc.assert(
    fc.property(code, fc.constantFrom(exe, zip), fc.nat(9), (promoter, published, copy) => {
      const name = withPromoter(`/${published}`, promoter).slice(1);
      const saved = copy > 0 ? name.replace(/(\.\w+)$/, ` (${copy})$1`) : name;
      expect(compareFileName(saved, published)).toEqual({
        promoterCode: promoter,
        isChanged: false,
      });
    }),
  );
});

it.each([
  ['a (1).exe', 'a.exe'],
  ['a(12).exe', 'a.exe'],
  ['a (1234).exe', 'a (1234).exe'],
  ['(1).exe', '(1).exe'],
  ['a', 'a'],
  ['a (1)', 'a'],
])('%s is a copy of %s', (name, plain) => expect(withoutCopyMarks(name)).toBe(plain));

it.each([
  ['a.exe.crdownload', true],
  ['a.exe.part', true],
  ['a.dmg.download', true],
  ['a.exe.XLTD', true],
  ['a.exe', false],
  ['part', false],
])('%s is unfinished: %s', (name, is) => expect(isUnfinished(name)).toBe(is));

it.each([
  ['SuperBrowser-5.290.2-x64.exe', 'SuperBrowser-5.290.2-x64.exe'],
  ['安装包 (1).exe', '安装包 (1).exe'],
  ['report\u202efdp.exe', 'report\ufffdfdp.exe'],
  ['a\u0000b\u200b.exe', 'a\ufffdb\ufffd.exe'],
  [`${'😀'.repeat(300)}.exe`, `${'😀'.repeat(120)}…${'😀'.repeat(36)}.exe`],
])('%j is shown as %j', (name, shown) => expect(displayName(name)).toBe(shown));
