/** What is counted for promoters, whose it is, and who sees it (O4). */
export const figures = [
  {
    file: 'lib/figures/agent.ts',
    test: 'lib/figures/agent.test.ts',
    rules: [
      ['O4 who does not say what it is counts as a robot', "userAgent === '' || isbot", 'isbot'],
      ['O4 robots are told apart', ' || isbot(userAgent)', ''],
      ['O4 pages fetched ahead are told apart', 'prefetch|prerender|preview', 'prefetch-never'],
    ],
  },
  {
    file: 'lib/figures/link-of-visit.ts',
    test: 'lib/figures/link-of-visit.test.ts',
    rules: [
      ['O4 a source is the same in whatever capitals', '.trim().toLowerCase()', '.trim()'],
      ['O4 a link without a promoter is nobody’s', "promoter === '' ? null : ", ''],
    ],
  },
  {
    file: 'lib/figures/batch.ts',
    test: 'lib/figures/batch.test.ts',
    rules: [
      ['O4 made-up codes are bounded', 'strangers < bounds.strangers', 'true'],
      [
        'O4 sources of one promoter are bounded',
        'own.size >= bounds.eachPromoter && ',
        'false && ',
      ],
    ],
  },
  {
    file: 'lib/figures/collector.ts',
    test: 'lib/figures/collector.test.ts',
    rules: [
      ['O4 what was counted is written within half a second', 'delayMs = 500', 'delayMs = 900'],
      ['O4 what could not be written is tried again', 'putBack(counts);', 'void counts;'],
      ['O4 what nobody could judge comes again', 'putBack(outcome.undecided);', 'void outcome;'],
      [
        'O4 one writing waits for the other',
        'writing = writing.then(writeOnce);',
        'writing = writeOnce();',
      ],
    ],
  },
  {
    file: 'lib/figures/judge.ts',
    test: 'lib/figures/judge.test.ts',
    rules: [
      ['O4 who is blocked here is not counted', 'if (blocked.has(code)) continue;', ''],
      ['O4 an upstream is asked few questions at a time', 'asking.size >= mostQuestions', 'false'],
      [
        'O4 who was counted before is counted while nobody can be asked',
        "(verdict === 'unsure' && counted.has(code))",
        'false',
      ],
    ],
  },
  {
    file: 'lib/http/sightings.ts',
    test: 'lib/http/sightings.test.ts',
    rules: [
      ['O4 a robot is no visitor', 'agent.isRobot || isAhead(headers)', 'isAhead(headers)'],
      ['O4 who comes ahead of a person is no visitor', ' || isAhead(headers)', ''],
    ],
  },
  {
    file: 'lib/http/repeats.ts',
    test: 'lib/http/repeats.test.ts',
    rules: [['O4 a repeat comes within a minute', 'connection: 60', 'connection: 61']],
  },
  {
    file: 'lib/session/figures-pass.ts',
    test: 'lib/session/figures-pass.test.ts',
    rules: [
      [
        'O4 a forged link opens nothing',
        'if (!secrets.some((secret) => isSame(signed, signature(text, secret)))) return null;',
        'void [secrets, signed, isSame];',
      ],
      ['O4 a link that is over opens nothing', 'until * 1_000 > now ? ', 'until > 0 * now ? '],
      [
        'O4 links are signed with a key of their own',
        "createHmac('sha256', keyOf(secret))",
        "createHmac('sha256', (void keyOf, secret))",
      ],
    ],
  },
  {
    file: 'lib/partners/figures-link.ts',
    test: 'lib/partners/figures-link.test.ts',
    rules: [
      [
        'O4 a blocked promoter’s link opens nothing',
        '!pass || !(await mayBeSeen(pass.promoter))',
        '!pass',
      ],
      [
        'O4 links are tried so often from an address',
        "await takeOne('lookAddress', address);",
        'void [takeOne, address];',
      ],
      ['O4 an opened link leaves no referrer', "    'Referrer-Policy': 'no-referrer',\n", ''],
    ],
  },
  {
    file: 'lib/partners/viewer.ts',
    test: 'lib/partners/figures-link.test.ts',
    rules: [
      [
        'O4 an open link ends with its promoter’s blocking',
        'pass && (await mayBeSeen(pass.promoter))',
        'pass',
      ],
      [
        'O4 a sign-in that is over shows nobody’s figures',
        'error.ret === rets.sessionExpired',
        'error.ret === rets.ok',
      ],
    ],
  },
  {
    file: 'lib/partners/period.ts',
    test: 'lib/partners/period.test.ts',
    rules: [
      ['O4 a period ends today', 'if (to > today) {', 'if (to > `9${today}`) {'],
      ['O4 a period begins with what is kept', 'if (from < earliest) {', "if (from < '') {"],
      ['O4 a period the wrong way round is turned', 'if (from > to) {', 'if (from > `9${to}`) {'],
      [
        'O4 what is no day is told',
        "corrections: unreadable ? ['unreadable'] : []",
        'corrections: unreadable ? [] : []',
      ],
    ],
  },
];
