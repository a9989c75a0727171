import { otherRunningCampaigns } from './other-campaigns';

const relatedSlugs = (slug: string, day: string) =>
  otherRunningCampaigns({ slug }, [], Date.parse(`${day}T12:00:00+08:00`)).map((one) => one.slug);

it.each([
  // Built-in pages without an end are evergreen, not running offers.
  ['recharge', '2026-11-05', ['doubleeleven']],
  ['doubleeleven', '2026-11-05', []],
  // The page of a campaign by staff lists built-in ones too.
  ['spring-stock', '2026-11-05', ['doubleeleven']],
  ['recharge', '2026-11-20', []],
  // Announced campaigns have not begun yet.
  ['cooperation', '2026-09-01', []],
  ['2021618', '2026-09-26', ['midautumn', 'midautumn/middetail']],
])('next to %s on %s: %j', (slug, day, expected) =>
  expect(relatedSlugs(slug, day)).toEqual(expected),
);
