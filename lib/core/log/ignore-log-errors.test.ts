import { PassThrough } from 'node:stream';
import { ignoreLogErrors } from './ignore-log-errors';

it('continues to serve when a log cannot be written any more', () => {
  const log = new PassThrough();
  const breakLog = () => log.emit('error', new Error('write EPIPE'));
  expect(breakLog).toThrow('write EPIPE');
  ignoreLogErrors([log]);
  expect(breakLog).not.toThrow();
});
