import { classifyFailure } from './storage-failures';

const coded = (code: string, message = 'insert into "x" - Key (phone)=(13812345678)') =>
  Object.assign(new Error(message), { code });

it.each([
  ['full', 'SQLITE_FULL'],
  ['full', 'ENOSPC'],
  ['full', '53100'],
  ['data', '22021'],
  ['data', '22P02'],
  ['data', '23505'],
  ['data', 'SQLITE_CONSTRAINT'],
  ['data', 'SQLITE_CONSTRAINT_NOTNULL'],
  ['away', '08006'],
  ['away', '57P01'],
  ['away', '57P03'],
  ['away', '53300'],
  ['away', '25006'],
  ['away', 'SQLITE_BUSY'],
  ['away', 'SQLITE_BUSY_SNAPSHOT'],
  ['away', 'SQLITE_READONLY_DBMOVED'],
  ['away', 'SQLITE_IOERR_WRITE'],
  ['away', 'SQLITE_CANTOPEN'],
  ['away', 'ECONNREFUSED'],
  ['away', 'EMFILE'],
  ['away', 'EROFS'],
])('%s: %s', (failure, code) => {
  expect(classifyFailure(coded(code))).toEqual({ kind: failure, reason: code });
});

it.each([
  ['full', 'SQLITE error: database or disk is full'],
  ['away', 'Connection terminated unexpectedly'],
  ['away', 'Connection terminated due to connection timeout'],
  ['away', 'timeout exceeded when trying to connect'],
  ['away', 'Client has encountered a connection error and is not queryable'],
])("%s, by a driver's message: %s", (failure, message) => {
  expect(classifyFailure(new Error(message))).toEqual({ kind: failure, reason: message });
});

it.each([
  ['a serialization failure', coded('40001')],
  ['a missing table', coded('42P01')],
  ['a missing file', coded('ENOENT')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['words of a visitor in the middle', new Error('bad input: Connection terminated')],
  ['a code that only begins like one', coded('ECONNREFUSED2')],
  ['no error at all', 'ECONNREFUSED'],
  ['nothing', undefined],
])('is null for %s', (_, error) => expect(classifyFailure(error)).toBeNull());

it('checks wrapped errors, and the error of each tried address', () => {
  const wrapped = new Error('query failed', { cause: coded('57P01') });
  expect(classifyFailure(wrapped)).toEqual({ kind: 'away', reason: '57P01' });
  const tried = new AggregateError([coded('X'), coded('ECONNREFUSED')], 'all failed');
  expect(classifyFailure(tried)).toEqual({ kind: 'away', reason: 'ECONNREFUSED' });
});
