import { linkQueries } from '@/lib/attribution/link-queries.test-support';
import { cookieChanges } from '@/lib/attribution/cookie-rules';
import { promoterVisitOf } from './promoter-visit';

const of = (query: string) => promoterVisitOf(cookieChanges(new URLSearchParams(query)));

it.each([
  ['promoter=abc123', 'abc123', ''],
  ['promoter=abc123&utm_source=WeChat', 'abc123', 'wechat'],
  ['promoter=abc123&utm_source=%20Blog%20', 'abc123', 'blog'],
  ['from=f1&promoter=p1', 'f1', ''],
  ['from=official&promoter=p1', 'p1', ''],
  ['channelId=ch', 'ch', ''],
  ['promoter=official&channelId=ch', 'ch', ''],
  ['promoter=abc.exe', 'abc', ''],
  ['promoter=abc&utm_source=%01', 'abc', ''],
])('?%s is a visit for %s by %j', (query, promoterOrChannel, source) =>
  expect(of(query)).toEqual({ promoterOrChannel, source }),
);

it.each(['', 'utm_source=blog', 'promoter=', 'promoter=../x', 'promoter=official', 'Promoter=abc'])(
  '?%s names no promoter',
  (query) => expect(of(query)).toBeNull(),
);

it.each(linkQueries.map((query) => [query.slice(0, 60), query.split('#')[0] ?? '']))(
  'counts for the promoter the cookies name: ?%s',
  (_, query) => {
    const changes = new Map(
      cookieChanges(new URLSearchParams(query)).map(({ name, value }) => [name, value]),
    );
    expect(of(query)?.promoterOrChannel ?? '').toBe(
      changes.get('promoter') || changes.get('channelId') || '',
    );
  },
);
