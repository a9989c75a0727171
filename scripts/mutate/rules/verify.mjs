/** What `/verify` says of files, checksums and addresses. */
const judge = 'lib/verify/address/judge.ts';
const corpus = 'lib/verify/address/judge.test.ts';

export const verify = [
  {
    file: 'lib/verify/hashing/hash-file.ts',
    test: 'lib/verify/hashing/hash-file.test.ts',
    rules: [
      [
        'O5 every piece of a file is hashed',
        'hash.update(bytes);',
        'if (done === 0) hash.update(bytes);',
      ],
      [
        'O5 a file that changed is not answered',
        'if (done !== file.size) throw',
        'if (false) throw',
      ],
      [
        'O5 one buffer goes back and forth',
        'buffer = piece.value.buffer;',
        'buffer = new ArrayBuffer(bufferBytes);',
      ],
      [
        'O5 browsers without such a reader read slices',
        'catch {\n    return null;',
        'catch (error) {\n    throw error;',
      ],
      [
        'O5 progress is told on the way',
        'done - told < sliceBytes && done !== file.size',
        'done !== file.size',
      ],
      ['O5 slices are read one at a time', 'Math.min(from + sliceBytes, file.size)', 'file.size'],
    ],
  },
  {
    file: 'lib/verify/file-name.ts',
    test: 'lib/verify/file-name.test.ts',
    rules: [
      [
        'O5 marks of copies come off a name',
        'while (copyMark.test(rest)) rest',
        'while (false) rest',
      ],
      [
        'O5 a name copied twice is read',
        'while (copyMark.test(rest)) rest',
        'if (copyMark.test(rest)) rest',
      ],
      ['O5 a name that is all mark stays', 'rest || stem', 'rest'],
      [
        'O5 another ending is another name',
        'if (ending.toLowerCase() !== kind.toLowerCase()) return renamed;',
        '',
      ],
      ['O5 codes stand in .exe and .zip only', '!withCode.test(published) || ', ''],
      ['O5 a code in a name begins with an underscore', ` || !added.startsWith('_')`, ''],
      [
        'O5 an unusable code makes a name a changed one',
        `if (code.kind !== 'set') return renamed;`,
        `if (code.kind !== 'set') return { promoter: null, changed: false };`,
      ],
      ['O5 unfinished downloads are known by their name', 'unfinished.test(name)', 'false'],
      ['O5 a name cannot turn itself around', '[...markUnseen(name)]', '[...name]'],
      ['O5 a long name does not fill the page', 'signs.length <= mostShown', 'true'],
    ],
  },
  {
    file: 'lib/verify/judge-hash.ts',
    test: 'lib/verify/judge-hash.test.ts',
    rules: [
      ['O5 digits count in any case', 'sha256.toLowerCase()', 'sha256'],
      [
        'O5 only equal digits are official',
        'one.sha256 === digits',
        'one.sha256.slice(0, 8) === digits.slice(0, 8)',
      ],
      [
        'O5 the newer version is of the same system and line',
        'platform === record.platform && line === record.line && ',
        '',
      ],
      ['O5 a beta is not offered instead', ` && type === 'latest'`, ''],
      [
        'O5 an older version is not offered instead',
        '.filter(({ version }) => compareVersions(version, record.version) > 0)',
        '',
      ],
      [
        'O5 of the same bytes twice the current one is named',
        '.sort((a, b) => byType[a.type] - byType[b.type])',
        '',
      ],
    ],
  },
  {
    file: 'lib/verify/judge-file.ts',
    test: 'lib/verify/judge-file.test.ts',
    rules: [
      [
        'O5 an unfinished download is said to be one',
        `if (isUnfinished(name)) return 'unfinished';`,
        '',
      ],
      [
        'O5 other bytes under our name are said to be that',
        `if (!claimed) return 'other';`,
        `return 'other';`,
      ],
      [
        'O5 a file shorter than the package was cut off',
        'claimed.size !== null && size < claimed.size',
        'false',
      ],
    ],
  },
  {
    file: 'lib/verify/records.ts',
    test: 'lib/verify/records.test.ts',
    rules: [
      ['O5 a version to come is not published', `type === 'upcoming' || `, ''],
      ['O5 half a checksum is none', '!whole.test(sha256)', `sha256 === ''`],
      [
        'O5 each package stands in the list once',
        'if (!records.has(key)) records.set',
        'records.set',
      ],
    ],
  },
  {
    file: 'lib/verify/pasted-hash.ts',
    test: 'lib/verify/pasted-hash.test.ts',
    rules: [
      [
        'O5 digits within a word are none',
        'letter.test(before) || letter.test(after) ? [] : [digits]',
        '[digits]',
      ],
      [
        'O5 digits in groups are read',
        `return [...text.matchAll(grouped)].map(([found]) => found.replace(/[ :-]/g, ''));`,
        'return [];',
      ],
      ['O5 digits a window broke are joined', 'if (joined) return [joined];', ''],
      [
        'O5 two MD5 are no SHA-256',
        'halves.length === 2 && halves[0]?.length === 32 ? null : joined',
        'joined',
      ],
      [
        'O5 another kind of checksum is named',
        `return name ? { kind: 'wrongKind', name } :`,
        'return',
      ],
      [
        'O5 twenty checksums at a time',
        'if (hashes.length > mostHashes) return',
        'if (false) return',
      ],
      ['O5 no whole document is read', 'if (text.length > mostSigns) return', 'if (false) return'],
    ],
  },
  {
    file: judge,
    test: corpus,
    rules: [
      [
        'O5 what stands before the @ is no host',
        `isMailbox(parts, names) ? unknown('noAddress') : imitation('userInfo', host)`,
        `unknown('noAddress')`,
      ],
      ['O5 hidden signs make an address an imitation', 'hasUnseen(bare) && !isNone', 'false'],
      [
        'O5 a backslash makes an address an imitation',
        `text.includes('\\\\') ? imitation('backslash') : null`,
        'null',
      ],
      [
        'O5 a host in codes is an imitation',
        `if (parts.host.includes('%')) return imitation('encoded', host);`,
        '',
      ],
      [
        'O5 our host in other letters is an imitation',
        `if (!isWrittenPlainly(parts.host, host)) return imitation('lookalike', host);`,
        '',
      ],
      [
        'O5 our host without TLS is not official',
        `if (reached.length === 0) return unknown('insecure', host);`,
        '',
      ],
      [
        'O5 our host at another port is not official',
        `if (!reached.some((origin) => origin.port === port)) return unknown('port', host);`,
        '',
      ],
      [
        'O5 a dot behind the host is no host of ours',
        `bare === host ? atOwnHost(parts, origins, host) : unknown('trailingDot', host)`,
        'atOwnHost(parts, origins, host)',
      ],
      ['O5 an address stands alone', `if (/\\s/.test(bare)) return unknown('notAlone');`, ''],
      [
        'O5 our name under another scheme is an imitation',
        `imitation('scheme') :`,
        `unknown('otherScheme') :`,
      ],
      ['O5 our name behind a host says nothing', `isNamed ? 'nameInPath' : 'foreign'`, `'foreign'`],
      [
        'O5 a host below our domain is not official by that',
        `if (isOnOwnDomain(bare, rules)) return unknown('ownSubdomain', host);`,
        '',
      ],
    ],
  },
  {
    file: 'lib/verify/address/resemblance.ts',
    test: corpus,
    rules: [
      ['O5 letters that look alike are found', `if (seen === ours) return 'lookalike';`, ''],
      [
        'O5 a letter more or less is found',
        `if (editsBetween(word, name) <= editsTaken(name)) return 'typo';`,
        '',
      ],
      ['O5 our name inside a domain is found', `if (word.includes(name)) return 'nameInside';`, ''],
      [
        'O5 our name in front of a domain is found',
        `if (before.some((label) => likenessOf(label, name) !== null)) return 'nameInside';`,
        '',
      ],
      [
        'O5 mixed alphabets are found',
        `shown.split('.').some(mixesScripts) ? 'mixedScripts' : null`,
        'null',
      ],
      ['O5 punycode is read back', 'const shown = shownHost(host);', 'const shown = host;'],
    ],
  },
  {
    file: 'lib/verify/official.ts',
    test: 'lib/verify/official.test.ts',
    rules: [
      [
        'O5 only our own domains have a twin with www',
        `own: addresses.filter(isOwn)`,
        'own: addresses',
      ],
      [
        'O5 what is not configured is not official',
        'return origin ? [{ use, origin }] : [];',
        `return [{ use, origin: origin ?? 'https://example.com' }];`,
      ],
    ],
  },
];
