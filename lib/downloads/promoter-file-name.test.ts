import { withPromoter, withoutPromoter } from './promoter-file-name';

describe('promoter in the file name (D2)', () => {
  it.each([
    ['/v5/App-1.2-x64.exe', 'abc123', '/v5/App-1.2-x64_abc123.exe'],
    ['/v5/App.ZIP', 'a_b-c', '/v5/App_a_b-c.ZIP'],
    ['/v5/App-1.2.exe', '00123', '/v5/App-1.2_00123.exe'],
    ['/App.exe', 'x'.repeat(64), `/App_${'x'.repeat(64)}.exe`],
    ['/%E6%B5%8F.exe', 'p', '/%E6%B5%8F_p.exe'],
  ])('%s with %s', (path, promoter, expected) =>
    expect(withPromoter(path, promoter)).toBe(expected),
  );

  it.each([
    ['other type', '/v6/App.dmg', 'abc'],
    ['other type', '/v6/App.apk', 'abc'],
    ['no promoter', '/App.exe', ''],
    ['path in the promoter', '/App.exe', '../x'],
    ['slash', '/App.exe', 'a/b'],
    ['too long', '/App.exe', 'x'.repeat(65)],
    ['line break', '/App.exe', 'a\r\n'],
    ['dot', '/App.exe', 'a.b'],
    ['no name', '/dir/.exe', 'abc'],
    ['exe in the folder only', '/a.exe/readme', 'abc'],
  ])('does not change %s: %s %s', (_, path, promoter) =>
    expect(withPromoter(path, promoter)).toBe(path),
  );
});

describe('the real file behind a name (D5)', () => {
  it.each([
    ['App-1.2_abc.exe', 'App-1.2.exe'],
    ['App_a_b-c.zip', 'App.zip'],
    ['App.exe', 'App.exe'],
    ['App.dmg', 'App.dmg'],
  ])('%s is %s', (name, real) => expect(withoutPromoter(name)).toBe(real));

  it.each(['App_.exe', 'App_a.b.exe', 'App_abc.dmg', `App_${'x'.repeat(65)}.exe`, 'App_a%2F.exe'])(
    '%s is null',
    (name) => expect(withoutPromoter(name)).toBeNull(),
  );

  it('reverses withPromoter', () => {
    const name = withPromoter('/App-9.exe', 'p_1').slice(1);
    expect(withoutPromoter(name)).toBe('App-9.exe');
  });
});
