import { subscribeToBackendLog, log, type BackendLogEntry } from './log';

// The channel belongs to the process, and the tests of other files run in it too.
let unsubscribe: () => void = () => undefined;
afterEach(() => unsubscribe());

it('prints lines as text without a listener, and passes them to one afterwards', () => {
  const printed = jest.spyOn(console, 'warn').mockImplementation();
  log.warn('applications', 'not delivered', { attempts: 2, code: undefined, reason: 'refused' });
  expect(printed).toHaveBeenCalledWith('[applications] not delivered attempts=2: refused');
  printed.mockClear();

  const lines: BackendLogEntry[] = [];
  unsubscribe = subscribeToBackendLog((line) => lines.push(line));
  log.error('backend', 'failed');
  expect(lines).toEqual([{ level: 'error', part: 'backend', message: 'failed', fields: {} }]);
  expect(printed).not.toHaveBeenCalled();
});
