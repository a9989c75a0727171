/** What a page's first script does before the others are there. */
export const pageStart = [
  {
    file: 'lib/page-start/begin-late.ts',
    test: 'lib/page-start/begin-late.test.ts',
    rules: [
      [
        'scripts wait for idle time',
        'requestIdleCallback(begin, { timeout: longestIdle });',
        'begin();',
      ],
      [
        'scripts wait for the first paint',
        "if (document.hidden || !types?.includes('paint')) return",
        'return',
      ],
      ['a page nobody sees does not wait for a paint', 'document.hidden || ', ''],
      ['a resting mouse starts nothing', 'if (movementX !== 0 || movementY !== 0) ', ''],
      [
        'a move lets the page be painted first',
        'requestAnimationFrame(() => setTimeout(begin));',
        'begin();',
      ],
      ['a picture that never arrives holds no script', '  setTimeout(begin, longestLoad);\n', ''],
      ['a key starts the scripts', "'keydown', ", ''],
    ],
  },
  {
    file: 'lib/page-start/page-start.ts',
    test: 'lib/page-start/page-start.test.ts',
    rules: [
      ['each script is fetched once', '    if (begun) return;\n', ''],
      ['an early press is made again once', 'buttons.splice(0)', 'buttons'],
      ['a press in impatience is one press', ' && !buttons.includes(button)', ''],
      [
        'what the browser answers is not pressed again',
        'if (target.closest(native))',
        'if (false)',
      ],
      ['an early form goes once', ' && button !== sent?.by', ''],
      ['an early form is forgotten when it has gone', '    sent = null;\n', ''],
      ['a form does not wait for a script that never comes', '        listening.abort();\n', ''],
      [
        'an early form goes by itself where a script never comes',
        '        sendAgain();\n      };',
        '      };',
      ],
      ['L2 a language chosen early is remembered', '    rememberLanguage(target);\n', ''],
      ['L2 the twin comes before the scripts', 'if (twin) location', 'if (false) location'],
    ],
  },
  {
    file: 'lib/browser/twin.ts',
    test: 'lib/browser/twin.test.ts',
    rules: [
      ['L2 only a stored en-US moves a visitor', " || readStored('Language') !== 'en-US'", ''],
      ['L2 the twin keeps query and fragment', '`}${search}${hash}`', '`}`'],
    ],
  },
];
