/** What an operator may do, whom they keep out, what production starts with, and how long things are kept. */
export const operator = [
  {
    file: 'lib/env/demo.ts',
    test: 'lib/env/demo.test.ts',
    rules: [
      ['B7 a demonstration in production is chosen', "settingOf('DEMO', source) === '1'", 'true'],
      ['B7 a loopback address has samples', 'isHere || ', ''],
    ],
  },
  {
    file: 'lib/backend/instance.ts',
    test: 'lib/backend/demo.test.ts',
    rules: [
      [
        'B7 production starts empty',
        'if (!hasDemoData()) await warnOfSamples(db);\n  else if',
        'if',
      ],
    ],
  },
  {
    file: 'lib/backend/delivery/index.ts',
    test: 'lib/backend/demo.test.ts',
    rules: [
      [
        'B7 no code goes to a file in production',
        "if (!hasDemoData()) return Promise.reject(new Error('SMS_WEBHOOK_URL is not set'));",
        '',
      ],
    ],
  },
  {
    file: 'lib/downloads/prepare.ts',
    test: 'lib/backend/demo.test.ts',
    rules: [['B7 production gets no sample packages', ' || !hasDemoData(env)', '']],
  },
  {
    file: 'lib/upstream/call/transport.ts',
    test: 'lib/backend/demo.test.ts',
    rules: [['B6 no page of production is made of samples', '!hasDemoData()', 'false']],
  },
  {
    file: 'lib/backend/accounts/codes.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [['A blocked phone gets no code', '  await refuseBlocked(order.phone, context);\n', '']],
  },
  {
    file: 'lib/backend/attribution-columns.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [['A blocked promoter gets no credit', "await isBlocked('promoter', id, db)", 'false']],
  },
  {
    file: 'lib/http/blocked-addresses.ts',
    test: 'lib/http/blocked-addresses.test.ts',
    rules: [
      [
        'Blocked addresses are known again soon',
        'const lifeMs = 15_000;',
        'const lifeMs = 60_000;',
      ],
    ],
  },
  {
    file: 'lib/backend/operator/backup/restore.ts',
    test: 'lib/backend/operator/backup/restore.test.ts',
    rules: [
      ['records are replaced only on purpose', 'if (!replace) throw occupied(database);', ''],
      ['a database in use is not replaced', "startsWith('SQLITE_BUSY')", "startsWith('NEVER')"],
      [
        'a backup of a newer version is not put back',
        'if (newer.length > 0) throw',
        'if (false) throw',
      ],
    ],
  },
  {
    file: 'lib/backend/operator/backup/draft.ts',
    test: 'lib/backend/operator/backup/backup.test.ts',
    rules: [['nobody else reads a backup', '.chmod(modes.file)', '.chmod(0o644)']],
  },
  {
    file: 'lib/backend/operator/run.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [
      [
        'What an operator changes leaves a line',
        'await writeAudit(verb.name, words, inside);',
        'void words;',
      ],
    ],
  },
  {
    file: 'lib/backend/operator/person-erase.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [
      ['O2 erasing takes a person out of what others wrote', 'note: clean(row.note),', ''],
      [
        'O2 erasing leaves nobody’s name on an invitation',
        'applicant_phone: null, applicant_name: null, readonly_name: null',
        'applicant_phone: null, readonly_name: null',
      ],
    ],
  },
  {
    file: 'lib/downloads/deliver.ts',
    test: 'lib/downloads/deliver.test.ts',
    rules: [
      [
        'D1 who asks for a package where none is released is shown how things stand',
        "  if (request.version === null && releases.every(({ url }) => url === null))\n    return { kind: 'choose' };\n",
        '',
      ],
    ],
  },
  {
    file: 'lib/releases/choose.ts',
    test: 'lib/releases/choose.test.ts',
    rules: [
      [
        'D7 a list that was not read says nothing of what is released',
        "freshness === 'live' && releases",
        'releases',
      ],
    ],
  },
  {
    file: 'components/changelog/current-versions.ts',
    test: 'components/changelog/current-versions.test.ts',
    rules: [
      [
        'The changelog offers what can be downloaded only',
        "one.type === 'latest' && one.url !== null && ",
        '',
      ],
    ],
  },
  {
    file: 'lib/backend/retention.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [
      ['O2 an application lives from its last change', "from: 'changed_at'", "from: 'created_at'"],
    ],
  },
  {
    file: 'lib/backend/retention.ts',
    test: 'lib/content/legal/kept.test.ts',
    rules: [
      [
        'O2 the privacy agreement says what the daily job waits',
        'days: keptDays.events }',
        'days: 90 }',
      ],
    ],
  },
  {
    file: 'lib/schemas/applications.ts',
    test: 'lib/schemas/applications.test.ts',
    rules: [
      [
        'feedback is sent with the tick only',
        '  reply_to: optionalLine(100),\n  is_agreed: agreed,\n',
        '  reply_to: optionalLine(100),\n',
      ],
    ],
  },
];
