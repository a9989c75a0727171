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
      ['a start names what is missing', '...missing, ', ''],
      ['X4 several processes need PostgreSQL', ', ...unshared(source)', ''],
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
    file: 'lib/http/front/drain.ts',
    test: 'lib/http/front/drain.test.ts',
    rules: [
      ['X4 SIGTERM still takes requests for a while', "signal === 'SIGTERM' ? seconds : 0", '0'],
      [
        'X4 a signal that npm hands on does not end the drain',
        'began.signal === signal && now() - began.at < echoMs',
        'false',
      ],
      ['X4 a second signal ends at once', '? undefined : exit(1)', '? undefined : undefined'],
    ],
  },
  {
    file: 'lib/workers/crew.ts',
    test: 'lib/workers/crew.test.ts',
    rules: [
      [
        'X4 an old worker goes when its successor is ready',
        'if (!(await fresh.ready)) return false;',
        '',
      ],
      [
        'X4 workers are changed one after the other',
        'await old.ended;\n    return true;',
        'return true;',
      ],
      [
        'X4 nobody follows a worker while all end',
        'if (this.ending || this.retired.has(worker)) return;',
        'if (this.retired.has(worker)) return;',
      ],
      [
        'X4 a worker that dies at once is waited for longer',
        'this.launch(place), pauseMs)',
        'this.launch(place))',
      ],
    ],
  },
  {
    file: 'lib/workers/numbers.ts',
    test: 'lib/workers/shared.test.ts',
    rules: [['a sum over workers never falls', 'if (!last) return;', 'return;']],
  },
  {
    file: 'lib/http/memory-limiter.ts',
    test: 'lib/http/in-workers.test.ts',
    rules: [
      [
        'R4 a limit is exact over all workers',
        'shared ? new SharedLimiter(options)',
        'false ? new SharedLimiter(options)',
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
    file: 'lib/http/page-store/whole-files.ts',
    test: 'lib/http/page-store/whole-files.test.ts',
    rules: [
      [
        'X3 HTML never stands beside the policy of another making',
        '!== policy(page.value.html)',
        "=== ''",
      ],
      [
        'X4 a reader never sees half a file',
        'await writeFile(draft, data);\n    await rename(draft, path);',
        'await writeFile(path, data);',
      ],
    ],
  },
  {
    file: 'lib/http/front/kept-assets.ts',
    test: 'lib/http/front/kept-assets.test.ts',
    rules: [
      [
        'O1 an asset of another build is given',
        'if (!found) return handle',
        'if (found) return handle',
      ],
      ['O1 nobody gets out of the folder', '/^[^./\\\\\\0:][^/\\\\\\0:]*$/', '/./'],
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
