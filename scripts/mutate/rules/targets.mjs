/** Where links, targets and buttons lead. */
export const targets = [
  {
    file: 'lib/env/hosts.ts',
    test: 'lib/env/hosts.test.ts',
    rules: [
      [
        'T1 the variant brand’s host is ours',
        '`${REDIRECT_HOSTS} ${VARIANT_HOST}`',
        'REDIRECT_HOSTS',
      ],
      [
        'T1 the help site’s host is ours',
        '    HELP_SITE_ORIGIN,\n    WEB_TRIAL_URL,',
        '    WEB_TRIAL_URL,',
      ],
      [
        'T1 the trial site’s host is ours',
        '    WEB_TRIAL_URL,\n    DOWNLOAD_HOST,',
        '    DOWNLOAD_HOST,',
      ],
      [
        'T1 the download host is ours',
        '    WEB_TRIAL_URL,\n    DOWNLOAD_HOST,',
        '    WEB_TRIAL_URL,',
      ],
    ],
  },
  {
    file: 'lib/targets/target.ts',
    test: 'lib/targets/target.test.ts',
    rules: [
      ['T1 control characters, blanks and backslashes are refused', ' || deceptive.test(text)', ''],
      ['T1 a target has 2,048 characters at most', ' || text.length > maxLength', ''],
      ['T1 only paths and full web addresses', '!isPath && !/', 'false && !/'],
      ['T1 a target that begins with two slashes is no path', ` && !text.startsWith('//')`, ''],
      ['T1 no user name in a target', `!url || url.username !== '' || `, '!url || '],
      ['T1 no password in a target', ` || url.password !== '') return refused`, ') return refused'],
      ['T1 never to the redirect itself', ' || redirectPage.test(url.pathname)', ''],
      ['T1 a path that hides a host is refused', `url.pathname.startsWith('//') || `, ''],
      ['T1 listed hosts are followed', 'if (hosts.has(url.host))', 'if (false)'],
      ['T1 every other host is foreign', 'if (hosts.has(url.host))', 'if (true)'],
    ],
  },
  {
    file: 'lib/accounts/handover.ts',
    test: 'lib/accounts/handover.test.ts',
    rules: [
      [
        'T1 a handed-over sign-in shows a foreign target first',
        "return pagePath(locale, '/redirect', `?target=${encodeURIComponent(judged.url)}`)",
        'return judged.url',
      ],
      [
        'R6 another account’s session is not replaced unasked',
        `present === 'same' && !fromAnotherSite`,
        '!fromAnotherSite',
      ],
      ['R6 a handover another site led to is asked about', ` && !fromAnotherSite`, ''],
      ['R6 the handover leaves no referrer', `'Referrer-Policy': 'no-referrer',`, ''],
      ['R6 the answer counts for the offer on the page', 'offer.id !== answered || ', ''],
    ],
  },
  {
    file: 'lib/targets/help.ts',
    test: 'lib/targets/help.test.ts',
    rules: [
      [
        'T2 the help site only where there is one',
        'origin ? new URL(`/${section}`, origin).toString() : null',
        "new URL(`/${section}`, origin ?? 'https://help.cn').toString()",
      ],
    ],
  },
  {
    file: 'lib/targets/double-eleven.ts',
    test: 'lib/targets/double-eleven.test.ts',
    rules: [
      ['B3 only links that say 11-11', ` || !href.includes('11-11')`, ''],
      ['B3 only links that say activity', ` || !href.includes('activity')`, ''],
      ['B3 only web addresses', String.raw`!/^https?:\/\//i.test(href) || `, ''],
      ['B3 the other brand’s port', 'url.port = variant.port', 'void 0'],
    ],
  },
  {
    file: 'lib/targets/client-scheme.ts',
    test: 'lib/targets/client-scheme.test.ts',
    rules: [
      ['D9 values of the client link are encoded', '${encodeURIComponent(value)}', '${value}'],
      ['D9 empty values of the client link are left out', `value === '' || `, ''],
      ['D9 the client is asked only for what is listed', ', isTarget]', ', isAnything]'],
      ['D9 the client is sent to web addresses only', ', isWebAddress]', ', isAnything]'],
      ['D9 no name stands before the host of a client link', ` && username === ''`, ''],
      ['D9 half characters do not break the client link', `.replace(halves, '')`, ''],
    ],
  },
  {
    file: 'lib/targets/web-trial.ts',
    test: 'lib/targets/web-trial.test.ts',
    rules: [
      [
        'D9 the trial knows that visitors come from here',
        `const sourceType = '2'`,
        `const sourceType = '1'`,
      ],
      ['D9 the promoter goes along to the trial', 'values = { promoter, ', 'values = { '],
      [
        'D9 the trial is a web address',
        `url.protocol !== 'https:' && url.protocol !== 'http:'`,
        'false',
      ],
    ],
  },
  {
    file: 'lib/targets/start-trial.ts',
    test: 'app/api/trial/route.test.ts',
    rules: [
      ['D9 only names of pages go to the trial', `pageNames.has(where) ? where : ''`, 'where'],
    ],
  },
];
