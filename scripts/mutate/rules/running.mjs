/** What a site in use does by itself: pages that follow changes of content, the log, and numbers for monitoring. */
export const running = [
  {
    file: 'lib/http/conditional.ts',
    test: 'lib/http/conditional.test.ts',
    rules: [
      [
        'O3 a shared cache keeps a feed no longer than a page',
        'seconds === undefined ? contentControl',
        "seconds === undefined ? 'public, max-age=3600, s-maxage=3600'",
      ],
    ],
  },
  {
    file: 'lib/upstream/cache/memo.ts',
    test: 'lib/upstream/cache/memo.test.ts',
    rules: [
      [
        'a bound on what is remembered of visitors’ parameters',
        'entries.size > maxEntries && ',
        'false && ',
      ],
    ],
  },
  {
    file: 'lib/upstream/cache/cached.ts',
    test: 'lib/upstream/cache/cached.test.ts',
    rules: [['a build that has nobody to ask keeps quiet', ' && !hasNobodyToAsk()', '']],
  },
  {
    file: 'lib/log/request-context.ts',
    test: 'lib/log/log.test.ts',
    rules: [
      [
        'R8 a phone in the log is masked',
        "store.phone = maskedDigits(digits.replace(/\\D/g, ''))",
        'store.phone = digits',
      ],
      [
        'R8 of a short number two digits stay',
        "'*'.repeat(Math.max(0, digits.length - 2)) + ",
        "'*'.repeat(0) + ",
      ],
    ],
  },
  {
    file: 'lib/log/log.ts',
    test: 'lib/log/log.test.ts',
    rules: [['a line of the log names its request', '...currentRequest(), ', '']],
  },
  {
    file: 'lib/log/limit-lines.ts',
    test: 'lib/log/log.test.ts',
    rules: [
      ['a flood of lines is held back', 'if (seen <= lines) write();', 'write();'],
      [
        'what was held back is told',
        'if (missed > 0) heldBack(missed);',
        'if (missed < 0) heldBack(missed);',
      ],
    ],
  },
  {
    file: 'lib/http/handler.ts',
    test: 'lib/http/handler.test.ts',
    rules: [
      [
        'a hundred refusals a minute are listed',
        'limitLines(100, 60_000)',
        'limitLines(9_000, 60_000)',
      ],
    ],
  },
];
