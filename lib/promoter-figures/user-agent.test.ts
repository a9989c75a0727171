import { parseUserAgent, isPrefetch } from './user-agent';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.54(0x18003637) NetType/WIFI Language/zh_CN';

describe('detects people (O4)', () => {
  it.each([
    ['Chrome on Windows', windows, 'windows'],
    [
      'Safari on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'mac',
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'linux',
    ],
    ['WeChat on an iPhone', wechat, 'ios'],
    [
      'an iPad',
      'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1',
      'ios',
    ],
    [
      'UC on Android',
      'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2241A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.0.8.1278 Mobile Safari/537.36',
      'android',
    ],
    [
      'a phone of the make CUBOT',
      'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.4896.58 Mobile Safari/537.36',
      'android',
    ],
    [
      'DingTalk on Windows',
      'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4472.124 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.0.0-Release.1009101)',
      'windows',
    ],
    [
      'a Chromebook, for which there is no package',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'other',
    ],
  ])('%s', (_, userAgent, system) =>
    expect(parseUserAgent(userAgent)).toEqual({ isRobot: false, system }),
  );
});

describe('detects robots (O4)', () => {
  it.each([
    [''],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)'],
    ['Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/50.0 Safari/537.36; 360Spider'],
    [
      'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 Mobile Safari/537.36 (compatible; Bytespider)',
    ],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['WhatsApp/2.23.20.0 A'],
    ['TelegramBot (like TwitterBot)'],
    ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['DingTalkBot-LinkService/1.0'],
    ['LarkUrl2Png/1.0'],
    ['QQ-URL-Manager'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36'],
    ['curl/8.5.0'],
    ['python-requests/2.31.0'],
    ['Go-http-client/1.1'],
  ])('%s', (userAgent) => expect(parseUserAgent(userAgent).isRobot).toBe(true));
});

it('remembers a bounded number of user agents, and detects long ones alike', () => {
  for (let n = 0; n < 2_500; n += 1) parseUserAgent(`${windows} ${n}`);
  expect(parseUserAgent(windows)).toEqual({ isRobot: false, system: 'windows' });
  expect(parseUserAgent(`${windows} ${'x'.repeat(5_000)}`).system).toBe('windows');
  expect(parseUserAgent(`curl/8 ${'x'.repeat(5_000)}`).isRobot).toBe(true);
});

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'x-purpose': 'preview' }, true],
  [{ 'x-moz': 'prefetch' }, true],
  [{ 'sec-fetch-dest': 'document' }, false],
  [{}, false],
])('isPrefetch: %j is %s', (headers, ahead) => expect(isPrefetch(headers)).toBe(ahead));
