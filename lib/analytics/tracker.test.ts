/** @jest-environment jsdom */
import { createTracker } from './tracker';

const sent: { url: string; events: { key: string; segmentation: object }[] }[] = [];
let isBeaconAccepted = true;

/** jsdom cannot read back its own Blob. */
class ReadableBlob {
  constructor(readonly parts: string[]) {}
}
type Body = { parts: string[] } | string;
const receive = (url: string, body: Body) =>
  sent.push({
    url,
    ...(JSON.parse(typeof body === 'string' ? body : body.parts.join('')) as { events: [] }),
  });

const request = jest.fn((url: string, { body }: { body: Body }) => {
  receive(url, body);
  return Promise.resolve(new Response());
});

const setSignals = (values: object) => {
  for (const [name, value] of Object.entries({
    doNotTrack: null,
    globalPrivacyControl: undefined,
    ...values,
  }))
    Object.defineProperty(navigator, name, { configurable: true, value });
};

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  isBeaconAccepted = true;
  request.mockClear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  for (const name of ['promoter', 'isfromxsb', 'callback', 'utm_source'])
    document.cookie = `${name}=; Max-Age=0; path=/`;
  Object.assign(globalThis, { Blob: ReadableBlob, fetch: request, Response: class {} });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Body) => {
      if (isBeaconAccepted) receive(url, body);
      return isBeaconAccepted;
    },
  });
  setSignals({});
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(3_100);
const setVisibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};
const sentKeys = () => sent.flatMap(({ events }) => events.map(({ key }) => key));

it('adds visitor and page to every event', async () => {
  document.cookie = 'promoter=abc123; path=/';
  document.cookie = 'isfromxsb=xsb; path=/';
  document.cookie = 'utm_source=a%26b; path=/';
  document.cookie = 'callback=secret; path=/';
  const { track, addFields, stop } = createTracker();
  track({ key: 'click', target: 'download' }, 'vps');
  addFields({ ab_group: 'B' });
  await settle();
  expect(sent).toEqual([
    {
      url: '/api/log',
      events: [
        {
          key: 'click',
          segmentation: {
            anonymous_id: localStorage.getItem('analytics_id'),
            ab_group: 'B',
            promoter: 'abc123',
            utm_source: 'a&b',
            landing_source: 'xsb',
            target: 'download',
            page: 'vps',
            language: 'zh-CN',
          },
        },
      ],
    },
  ]);
  stop();
});

it('remembers the advertisement after its cookie has expired', async () => {
  localStorage.setItem('partner_utm_source', 'blog');
  const { track, stop } = createTracker();
  track({ key: 'page_view' }, 'home');
  await settle();
  expect(sent[0]?.events[0]?.segmentation).toMatchObject({ utm_source: 'blog' });
  window.history.replaceState(null, '', '/?utm_source=ads');
  track({ key: 'page_view' }, 'home');
  expect(localStorage.getItem('partner_utm_source')).toBe('ads');
  stop();
});

it.each(['a\nb', ' ', 'x'.repeat(101)])(
  'leaves out a stored advertisement that is invalid: %j',
  async (text) => {
    localStorage.setItem('partner_utm_source', text);
    document.cookie = 'promoter=abc123; path=/';
    const { track, stop } = createTracker();
    track({ key: 'page_view' }, 'home');
    await settle();
    expect(sent[0]?.events[0]?.segmentation).toMatchObject({ promoter: 'abc123', page: 'home' });
    expect(sent[0]?.events[0]?.segmentation).not.toHaveProperty('utm_source');
    stop();
  },
);

it.each([
  ['/', 'zh-CN'],
  ['/en/vps', 'en-US'],
])('reports page %s as %s, also when the browser translated it', async (path, language) => {
  document.documentElement.lang = 'de';
  window.history.replaceState(null, '', path);
  const { track, stop } = createTracker();
  track({ key: 'page_view' }, 'vps');
  await settle();
  expect(sent[0]?.events[0]?.segmentation).toMatchObject({ language });
  stop();
});

it.each([
  ['is hidden', () => setVisibility('hidden')],
  ['goes', () => window.dispatchEvent(new Event('pagehide'))],
])('sends waiting events when the page %s, each once', async (_, leave) => {
  const { track, stop } = createTracker();
  track({ key: 'page_view' }, 'home');
  leave();
  expect(sentKeys()).toEqual(['page_view']);
  setVisibility('visible');
  track({ key: 'click', target: 'footer' }, 'home');
  await settle();
  leave();
  leave();
  await settle();
  stop();
  expect(sentKeys()).toEqual(['page_view', 'click']);
});

it('waits ten seconds at most for the anonymous id', async () => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: () => new Promise(() => undefined) },
  });
  const { track, stop } = createTracker();
  Reflect.deleteProperty(navigator, 'locks');
  track({ key: 'page_view' }, 'home');
  await jest.advanceTimersByTimeAsync(9_900);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(3_200);
  expect(sentKeys()).toEqual(['page_view']);
  expect(sent[0]?.events[0]?.segmentation).not.toHaveProperty('anonymous_id');
  stop();
});

it('falls back to a request where a beacon is refused, and never throws', async () => {
  isBeaconAccepted = false;
  const { track, stop } = createTracker();
  track({ key: 'page_view' }, 'home');
  request.mockImplementationOnce((url, { body }) => {
    receive(url, body);
    return Promise.reject(new Error('offline'));
  });
  await settle();
  expect(request).toHaveBeenCalledWith('/api/log', expect.objectContaining({ keepalive: true }));
  expect(sentKeys()).toEqual(['page_view']);
  stop();
});

it('sends the same to the tracking service, without cookies', async () => {
  const { track, stop } = createTracker('https://stats.example.com/collect');
  track({ key: 'page_view' }, 'home');
  await settle();
  expect(sent.map(({ url }) => url)).toEqual(['/api/log', 'https://stats.example.com/collect']);
  expect(sent[1]?.events[0]).toEqual({ ...sent[0]?.events[0], count: 1, platform: 'PC' });
  expect(request.mock.calls[0]?.[1]).toMatchObject({ mode: 'no-cors', credentials: 'omit' });
  stop();
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'sends and stores nothing for %j, and removes what was stored',
  async (signal) => {
    for (const key of ['analytics_id', 'ab_group', 'partner_utm_source'])
      localStorage.setItem(key, 'x');
    localStorage.setItem('Language', 'zh-CN');
    setSignals(signal);
    window.history.replaceState(null, '', '/?utm_source=ads');
    const { track, stop } = createTracker('https://stats.example.com/collect');
    track({ key: 'page_view' }, 'home');
    await settle();
    window.dispatchEvent(new Event('pagehide'));
    stop();
    expect(sent).toEqual([]);
    expect({ ...localStorage }).toEqual({ Language: 'zh-CN' });
  },
);
