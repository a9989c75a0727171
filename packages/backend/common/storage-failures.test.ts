import { classifyFailure } from './storage-failures';

const coded = (code: string, message = 'insert into "x" - Key (phone)=(13812345678)') =>
  Object.assign(new Error(message), { code });

it.each([
  ['full', 'SQLITE_FULL'],
  ['full', 'ENOSPC'],
  ['full', '53100'],
  ['invalidData', '22021'],
  ['invalidData', '22P02'],
  ['invalidData', '23505'],
  ['invalidData', 'SQLITE_CONSTRAINT'],
  ['invalidData', 'SQLITE_CONSTRAINT_NOTNULL'],
  ['unavailable', '08006'],
  ['unavailable', '57P01'],
  ['unavailable', '57P03'],
  ['unavailable', '53300'],
  ['unavailable', '25006'],
  ['unavailable', 'SQLITE_BUSY'],
  ['unavailable', 'SQLITE_BUSY_SNAPSHOT'],
  ['unavailable', 'SQLITE_READONLY_DBMOVED'],
  ['unavailable', 'SQLITE_IOERR_WRITE'],
  ['unavailable', 'SQLITE_CANTOPEN'],
  ['unavailable', 'ECONNREFUSED'],
  ['unavailable', 'EMFILE'],
  ['unavailable', 'EROFS'],
])('%s: %s', (failure, code) => {
  expect(classifyFailure(coded(code))).toEqual({ kind: failure, reason: code });
});

it.each([
  ['full', 'SQLITE error: database or disk is full'],
  ['unavailable', 'Connection terminated unexpectedly'],
  ['unavailable', 'Connection terminated due to connection timeout'],
  ['unavailable', 'timeout exceeded when trying to connect'],
  ['unavailable', 'Client has encountered a connection error and is not queryable'],
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
  expect(classifyFailure(wrapped)).toEqual({ kind: 'unavailable', reason: '57P01' });
  const tried = new AggregateError([coded('X'), coded('ECONNREFUSED')], 'all failed');
  expect(classifyFailure(tried)).toEqual({ kind: 'unavailable', reason: 'ECONNREFUSED' });
});
