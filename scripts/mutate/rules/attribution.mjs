/** Who brought a visitor: parameters, cookies, promoter links. */
export const attribution = [
  {
    file: 'lib/schemas/referral-code.ts',
    test: 'lib/attribution/rules.test.ts',
    rules: [
      [
        'A2 a code has 64 ASCII letters, digits, - and _ at most',
        '/^[A-Za-z0-9_-]{1,64}$/',
        '/^[\\w-]+$/u',
      ],
    ],
  },
  {
    file: 'lib/attribution/rules.ts',
    test: 'lib/attribution/rules.test.ts',
    rules: [
      [
        'A2 one trailing .exe goes, in any case',
        "replace(/\\.exe$/i, '')",
        "replace(/\\.exe$/, '')",
      ],
      ['A2 a code with control characters is none', 'if (unclean.test(raw)) return none;', ''],
      [
        'A3 official in any case forgets',
        "code.toLowerCase() === 'official'",
        "code === 'official'",
      ],
      [
        'A4 activity_id keeps its official',
        'activity_id: readCode',
        'activity_id: readPromoterCode',
      ],
      ['A4 a callback has 512 characters at most', 'readText(512)', 'readText(5_120)'],
      ['A4 an advertisement has 100 characters at most', 'readText(100)', 'readText(1_000)'],
      [
        'A4 a text has no control characters',
        ' && !unclean.test(raw) && isWellFormed(raw)',
        ' && isWellFormed(raw)',
      ],
      ['A4 a text with half a character is none', ' && isWellFormed(raw)', ''],
      ['A4 a text of blanks is none', 'raw.trim().length > 0 && ', ''],
      [
        'A4 a cookie the browser would drop is not written',
        ' && encodeURIComponent(raw).length <= cookieBytes',
        '',
      ],
      ['A5 a promoter is kept for 7 days', 'promoter: 7 * day', 'promoter: 30 * day'],
      ['A5 a channel is kept for 30 days', 'channelId: 30 * day', 'channelId: 7 * day'],
    ],
  },
  {
    file: 'lib/attribution/cookies.ts',
    test: 'lib/attribution/context.test.ts',
    rules: [['of a repeated cookie the first counts', 'if (values.has(name)) continue;', '']],
  },
  {
    file: 'lib/attribution/context.ts',
    test: 'lib/attribution/context.test.ts',
    rules: [
      ['R10 a channel is no referral code', "promoter === channelId ? '' : promoter", 'promoter'],
      ['A7 the channel stands in for the promoter', ' || channelId,', ','],
      [
        'A7 the request’s own parameters come first',
        'if (changed !== undefined) return changed;',
        '',
      ],
      [
        'A7 a cookie is judged again',
        "reading.kind === 'set' ? reading.value : ''",
        "cookie(name) ?? ''",
      ],
      [
        'A9 the landing cookie counts as xsb only',
        "cookie(landingCookie) === 'xsb' ? 'xsb' : ''",
        "cookie(landingCookie) ?? ''",
      ],
    ],
  },
  {
    file: 'lib/attribution/promoter-link.ts',
    test: 'lib/attribution/promoter-link.test.ts',
    rules: [
      ['A2 promoters are told of their .exe', 'stripped: exe.test(typed)', 'stripped: false'],
      [
        'A3 promoters are told that official forgets',
        "{ kind: 'official' };\n  return",
        "{ kind: 'characters' };\n  return",
      ],
      [
        'A4 UTM values of a link are judged',
        ".kind === 'set' ? text : null",
        ".kind === 'none' ? text : text",
      ],
      ['empty UTM values are left out of a link', "if (value !== '') url", 'url'],
    ],
  },
];
