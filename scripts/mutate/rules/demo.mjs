/** What may happen in the product demo, and how its lessons play. */
export const demo = [
  {
    file: 'lib/demo/derive.ts',
    test: 'lib/demo/reduce.test.ts',
    rules: [
      [
        'nobody opens a store they were not given, in the demo as well',
        "if (!isGranted(state, state.seat, store)) return 'none';",
        '',
      ],
      ['staff read their own lines of the log only', 'line.by === state.seat', 'true'],
    ],
  },
  {
    file: 'lib/demo/events/opening.ts',
    test: 'lib/demo/reduce.test.ts',
    rules: [
      ['an unregistered device is decided on once', "state.device !== 'waiting' || ", ''],
      [
        'a refused device opens nothing',
        "allow ? begun(state, deviceStore, 'lin') : state.sessions",
        "begun(state, deviceStore, 'lin')",
      ],
    ],
  },
  {
    file: 'lib/demo/events/rights.ts',
    test: 'lib/demo/reduce.test.ts',
    rules: [
      [
        'taking a store back ends the session in it',
        '{ ...next, sessions: ended(state, theirs) }',
        'next',
      ],
      ['who leaves may open nothing any more', 'grants: { ...state.grants, [person]: [] },\n', ''],
      [
        'the sessions of who leaves end',
        '    sessions: ended(state, of(person)),\n    window: null',
        '    window: null',
      ],
    ],
  },
  {
    file: 'lib/demo/player.ts',
    test: 'lib/demo/player.test.ts',
    rules: [
      ['a lesson stands until somebody lets it play', 'if (!player.playing) return player;', ''],
      [
        'a lesson stops at its end',
        'if (isOver(player)) return { ...player, playing: false };',
        '',
      ],
    ],
  },
];
