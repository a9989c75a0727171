import type { RoutePath } from '@/lib/routes';
import { changelog, firstDay } from './changelog';
import { agreement } from './legal/agreement';
import { privacy } from './legal/privacy';
import { announcements } from './media';
import { changedOn, recordOf } from './details';
import { cases } from './cases';
import type { LivingDays } from './living-days';
import { articles } from './news';

const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

/** Lists change with their newest entry. */
const lists: Partial<Record<RoutePath, string | undefined>> = {
  '/news': latest(articles.map(changedOn)),
  '/cases': latest(cases.map(changedOn)),
  '/changelog': latest(changelog.map(firstDay)),
  '/media': latest(announcements.map((entry) => entry.publishedOn)),
  '/protocol': agreement.versionOn,
  '/protocol/privacyservice': privacy.versionOn,
};

/**
 * The day a page last changed, YYYY-MM-DD. Undefined where nobody keeps one: product and form pages
 * change with releases of the site, and a day made up from those would teach search engines to
 * ignore the true ones.
 * @param living days of pages that follow the upstream (`livingDays`)
 */
export function lastChange(path: RoutePath, living: LivingDays): string | undefined {
  const record = recordOf(path);
  return record ? changedOn(record) : (living[path] ?? lists[path]);
}
