/** What is measured, and what is told of it (O6). */
export const status = [
  {
    file: 'lib/status/judge.ts',
    test: 'lib/status/judge.test.ts',
    rules: [
      ['a minute nobody asked in is not measured', 'if (answered === 0) return null;', ''],
      [
        'half of the answers have to fail before a part is down',
        'failsFrom = 0.5',
        'failsFrom = 0.6',
      ],
      ['one failure in many is no trouble', 'impairedFrom = 0.05', 'impairedFrom = 0.04'],
      ['slow answers are trouble', ' || seconds / answered >= slowFrom', ''],
    ],
  },
  {
    file: 'lib/status/incidents.ts',
    test: 'lib/status/incidents.test.ts',
    rules: [
      ['one failed minute is no incident', 'count < toBegin ? null', 'count < 1 ? null'],
      ['an incident does not end in a minute nobody measured', 'condition === null || ', ''],
    ],
  },
  {
    file: 'lib/status/days.ts',
    test: 'lib/status/days.test.ts',
    rules: [
      ['a day nobody measured has no colour', 'if (measuredOf(minutes) === 0) return null;', ''],
      ['what was not measured counts in no share', '(measured - failed) / measured', '1'],
    ],
  },
  {
    file: 'lib/status/measure.ts',
    test: 'lib/status/measure.test.ts',
    rules: [
      ['who left before the answer says nothing about it', '&& value.labels.status !== left', ''],
      ['an answer that says no is an answer', "'ok', 'ret', 'http-4xx'", "'ok'"],
    ],
  },
  {
    file: 'lib/status/sampler.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [
      [
        'minutes from before a pause are rolled up after it',
        'Math.min(keptMinutesMs, now() - sampled + hourMs)',
        'hourMs',
      ],
    ],
  },
  {
    file: 'lib/status/roll-up.ts',
    test: 'lib/testing/contract.test.ts',
    rules: [
      ['the minute that is not over does not count', ' && Date.parse(row.minute) <= over', ''],
    ],
  },
  {
    file: 'lib/signed-sums/signature.ts',
    test: 'lib/signed-sums/answers.test.ts',
    rules: [
      [
        'O7 a signature of another list is not served',
        `verify(null, Buffer.from(text), key, signature) ? null : 'not-of-this-list'`,
        '(void [verify, text, key], null)',
      ],
    ],
  },
  {
    file: 'lib/signed-sums/sums.ts',
    test: 'lib/signed-sums/sums.test.ts',
    rules: [
      [
        'O7 a name that two packages carry is not listed',
        'sha256 && others.length === 0',
        'sha256',
      ],
      ['O7 a name that means something to sha256sum is not listed', ' || !fileName.test(name)', ''],
    ],
  },
];
