/** What is stored in a browser, said of it, and removed from it. */
export const browser = [
  {
    file: 'lib/browser/session.ts',
    test: 'lib/browser/session.test.ts',
    rules: [
      ['no empty value in session storage', 'if (isEmpty(value)) throw', 'if (false) throw'],
      [
        'the refusal speaks the page’s language',
        `lang === 'en-US' ? 'Please enter a correct value'`,
        `lang === '' ? ''`,
      ],
    ],
  },
  {
    file: 'lib/browser/storage.ts',
    test: 'lib/browser/storage.test.ts',
    rules: [['blocked storage never breaks a page', '    return false;', '    throw new Error();']],
  },
  {
    file: 'lib/browser/keys.ts',
    test: 'lib/browser/keys.test.ts',
    rules: [
      [
        'every stored name is explained',
        `  'analytics_id',\n`,
        `  'analytics_id',\n  'secretly',\n`,
      ],
    ],
  },
  {
    file: 'lib/attribution/stored-records.ts',
    test: 'lib/attribution/stored-records.test.ts',
    rules: [
      [
        'A9 removal takes the landing cookie too',
        '[...attributionCookies, landingCookie]',
        '[...attributionCookies]',
      ],
      ['removal of records keeps the language', `['Language'] : []`, '[] : []'],
      ['removal clears the address too', '  forgetInAddress();\n', ''],
    ],
  },
  {
    file: 'app/api/attribution/clear/route.ts',
    test: 'app/api/attribution/clear/route.test.ts',
    rules: [
      ['F3 removal is refused to other sites', 'await admitWrite(request);', ''],
      [
        'removal on the server takes every cookie',
        '[...attributionCookies, landingCookie]',
        '[...attributionCookies.slice(1)]',
      ],
      [
        'removal of everything clears the storage',
        `headers.set('Clear-Site-Data', '"storage"')`,
        'void 0',
      ],
    ],
  },
  {
    file: 'lib/content/legal/configured.ts',
    test: 'lib/content/legal/privacy.test.ts',
    rules: [
      [
        'B7 the privacy agreement names only recipients that are configured',
        'value === undefined ? [] : [say(value)]',
        "[say(value ?? '')]",
      ],
    ],
  },
  {
    file: 'lib/content/legal/stored.ts',
    test: 'lib/content/legal/stored.test.ts',
    rules: [
      ['cookies the client sets are told', 'Object.values(startupCookies).filter(', '[].filter('],
    ],
  },
  {
    file: 'lib/content/legal/agreement.ts',
    test: 'lib/content/legal/agreement.test.ts',
    rules: [
      [
        'limits of liability are set off',
        "noteBlock(\n      '请特别留意：赔偿有上限',\n      '",
        "p('",
      ],
    ],
  },
];
