/** What is counted, what never leaves the browser, and what the server takes. */
export const analytics = [
  {
    file: 'lib/analytics/display.ts',
    test: 'lib/analytics/display.test.ts',
    rules: [
      [
        'a block counts after half a second',
        'setTimeout(report, displayDebounceMs)',
        'setTimeout(report, 0)',
      ],
      ['a block that leaves does not count', 'clearTimeout(timers.get(target))', 'void 0'],
      ['a block counts once', 'observer.unobserve(target)', 'void 0'],
    ],
  },
  {
    file: 'lib/analytics/anonymous-id.ts',
    test: 'lib/analytics/anonymous-id.test.ts',
    rules: [
      ['events wait ten seconds for the number', 'setTimeout(resolve, idDeadlineMs, null)', '0'],
      ['tabs opened together share one number', `'locks' in navigator`, 'false'],
      ['a stored number is judged again', ' && pattern.test(stored)', ''],
    ],
  },
  {
    file: 'lib/analytics/queue.ts',
    test: 'lib/analytics/queue.test.ts',
    rules: [
      ['each event leaves once', '    waiting = [];', ''],
      ['a full batch leaves at once', 'waiting.length >= most', 'false'],
    ],
  },
  {
    file: 'lib/analytics/track.ts',
    test: 'lib/analytics/track.test.ts',
    rules: [
      [
        'what is there is sent when the page is hidden',
        `=== 'hidden' && leave()`,
        `=== 'none' && leave()`,
      ],
      [
        'what is there is sent when the page goes',
        `window.addEventListener('pagehide', leave)`,
        'void 0',
      ],
      ['nothing is sent for who declines', 'return nobody;', ''],
      ['who declines is forgotten', '    forget();', ''],
      [
        'the second service only by setting',
        'if (trackingUrl) sendToService(trackingUrl',
        `sendToService(trackingUrl ?? ''`,
      ],
      [
        'the advertisement outlives its cookie',
        `if (context.utmSource !== '') writeStored(`,
        `if (false) writeStored(`,
      ],
      ['A9 events name the landing', 'landing_source: context.landingSource,', ''],
      [
        'A4 a stored advertisement is judged again',
        `reading.kind === 'set' ? reading.value : ''`,
        `readStored('partner_utm_source') ?? ''`,
      ],
    ],
  },
  {
    file: 'lib/analytics/permission.ts',
    test: 'lib/analytics/permission.test.ts',
    rules: [
      ['Do Not Track is heard', `signals.doNotTrack !== '1' && `, ''],
      ['Global Privacy Control is heard', ' && signals.globalPrivacyControl !== true', ''],
      ['the server hears Global Privacy Control', ` && headers.get('sec-gpc') !== '1'`, ''],
    ],
  },
  {
    file: 'app/api/log/route.ts',
    test: 'lib/analytics/intake.test.ts',
    rules: [
      [
        'the server takes nothing of who declines',
        'mayCountRequest(request.headers) ?',
        'request ?',
      ],
      ['a batch has 16 KiB at most', '16 * 1024', '64 * 1024'],
    ],
  },
  {
    file: 'lib/analytics/early.ts',
    test: 'lib/analytics/early.test.ts',
    rules: [['an early leaver who declines is not counted', ' || !mayCount()', '']],
  },
  {
    file: 'lib/analytics/sinks.ts',
    test: 'lib/analytics/track.test.ts',
    rules: [
      ['the second service gets no cookies', `credentials: 'omit'`, `credentials: 'include'`],
    ],
  },
  {
    file: 'lib/analytics/intake.ts',
    test: 'lib/analytics/intake.test.ts',
    rules: [
      ['A9 the server adds the landing', '...(landing_source && { landing_source })', ''],
      [
        'the events of an address are counted',
        `await takeOne('logAddress', address, events.length);`,
        '',
      ],
      ['what the upstream does not take hurts nobody', 'Promise.allSettled(', 'Promise.all('],
    ],
  },
  {
    file: 'lib/analytics/events.ts',
    test: 'lib/analytics/events.test.ts',
    rules: [
      [
        'unknown fields of an event are refused',
        'segmentation: z.strictObject(',
        'segmentation: z.object(',
      ],
      [
        'unknown fields of a batch are refused',
        'batchSchema = z.strictObject(',
        'batchSchema = z.object(',
      ],
      [
        'R8 a page is known by its name only',
        'page: z.enum([...routes.map((route) => route.name), ...otherPages])',
        'page: z.string()',
      ],
      ['a batch has 20 events at most', '.check(z.maxLength(batchLimit))', ''],
    ],
  },
  {
    file: 'lib/analytics/events.ts',
    test: 'lib/analytics/intake.test.ts',
    rules: [
      [
        'a bad event is dropped alone',
        'return judged.success ? [judged.data] : [];',
        'if (!judged.success) throw judged.error; return [judged.data];',
      ],
    ],
  },
  {
    file: 'lib/growth/notes.ts',
    test: 'lib/growth/visit.test.ts',
    rules: [
      ['clicks before the code is there are kept', 'else unread.push(entry)', 'else void 0'],
      ['a page without a name is none', `if (entry.page === '') return;`, ''],
    ],
  },
  {
    file: 'components/site/growth-start.tsx',
    test: 'components/site/growth-start.test.tsx',
    rules: [
      [
        'clicks are noted on their way down',
        `addEventListener('click', press, true)`,
        `addEventListener('click', press)`,
      ],
      ['short visits are counted', `      countEarly(\n`, `      Array.of(\n`],
      [
        'presses of short visits are counted',
        `notes.flatMap(({ pressed }) => pressed ?? []),`,
        `[],`,
      ],
      ['L2 a page left for its twin is not counted', ' || toTwin(window.location)', ''],
    ],
  },
  {
    file: 'lib/analytics/names.ts',
    test: 'lib/analytics/names.test.ts',
    rules: [['every word of a page is known', `  'footer',\n`, '']],
  },
  {
    file: 'lib/analytics/page-language.ts',
    test: 'lib/analytics/track.test.ts',
    rules: [
      [
        'L2 the language is the address’s',
        String.raw`/^\/en(\/|$)/.test(location.pathname)`,
        `document.documentElement.lang.startsWith('en')`,
      ],
    ],
  },
];
