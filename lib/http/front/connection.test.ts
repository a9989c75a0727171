import { PassThrough } from 'node:stream';
import { outliveLog } from './connection';

it('goes on when a log cannot be written any more', () => {
  const log = new PassThrough();
  const broken = () => log.emit('error', new Error('write EPIPE'));
  expect(broken).toThrow('write EPIPE');
  outliveLog([log]);
  expect(broken).not.toThrow();
});
