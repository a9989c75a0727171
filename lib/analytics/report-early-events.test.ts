/** @jest-environment jsdom */
import { reportEarlyEvents } from './report-early-events';

const bodies: string[] = [];
const beacon = jest.fn((_url: string, _body: unknown) => true);

beforeEach(() => {
  bodies.length = 0;
  beacon.mockClear();
  // A browser that translates the page changes `lang`.
  document.documentElement.lang = 'de';
  window.history.replaceState(null, '', '/en/vps');
  class ReadableBlob {
    constructor(parts: string[]) {
      bodies.push(parts.join(''));
    }
  }
  Object.assign(globalThis, { Blob: ReadableBlob });
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
});

it('sends page names and language, nothing else', () => {
  reportEarlyEvents([{ page: 'home' }, { page: 'vps' }]);
  expect(beacon).toHaveBeenCalledWith('/api/log', expect.anything());
  const segmentation = (page: string) => ({ page, language: 'en-US' });
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    {
      events: [
        { key: 'page_view', segmentation: segmentation('home') },
        { key: 'page_view', segmentation: segmentation('vps') },
      ],
    },
  ]);
});

it('sends the mark of a clicked element and the page it was on', () => {
  document.body.innerHTML =
    '<footer data-track="footer"><a href="/vps"><b>VPS</b></a></footer><a href="/v6"><i>v6</i></a><p data-track="download"><u>x</u></p>';
  const clickedElements = ['b', 'i', 'u'].map((name) => document.querySelector(name)!);
  const clicks = clickedElements.map((clicked) => ({ page: 'home', clicked }));
  reportEarlyEvents([{ page: 'home' }, ...clicks, { page: 'vps' }]);
  const { events } = JSON.parse(bodies[0]!) as { events: unknown[] };
  expect(events).toEqual([
    { key: 'page_view', segmentation: { page: 'home', language: 'en-US' } },
    { key: 'click', segmentation: { target: 'footer', page: 'home', language: 'en-US' } },
    { key: 'page_view', segmentation: { page: 'vps', language: 'en-US' } },
  ]);
});

it('sends nothing without events, or when the visitor does not want to be counted', () => {
  reportEarlyEvents([]);
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
  reportEarlyEvents([{ page: 'home' }]);
  expect(beacon).not.toHaveBeenCalled();
});

it('does nothing without navigator.sendBeacon', () => {
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  expect(() => reportEarlyEvents([{ page: 'home' }])).not.toThrow();
});
