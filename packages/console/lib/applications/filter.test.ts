import { exportInput, filterOf, filterParts } from './filter';
import { readKey, writeKey } from './key';

const empty = { q: '', kind: '', state: '', handler: '', from: '', until: '' };

it.each([
  [{}, {}],
  [{ q: ' 蓝鲸 ' }, { q: '蓝鲸' }],
  [{ q: ['a', 'b'] }, {}],
  [{ q: '🐳'.repeat(5_000) }, { q: '🐳'.repeat(100) }],
  [{ q: '\ud83d' }, { q: '\ufffd' }],
  [
    { kind: 'feedback', state: 'in work' },
    { kind: 'feedback', state: 'in work' },
  ],
  [{ kind: '__proto__', state: 'open' }, {}],
  [{ handler: '-' }, { handler: '-' }],
  [
    { from: '2026-11-01', until: '2026-11-30' },
    { from: '2026-11-01', until: '2026-11-30' },
  ],
  [{ from: '2026-11-31', until: 'today' }, {}],
  [{ from: '2026-11-01T00:00:00Z' }, {}],
])('%j is read as %j', (query, parts) => {
  expect(filterParts(query)).toEqual({ ...empty, ...parts });
});

it('shows the last day whole', () => {
  const parts = filterParts({ from: '2026-11-22', until: '2026-11-22', handler: '-' });
  expect(filterOf(parts)).toEqual({
    text: undefined,
    kind: undefined,
    state: undefined,
    handler: null,
    from: '2026-11-21T16:00:00.000Z',
    until: '2026-11-22T16:00:00.000Z',
  });
  expect(exportInput(parts)).toMatchObject({
    handler: 'nobody',
    since: '2026-11-22',
    until: '2026-11-22T16:00:00.000Z',
  });
});

it('writes a key as it reads it, and reads nothing else', () => {
  const key = { created_at: '2026-11-22T10:00:00.000Z', apply_no: '2222222222' };
  expect(readKey(writeKey(key))).toEqual(key);
  for (const text of [undefined, '', '~', 'x~2222222222', `${key.created_at}~2222222223`, '1 or 1'])
    expect(readKey(text)).toBeUndefined();
});
