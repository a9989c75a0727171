/** Who reaches the console, what is taken from an upload, and what is kept and told of failures. */
export const consoleRules = [
  {
    file: 'console/lib/guard.ts',
    test: 'console/lib/guard.test.ts',
    rules: [
      ['The console answers on this machine only', 'isLoopback(withoutPort(host))', 'true'],
      [
        'The console answers through no proxy unless told to',
        'proxyHeaders.some((name) => headers[name] !== undefined)',
        'false',
      ],
      ['The console answers under its own name only', 'host !== new URL(origin).host', 'false'],
      [
        'Behind a proxy the console demands https',
        "headers['x-forwarded-proto'] === 'https'",
        'true',
      ],
    ],
  },
  {
    file: 'console/lib/settings.ts',
    test: 'console/lib/settings.test.ts',
    rules: [
      ['The console’s public address is https', "url?.protocol !== 'https:' || ", ''],
      [
        'Without a public address the console listens on this machine',
        "!isLoopback(host.includes(':') ? `[${host}]` : host)",
        'false',
      ],
    ],
  },
  {
    file: 'lib/backend/uploads/append.ts',
    test: 'lib/backend/uploads/append.test.ts',
    rules: [
      ['Of two parts at once one is refused', 'if (busy.has(file))', 'if (false)'],
      ['A file does not grow beyond what was announced', 'after > part.whole || ', ''],
    ],
  },
  {
    file: 'lib/backend/uploads/kinds.ts',
    test: 'lib/backend/uploads/kinds.test.ts',
    rules: [
      [
        'A package begins as its name says',
        "known.some((hex) => head.toString('hex').startsWith(hex))",
        'true',
      ],
    ],
  },
  {
    file: 'lib/log/kept-errors.ts',
    test: 'lib/log/kept-errors.test.ts',
    rules: [['Of whom an error speaks is not kept', "name !== 'phone' && ", '']],
  },
  {
    file: 'console/lib/health/attention.ts',
    test: 'console/lib/health/attention.test.ts',
    rules: [
      ['A full disk wants attention', 'free < leastBytes || free / total < leastShare', 'false'],
      ['A site that is silent wants attention', 'now - measuredAt > silentMs', 'false'],
    ],
  },
];
