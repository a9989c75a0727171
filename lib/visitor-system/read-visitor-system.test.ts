/** @jest-environment jsdom */
import { readVisitorSystem } from './read-visitor-system';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0';

it.each([
  [windows, undefined, 0, 'windows'],
  [mac, undefined, 0, 'mac'],
  ['', 'Windows', 0, 'windows'],
  // A Chromebook or a phone may request the site as another system; the client hint is more reliable.
  [linux, 'Chrome OS', 0, 'unknown'],
  [linux, 'Android', 5, 'android'],
  [mac, undefined, 5, 'ipad'],
])('%s, hint %s, %d touch points: %s', (agent, platform, maxTouchPoints, system) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const values = { maxTouchPoints, userAgentData: platform && { platform } };
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value });
  expect(readVisitorSystem()).toBe(system);
});
