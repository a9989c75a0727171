import type { RoutePath } from '@/lib/routes';
import { changelog, firstDay } from './changelog';
import { agreement } from './legal/agreement';
import { privacy } from './legal/privacy';
import { announcements } from './media';
import { changedOn, recordOf } from './details';
import { cases } from './cases';
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

/** The day a page's text last changed, YYYY-MM-DD; undefined where nobody keeps one. */
export function lastChange(path: RoutePath): string | undefined {
  const record = recordOf(path);
  return record ? changedOn(record) : lists[path];
}
