import { chinaMomentOf, localMoment } from './local-moment';

it.each([
  ['2027-03-01T00:00', '2027-03-01T00:00:00+08:00'],
  ['2027-03-01T23:59:59', '2027-03-01T23:59:59+08:00'],
  ['2027-03-01T23:59:59.000', '2027-03-01T23:59:59+08:00'],
  ['2027-03-01T00:00:00+08:00', '2027-03-01T00:00:00+08:00'],
  ['2027-03-01T00:00:00Z', '2027-03-01T00:00:00Z'],
  ['tomorrow', 'tomorrow'],
  ['', ''],
])('%j is %j in China', (local, moment) => expect(chinaMomentOf(local)).toBe(moment));

it.each([
  ['2027-03-01T00:00:00+08:00', '2027-03-01T00:00:00'],
  ['2027-03-01T00:00:00Z', '2027-03-01T00:00:00Z'],
  ['', ''],
])('%j is %j in a form', (moment, local) => expect(localMoment(moment)).toBe(local));
