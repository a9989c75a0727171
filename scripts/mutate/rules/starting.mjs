/** Starting, stopping and upgrading the site. */
export const starting = [
  {
    file: 'lib/env/check.mjs',
    test: 'lib/env/check.test.ts',
    rules: [
      [
        'B6 a build needs no secret',
        "if (purpose === 'build') return bad;",
        "if (purpose === 'never') return bad;",
      ],
    ],
  },
  {
    file: 'lib/env/judge.mjs',
    test: 'lib/env/check.test.ts',
    rules: [
      ['a number has digits only', '/^\\d{1,16}$/.test(text) && ', ''],
      ['an origin has no path', "pathname === '/' && ", ''],
      [
        'the channel’s key has sixteen bytes',
        'Buffer.byteLength(text) === 16',
        'text.length === 16',
      ],
    ],
  },
  {
    file: 'lib/backend/db/together.ts',
    test: 'lib/backend/db/together.test.ts',
    rules: [
      [
        'F1 a form whose commit failed is not acknowledged',
        'if (failure || !done) return',
        'if (!done) return',
      ],
      ['F1 a form that fails is undone alone', 'await db.executeQuery(undo);', ''],
    ],
  },
  {
    file: 'lib/backend/db/migrate.ts',
    test: 'lib/backend/db/migrate.test.ts',
    rules: [
      ['O1 an older version goes on with newer tables', 'if (newer &&', 'if (false && newer &&'],
    ],
  },
  {
    file: 'scripts/lib/releases/plan.mjs',
    test: 'scripts/lib/releases/plan.test.ts',
    rules: [
      [
        'O1 what a running server uses is kept',
        ', ...pointer.before, ...served]',
        ', ...pointer.before]',
      ],
      ['O1 three builds are remembered', '.slice(0, kept - 1)', '.slice(0, kept)'],
      [
        'O1 a rollback goes to what was served',
        'rolledBack(pointer, finished) {\n  const [current, ...before] = pointer.before',
        'rolledBack(pointer, finished) {\n  const [current, ...before] = [...finished].reverse()',
      ],
    ],
  },
  {
    file: 'scripts/lib/releases/release.mjs',
    test: 'scripts/lib/releases/release.test.ts',
    rules: [
      [
        'O1 a rollback moves the pointer',
        '    writePointer(root, pointer);\n    return pointer.current;',
        '    return pointer.current;',
      ],
      [
        'O1 an unfinished build is never served',
        'if (!isFinished(root, name)) throw',
        'if (false) throw',
      ],
      ['O1 who lost the lock does not switch', 'if (!lock.holds()) throw', 'if (false) throw'],
    ],
  },
  {
    file: 'lib/upstream/call/budget.ts',
    test: 'lib/upstream/call/budget.test.ts',
    rules: [
      [
        'the calls of a request share their time',
        'budget.until ??= now + requestBudgetMs;',
        'budget.until = now + requestBudgetMs;',
      ],
    ],
  },
  {
    file: 'lib/backend/instance.ts',
    test: 'lib/backend/existing-database.test.ts',
    rules: [
      [
        'an operator’s look makes no database',
        '  if (!DATABASE_URL && !existsSync(databaseFile())) throw absent();\n',
        '',
      ],
    ],
  },
];
