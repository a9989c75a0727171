import type { ReleasePackage } from '@/lib/releases/release-package';
import { seedLists } from '@/lib/testing/seed-lists';
import { upstreamChangeDays, type UpstreamLists } from './upstream-change-days';

const changeDaysAt = (moment: string, more: Partial<UpstreamLists> = {}) =>
  upstreamChangeDays({ ...seedLists, activities: [], now: Date.parse(moment), ...more });

it.each([
  ['2026-10-31T23:59:00+08:00', undefined],
  ['2026-11-01T00:00:00+08:00', '2026-11-01'],
  ['2026-11-11T23:59:00+08:00', '2026-11-01'],
  ['2026-11-12T00:00:00+08:00', '2026-11-12'],
])('at %s the campaign’s page last changed on %s', (moment, day) =>
  expect(changeDaysAt(moment)['/activity/doubleeleven']).toBe(day),
);

it('follows the period of the upstream', () => {
  const activity = {
    id: 'doubleeleven',
    start: new Date('2027-10-20T00:00:00+08:00'),
    end: new Date('2027-11-13T00:00:00+08:00'),
  };
  const days = changeDaysAt('2027-11-01T00:00:00+08:00', { activities: [activity] });
  expect(days['/activity/doubleeleven']).toBe('2027-10-20');
});

it.each<[string, Partial<ReleasePackage>]>([
  ['a planned day', { type: 'upcoming' }],
  ['a day still to come', { releasedOn: '2026-12-24' }],
  ['no day', { releasedOn: null }],
])('does not count %s as a change', (_, more) => {
  const [releasePackage] = seedLists.history;
  const history = releasePackage ? [{ ...releasePackage, ...more }] : [];
  expect(changeDaysAt('2026-11-22T00:00:00Z', { history })['/download/history']).toBeUndefined();
});
