/** From a button to the bytes: which package, under which name, signed how. */
export const downloads = [
  {
    file: 'lib/downloads/link.ts',
    test: 'lib/downloads/link.test.ts',
    rules: [
      [
        'D2 the promoter goes into .exe and .zip only',
        ' || !marked.test(pathname)) return pathname',
        ') return pathname',
      ],
      [
        'D2 an unusable promoter leaves the name alone',
        '!referralCodePattern.test(promoter) || ',
        '',
      ],
      [
        'D2 the first underscore begins the promoter',
        `fileName.indexOf('_')`,
        `fileName.lastIndexOf('_')`,
      ],
      [
        'D5 an unusable promoter in a name finds no file',
        ' || !referralCodePattern.test(fileName.slice(at + 1, dot))',
        '',
      ],
    ],
  },
  {
    file: 'lib/downloads/sign.ts',
    test: 'lib/downloads/sign.test.ts',
    rules: [
      ['D3 no signature with an empty key', `if (key === '') throw`, 'if (false) throw'],
      ['D3 the signature covers the path', '.update(`${path}-', '.update(`-'],
      ['D3 the time is in seconds', 'Math.floor(now / 1000)', 'now'],
      ['D3 a query is kept', '`${signed.search}&auth_key=${value}`', '`?auth_key=${value}`'],
      ['D5 a link grows old', `age > life ? 'resumable' : 'valid'`, `'valid'`],
      ['D12 a download goes on for a week', 'age > Math.max(life, resumeSeconds) || ', ''],
      ['D5 a link of the future is none', ' || age < -clockSkew', ''],
      [
        'D5 the key before the present one is accepted',
        '.some((key) => {',
        '.slice(0, 1).some((key) => {',
      ],
      ['D5 a forged link is refused', `if (!known) return 'wrong';`, ''],
    ],
  },
  {
    file: 'lib/downloads/host.ts',
    test: 'lib/downloads/host.test.ts',
    rules: [
      [
        'D3 only the download host’s addresses are signed',
        'if (host) return url.origin === new URL(host).origin;',
        'if (host) return true;',
      ],
      ['D5 without a host only /files is ours', ` && url.pathname.startsWith('/files/')`, ''],
      [
        'D3 a foreign host’s key is never drawn',
        ' || env.DOWNLOAD_HOST) return keys',
        ') return keys',
      ],
    ],
  },
  {
    file: 'lib/in-app/browser.ts',
    test: 'lib/in-app/browser.test.ts',
    rules: [
      [
        'D11 a desktop client that downloads gets the file',
        'blockingDesktops.includes(app)',
        'true',
      ],
      ['D11 the browser of QQ downloads', String.raw`/(?:^| )QQ\/\d(?!.*TencentDocs)/`, '/QQ/'],
      ['D11 a mini program is told apart', 'miniProgram.test(userAgent)', 'false'],
    ],
  },
  {
    file: 'lib/downloads/in-app/carried-address.ts',
    test: 'lib/downloads/in-app/carried-address.test.ts',
    rules: [
      ['D11 the way leads to pages of this site only', 'ours && address.kind', 'address.kind'],
      [
        'D11 the way carries who brought the visitor',
        'url.searchParams.set(name, known)',
        'void known',
      ],
      ['D11 official forgets on the way too', 'url.searchParams.delete(name)', 'void name'],
    ],
  },
  {
    file: 'lib/upstream/versions.ts',
    test: 'lib/upstream/resources.test.ts',
    rules: [
      [
        'D7 maintenance is said although there is a list',
        `!(own.status === 'rejected' && isMaintenance(own.reason))`,
        'true',
      ],
      [
        'D7 under maintenance the list stands in',
        'if (releases) await keepLastGood(v6Key, releases);',
        '',
      ],
    ],
  },
  {
    file: 'components/downloads/fallback-notice.tsx',
    test: 'components/downloads/fallback-notice.test.ts',
    rules: [
      [
        'D7 the notice comes over good data of earlier too',
        `has('last-good') ? 'lastGood' : null`,
        'null',
      ],
    ],
  },
  {
    file: 'lib/downloads/serve-file.ts',
    test: 'lib/downloads/serve-file.test.ts',
    rules: [
      ['D12 an old link continues, and starts nothing', ' && asksForPart(request.headers)', ''],
      [
        'D12 a part of a replaced file is the whole of the new one',
        'tag !== bytesTag(file) &&',
        'false &&',
      ],
      [
        'D12 a fresh link stands for the bytes of the old one',
        'tag === null ? undefined : taggedRand(tag)',
        'undefined',
      ],
    ],
  },
  {
    file: 'lib/downloads/deliver.ts',
    test: 'lib/downloads/deliver.test.ts',
    rules: [
      [
        'D1 a download is signed',
        'locationOf(signUrl(url, key, await downloadHostTime(), rand))',
        'locationOf(url)',
      ],
      [
        'D2 a download carries its promoter',
        'withPromoter(url.pathname, promoter)',
        'url.pathname',
      ],
      ['D1 the v6 line only for who is sent there', 'info?.isToV6 ?? false', 'true'],
      ['D1 a named version may be an older one', '[...releases, ...history]', '[...releases]'],
    ],
  },
  {
    file: 'lib/downloads/resolve.ts',
    test: 'lib/downloads/resolve.test.ts',
    rules: [
      ['D1 v6 by default on Windows 10+ only', ' && isWindows10OrLater(userAgent)', ''],
      ['D1 an unknown line is unknown', ` && line !== 'v6'`, ` && line === ''`],
      ['D6 a version without a link is not delivered', ' && entry.url !== null', ''],
      [
        'D1 auto lets the visitor choose where it is unsure',
        `if (!platform) return { kind: 'choose' };`,
        `if (!platform) return { kind: 'unknown' };`,
      ],
    ],
  },
  {
    file: 'lib/releases/choose.ts',
    test: 'lib/releases/choose.test.ts',
    rules: [
      ['D6 only what is marked latest is the latest', ` && release.type === 'latest'`, ''],
      [
        'D10 without a link a system cannot be downloaded',
        'release.platform === platform && release.url !== null);',
        'release.platform === platform);',
      ],
    ],
  },
  {
    file: 'lib/releases/compare-versions.ts',
    test: 'lib/releases/choose.test.ts',
    rules: [
      [
        'S4 versions are compared as numbers',
        'return Math.sign(difference)',
        'return a < b ? -1 : 1',
      ],
      ['S4 a part that is no number counts as 0', 'Number(part) : 0', 'Number(part) : 1'],
    ],
  },
  {
    file: 'lib/releases/platform.ts',
    test: 'lib/releases/platform.test.ts',
    rules: [
      [
        'D8 an iPad that says Mac is one',
        ` && maxTouchPoints > 1 ? 'ipad'`,
        ` && maxTouchPoints > 99 ? 'ipad'`,
      ],
      [
        'D8 robots get no package',
        `if (robot.test(userAgent) && !cubot.test(userAgent)) return 'unknown';`,
        '',
      ],
      ['D8 both Macs are offered', `['mac-intel', 'mac-arm']`, `['mac-intel']`],
      ['S2 UC below 12 is too old', 'Number(uc[1]) < 12', 'Number(uc[1]) < 11'],
    ],
  },
  {
    file: 'lib/downloads/range.ts',
    test: 'lib/downloads/range.test.ts',
    rules: [
      [
        'D5 a part of another version is the whole file',
        'condition !== etag && condition !== lastModified',
        'false',
      ],
      [
        'D5 a range beyond the end is refused',
        'return start >= size ? unsatisfiable : { start, end }',
        'return { start, end }',
      ],
    ],
  },
];
