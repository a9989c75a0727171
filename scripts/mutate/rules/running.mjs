/** What a site in use does by itself: pages that follow changes of content, the log, and numbers for monitoring. */
export const running = [
  {
    file: 'lib/http/page-store/renewals.ts',
    test: 'lib/http/page-store/renewals.test.ts',
    rules: [
      ['O3 two pages are made at a time at most', 'this.running.size >= mostAtOnce', 'false'],
      ['O3 a page somebody waits for goes ahead', 'urgent ?? (this.running', '(this.running'],
      [
        'O3 a page that failed is left alone for a while',
        'this.options.now() - failedAt < pauseMs',
        'false',
      ],
      [
        'O3 a page that is never made gives its place up',
        'setTimeout(() => job.finish(false), this.options.longestMs)',
        'setTimeout(() => undefined, this.options.longestMs)',
      ],
      [
        'O3 a page asked for twice is made once',
        'this.running.get(path) ?? this.waiting.get(path)',
        'this.waiting.get(path)',
      ],
    ],
  },
  {
    file: 'lib/http/page-store/kept-pages.ts',
    test: 'lib/http/page-store/kept-pages.test.ts',
    rules: [
      [
        'O3 a page begun before a change is made again',
        'renewals.versionsOf(pagePathOf(key)) ?? begun.get(key) ?? knownVersions()',
        'knownVersions()',
      ],
      [
        'A6 a page that may hold an address is not kept',
        'if (!clean(value, path, tools)) {',
        'if (clean(value, path, tools) === null) {',
      ],
      [
        'O3 nothing outdated is taken from another instance',
        " || judged(page, path) !== 'fresh'",
        '',
      ],
    ],
  },
  {
    file: 'lib/http/page-store/kept-page.ts',
    test: 'lib/http/page-store/kept-pages.test.ts',
    rules: [
      ['O3 a page of the build is made anew', 'return !mark || now', 'return !!mark && now'],
      ['O3 a shared cache keeps a page for a minute', 'Math.min(life, sharedSeconds)', 'life'],
    ],
  },
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
    file: 'lib/http/page-store/kept-data.ts',
    test: 'lib/http/page-store/kept-data.test.ts',
    rules: [
      [
        'O3 data of before a change are asked for anew',
        'return own && !outdated(own) ? own : null;',
        'return own;',
      ],
    ],
  },
  {
    file: 'lib/http/page-store/shared-entries.ts',
    test: 'lib/http/page-store/shared-entries.test.ts',
    rules: [
      [
        'a Redis that failed is left alone for a moment',
        'if (now() < pausedUntil) return null;',
        '',
      ],
      ['two builds share no pages', '`${id}\\n${source}`', 'source'],
      ['shared pages go after a day', "'EX', lifeSeconds", "'EX', 9 * lifeSeconds"],
    ],
  },
  {
    file: 'lib/http/front/new-content.ts',
    test: 'lib/http/front/new-content.test.ts',
    rules: [
      [
        'O3 nobody waits longer than a moment for a changed page',
        'await within(made, longestMs)',
        'await made',
      ],
    ],
  },
  {
    file: 'lib/content-changes/versions.ts',
    test: 'lib/content-changes/versions.test.ts',
    rules: [
      [
        'O3 a change has a higher number than any before',
        'Math.max(now, (known[tag] ?? 0) + 1)',
        'now',
      ],
    ],
  },
  {
    file: 'lib/content-changes/known.ts',
    test: 'lib/content-changes/follow.test.ts',
    rules: [['O3 no number is ever lowered', 'newest(knownVersions(), versions)', 'versions']],
  },
  {
    file: 'lib/content-changes/follow.ts',
    test: 'lib/content-changes/follow.test.ts',
    rules: [
      [
        'O3 a Redis that came back empty gets its numbers again',
        'if (missing) await writeRedis(client, missing);',
        '',
      ],
    ],
  },
  {
    file: 'lib/content-changes/announce.ts',
    test: 'lib/content-changes/announce.test.ts',
    rules: [
      [
        'O3 who could tell nobody of a change says so',
        'failures.length === (redisUrl ? 2 : 1)',
        'false',
      ],
    ],
  },
  {
    file: 'lib/content-changes/check.ts',
    test: 'lib/content-changes/check.test.ts',
    rules: [
      ['O3 an announced change is not announced again', ' && before <= last.version', ''],
      [
        'O3 a list that cannot be read is no change',
        '.catch(() => false)) changed',
        '.catch(() => true)) changed',
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
    rules: [
      ['a build says a failure once', '!state.told && ', ''],
      ['a build that has nobody to ask keeps quiet', ' && !hasNobodyToAsk()', ''],
    ],
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
    rules: [
      ['a line of the log names its request', '...currentRequest(), ', ''],
      ['a line of the log names its worker', 'worker: workerNumber(), ', ''],
    ],
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
  {
    file: 'lib/http/front/measure.ts',
    test: 'lib/http/front/measure.test.ts',
    rules: [
      [
        'numbers are for who has the token',
        'if (!opens(request.headers.authorization, token)) {',
        'if (opens(request.headers.authorization, token) === null) {',
      ],
      [
        'without a token there is no address for numbers',
        "token && request.url === '/metrics' ? print(request, response, token)",
        "request.url === '/metrics' ? print(request, response, token ?? '')",
      ],
      [
        'an address nobody knows is counted as other',
        "return route?.path ?? 'other';",
        'return route?.path ?? path;',
      ],
    ],
  },
  {
    file: 'lib/metrics/registry.ts',
    test: 'lib/http/front/measure.test.ts',
    rules: [
      [
        'a number that cannot be read hides no other',
        "if (answer.status === 'rejected') continue;",
        "if (answer.status === 'rejected') throw answer.reason;",
      ],
    ],
  },
];
