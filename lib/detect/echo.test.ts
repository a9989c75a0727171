import { buildEcho, isEcho } from './echo';

const sentHeaders: Record<string, string> = {
  'user-agent': 'Agent',
  'accept-language': 'de',
  cookie: 'session=secret',
  authorization: 'secret',
};
const header = (name: string) => sentHeaders[name] ?? null;

describe('buildEcho', () => {
  it('returns the listed headers and nothing else', () => {
    const echo = buildEcho(header, '1.2.3.4');
    expect(echo).toEqual({
      address: '1.2.3.4',
      headers: {
        'user-agent': 'Agent',
        'accept-language': 'de',
        'sec-ch-ua': null,
        'sec-ch-ua-mobile': null,
        'sec-ch-ua-platform': null,
      },
    });
    expect(JSON.stringify(echo)).not.toContain('secret');
  });

  it.each([['unknown'], [null]])('returns no address for %s', (address) =>
    expect(buildEcho(header, address).address).toBeNull(),
  );

  it('cuts values longer than a browser would send', () => {
    const echo = buildEcho(() => 'x'.repeat(5_000), null);
    expect(echo.headers['user-agent']).toHaveLength(1_000);
  });
});

it.each([
  [true, buildEcho(header, null)],
  [true, buildEcho(header, '1.2.3.4')],
  [false, null],
  [false, 'text'],
  [false, {}],
  [false, { address: 1, headers: {} }],
  [false, { address: null, headers: null }],
  [false, { address: null, headers: { 'user-agent': 'x' } }],
  [false, { address: null, headers: { ...buildEcho(header, null).headers, 'sec-ch-ua': 1 } }],
])('%s for %j', (expected, value) => expect(isEcho(value)).toBe(expected));
