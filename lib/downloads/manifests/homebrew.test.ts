/** Tests casks by the rules of Homebrew's Cask Cookbook and its review checks, because Homebrew publishes no schema. */
import { spawnSync } from 'node:child_process';
import { productSummary } from './manifest-package';
import { allPackages, createPackage, manifestText } from './manifest-package.test-support';

const v5 = (name = 'superbrowser.rb', packages = allPackages) => manifestText(name, packages);

it('the cask has exactly this text', () =>
  expect(v5()).toBe(`cask "superbrowser" do
  arch arm: "mac-arm", intel: "mac-intel"

  version "5.290.2"
  sha256 arm:   "${'d'.repeat(64)}",
         intel: "${'c'.repeat(64)}"

  url "https://www.example.com/api/download/#{arch}?version=#{version}&line=v5"
  name "SuperBrowser"
  name "超级浏览器"
  desc "Multi-store browser that opens each store in a browser profile of its own"
  homepage "https://www.example.com/en"

  depends_on :macos

  app "SuperBrowser.app"
end
`));

const blocks = [
  createPackage('mac-intel', 'c', { version: '5.290.1' }),
  createPackage('mac-arm', 'd', { version: '5.290.2' }),
];
const installers = [
  createPackage('mac-intel', 'c', { fileName: 'SuperBrowser-x64.pkg' }),
  createPackage('mac-arm', 'd', { fileName: 'SuperBrowser-arm64.pkg' }),
];
const texts: [string, string][] = [
  ['of both processors', v5()],
  ['of v6', manifestText('superbrowser@6.rb')],
  ['of two versions', v5('superbrowser.rb', blocks)],
  ['of two installers', v5('superbrowser.rb', installers)],
  ['of one processor', v5('superbrowser.rb', blocks.slice(1))],
];

/** The stanza order of the Cask Cookbook; stanzas in the same list may follow each other without an empty line. */
const order = [
  ['arch'],
  ['version', 'sha256'],
  ['on_arm', 'on_intel'],
  ['url', 'name', 'desc', 'homepage'],
  ['depends_on'],
  ['app', 'pkg'],
];

describe.each(texts)('a cask %s', (_, text) => {
  const lines = text.split('\n');
  const stanzas = lines
    .filter((line) => /^ {2}[a-z]/.test(line))
    .map((line) => /[a-z_0-9]+/.exec(line)?.[0] ?? '')
    .filter((word) => word !== 'end');
  const groupOf = (stanza: string) => order.findIndex((group) => group.includes(stanza));

  it('has a token of lower-case letters, digits and hyphens, with the version after an at sign', () =>
    expect(text).toMatch(/^cask "[a-z0-9]+(?:-[a-z0-9]+)*(?:@[a-z0-9.]+)?" do\n/));

  it('has every required stanza, in the order of the cookbook', () => {
    expect(stanzas.map(groupOf)).not.toContain(-1);
    expect(stanzas.map(groupOf)).toEqual([...stanzas.map(groupOf)].sort((a, b) => a - b));
    for (const stanza of ['version', 'sha256', 'url', 'name', 'desc', 'homepage'])
      expect(text).toMatch(new RegExp(`^ +${stanza} `, 'm'));
    expect(text).toMatch(/^ +(?:app|pkg) "/m);
  });

  it('separates groups by one empty line, and nothing else', () => {
    const starts = lines.flatMap((line, at) => (/^ {2}(?!end)[a-z]/.test(line) ? [at] : []));
    for (const [at, line] of starts.entries()) {
      const isNewGroup = at > 0 && groupOf(stanzas[at] ?? '') !== groupOf(stanzas[at - 1] ?? '');
      expect([lines[line - 1] === '', line]).toEqual([isNewGroup, line]);
    }
    expect(text).not.toMatch(/\n\n\n| \n|\t/);
    expect(text.endsWith('end\n')).toBe(true);
  });

  it('has a checksum of sixty-four digits for each processor', () => {
    const checksums = text.match(/"[0-9a-f]{64}"/g) ?? [];
    expect(checksums).toHaveLength(text.includes('depends_on arch') ? 1 : 2);
  });

  it('is downloaded by its version', () =>
    expect(text).toMatch(/^ {2}url "https:\/\/[^"]+\?version=#\{version\}&line=v[56]"$/m));
});

it.each([
  ['is short', /^.{1,79}$/],
  ['begins with a capital letter', /^[A-Z]/],
  ['begins with no article', /^(?!(?:the|an?)\s)/i],
  ['does not begin with the name', /^(?!super[\s-]?browser)/i],
  ['names no system', /^(?!.*\b(?:mac ?os|mac|os ?x)\b)/i],
  ['ends without a full stop', /[^.]$/],
  ['has no blanks around it', /^\S.*\S$/],
])('the description %s', (_, rule) => expect(productSummary['en-US']).toMatch(rule));

describe('versions and packages in a cask', () => {
  it('are in separate blocks when they differ by processor', () =>
    expect(v5('superbrowser.rb', blocks)).toContain(`  arch arm: "mac-arm", intel: "mac-intel"

  on_arm do
    version "5.290.2"
    sha256 "${'d'.repeat(64)}"

    app "SuperBrowser.app"
  end
  on_intel do
    version "5.290.1"
    sha256 "${'c'.repeat(64)}"

    app "SuperBrowser.app"
  end
`));

  it('name the processor when there is only one', () => {
    const text = v5('superbrowser.rb', blocks.slice(0, 1));
    expect(text).toContain('  depends_on arch: :x86_64\n  depends_on :macos\n');
    expect(text).toContain('/api/download/mac-intel?version=#{version}&line=v5"');
    expect(text).not.toContain('arch arm');
  });

  it('are named when they are installers', () => {
    const text = v5('superbrowser.rb', installers);
    expect(text).toContain('    pkg "SuperBrowser-arm64.pkg"\n');
    expect(text).toContain('    pkg "SuperBrowser-x64.pkg"\n');
  });

  it('of v6 require the system v6 needs', () =>
    expect(manifestText('superbrowser@6.rb')).toContain('  depends_on macos: :catalina\n'));

  it.each(['App.tar', 'App', 'evil#{x}.pkg', 'evil".pkg', '-x.pkg'])(
    'called %s are left out',
    (fileName) =>
      expect(() => v5('superbrowser.rb', [createPackage('mac-arm', 'd', { fileName })])).toThrow(
        'There is no superbrowser.rb',
      ),
  );
});

if (spawnSync('sh', ['-c', 'command -v ruby']).status === 0)
  it.each(texts)('Ruby can parse the cask %s', (_, text) =>
    expect(spawnSync('ruby', ['-c'], { input: text }).status).toBe(0),
  );
