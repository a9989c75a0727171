import { settingsProblems } from '../../lib/env/check.mjs';
import { takeWorkersOption } from './workers.mjs';

const taken = (...given: string[]) => {
  const env: Record<string, string | undefined> = { WEB_CONCURRENCY: '3' };
  takeWorkersOption(given, env);
  return env.WEB_CONCURRENCY;
};

it.each([
  [['--workers', '4'], '4'],
  [['--any-settings', '--workers=5'], '5'],
  [['--any-settings'], '3'],
  [['--workersome', '4'], '3'],
])('%j says %s', (given, wanted) => expect(taken(...given)).toBe(wanted));

it.each([[['--workers']], [['--workers=']], [['--workers', 'all']]])(
  '%j is refused as the setting is',
  (given) =>
    expect(settingsProblems('start', { WEB_CONCURRENCY: taken(...given) })).toEqual([
      'WEB_CONCURRENCY: must be a whole number from 1 to 64',
    ]),
);
