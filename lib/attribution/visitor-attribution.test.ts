import { cookieReader } from '@/lib/core/http/cookie-reader';
import { addAttributionForOtherBrowser, addAttributionToQuery } from './add-to-query';
import { attributionOf, referralCodeOf } from './visitor-attribution';

const attributionFor = (query: string, cookies: string) =>
  attributionOf(new URLSearchParams(query), cookieReader(cookies));

describe('who brought a visitor (A7)', () => {
  it.each([
    ['from parameter before all', 'from=f&promoter=p', 'promoter=c; channelId=ch', 'f'],
    ['promoter parameter before cookies', 'promoter=p', 'promoter=c; channelId=ch', 'p'],
    ['promoter cookie before channelId', '', 'promoter=c; channelId=ch', 'c'],
    ['channelId cookie last', '', 'channelId=ch', 'ch'],
    ['from cookie alone is no promoter', '', 'from=f', ''],
    ['channelId parameter counts at once', 'channelId=new', 'channelId=old', 'new'],
    ['official falls back to the channel', 'promoter=official', 'promoter=c; channelId=ch', 'ch'],
    ['from=official forgets the promoter cookie', 'from=official', 'promoter=c', ''],
    ['invalid parameter changes nothing', 'promoter=../x', 'promoter=c', 'c'],
    ['corrupt cookie counts as empty', '', 'promoter=../../etc', ''],
    ['corrupt cookie lets the channel through', '', 'promoter=a%00b; channelId=ch', 'ch'],
    ['undecodable cookie counts as missing', '', 'promoter=%E0%A4%A', ''],
    ['official in a cookie counts as empty', '', 'promoter=official', ''],
    ['first of two cookies', '', 'promoter=one; promoter=two', 'one'],
    ['nothing', '', '', ''],
  ])('%s', (_, query, cookies, promoter) =>
    expect(attributionFor(query, cookies).promoterOrChannel).toBe(promoter),
  );

  it('prefers the callback parameter to the cookie, decoded', () => {
    expect(attributionFor('callback=a', 'callback=b').callback).toBe('a');
    expect(attributionFor('', 'callback=https%3A%2F%2Fx.cn%2F').callback).toBe('https://x.cn/');
    expect(attributionFor('', 'callback=%0A').callback).toBe('');
  });

  it('reads the xsb landing mark and nothing else (A9)', () => {
    expect(attributionFor('', 'isfromxsb=xsb').landingSource).toBe('xsb');
    expect(attributionFor('isfromxsb=xsb', 'isfromxsb=1').landingSource).toBe('');
  });
});

it.each([
  ['a promoter', 'promoter=p', '', 'p'],
  ['a promoter in a cookie', '', 'promoter=p', 'p'],
  ['a promoter with a channel', '', 'promoter=p; channelId=c', 'p'],
  ['no channel alone', '', 'channelId=c', ''],
  ['no channel that stands in the URL as the promoter (A8)', 'promoter=c', 'channelId=c', ''],
  ['no promoter', '', '', ''],
])('%s can be a referral code (R10)', (_, query, cookies, expected) =>
  expect(referralCodeOf(attributionFor(query, cookies))).toBe(expected),
);

describe('keeping promoters in the URL (A8)', () => {
  const attribution = attributionFor('promoter=p&callback=a%26b&activity_id=d', '');
  it.each([
    ['', '?promoter=p&callback=a%26b&activity_id=d'],
    ['?system=mac', '?system=mac&promoter=p&callback=a%26b&activity_id=d'],
    ['?promoter=old&x=1', '?promoter=p&x=1&callback=a%26b&activity_id=d'],
    ['?promoter=p&callback=a%26b&activity_id=d', null],
  ])('%j becomes %j', (search, expected) =>
    expect(addAttributionToQuery(search, attribution)).toBe(expected),
  );

  it.each([
    ['a promoter without .exe', '?promoter=p.exe', '', '?promoter=p'],
    ['a promoter of before on arrival', '', 'promoter=p', '?promoter=p'],
    ['no channel', '', 'channelId=c', null],
    ['a channel as it came', '?channelId=c', '', null],
    ['no promoter in place of official', '?promoter=official', 'channelId=c', null],
  ])('writes %s', (_, search, cookies, expected) =>
    expect(addAttributionToQuery(search, attributionFor(search, cookies))).toBe(expected),
  );

  it('passes a channel on to another browser, under its own name', () => {
    expect(addAttributionForOtherBrowser('', attributionFor('', 'channelId=c'))).toBe(
      '?channelId=c',
    );
    expect(addAttributionForOtherBrowser('', attributionFor('', 'channelId=c; promoter=p'))).toBe(
      '?promoter=p&channelId=c',
    );
  });

  it('does not change the URL of a visitor without a promoter', () => {
    expect(addAttributionToQuery('?x=1', attributionFor('', ''))).toBeNull();
  });
});
