import { otherRunningCampaigns } from '@/components/campaigns/campaign-page';

const related = (slug: string, day: string) =>
  otherRunningCampaigns({ slug }, [], Date.parse(`${day}T12:00:00+08:00`)).map((one) => one.slug);

it.each([
  ['recharge', '2026-11-05', ['cooperation', 'doubleeleven']],
  ['doubleeleven', '2026-11-05', ['recharge', 'cooperation']],
  // A campaign from the database, next to built-in ones.
  ['spring-stock', '2026-11-05', ['recharge', 'cooperation']],
  ['recharge', '2026-11-20', ['cooperation']],
  ['2021618', '2026-11-20', ['recharge', 'cooperation']],
  // Announced ones are not there yet.
  ['cooperation', '2026-09-01', ['recharge']],
  ['midautumn', '2026-09-26', ['recharge', 'cooperation']],
])('beside %s on %s: %j', (slug, day, expected) => expect(related(slug, day)).toEqual(expected));
