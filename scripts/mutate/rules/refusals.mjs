/** What the server in front refuses, and the conversation with the desktop client. */
export const refusals = [
  {
    file: 'lib/desktop/protocol/cipher.ts',
    test: 'lib/desktop/protocol/cipher.test.ts',
    rules: [
      ['W1 a secret has 20 characters', 'sid.length < shortestSid || ', ''],
      [
        'W1 what comes in has keys of its own',
        'incoming: { key: slice(3), iv: slice(4) }',
        'incoming: { key: slice(0), iv: slice(1) }',
      ],
      ['W2 padding is judged', 'if (padding === 0) return undefined;', ''],
    ],
  },
  {
    file: 'lib/desktop/protocol/request-id.ts',
    test: 'lib/desktop/protocol/request-id.test.ts',
    rules: [['W3 an id that waits is drawn again', 'if (!taken(id)) return id;', 'return id;']],
  },
  {
    file: 'lib/upstream/call/guard.ts',
    test: 'lib/upstream/call/guard.test.ts',
    rules: [
      [
        'what a visitor sends cannot switch the upstream off',
        "if (input === 'visitor') return false;",
        '',
      ],
      ['only what may be repeated is repeated', "endpoint.repeat === 'never'", 'false'],
    ],
  },
];
