import { allowsSampleData } from './allows-sample-data';

it.each([
  [{}, true],
  [{ SITE_ORIGIN: 'http://127.0.0.1:3000' }, true],
  [{ SITE_ORIGIN: 'http://[::1]:3000', DEMO: '' }, true],
  [{ SITE_ORIGIN: 'https://www.example.com' }, false],
  [{ SITE_ORIGIN: 'https://www.example.com', DEMO: '' }, false],
  [{ SITE_ORIGIN: 'https://www.example.com', DEMO: '0' }, false],
  [{ SITE_ORIGIN: 'https://www.example.com', DEMO: 'true' }, false],
  [{ SITE_ORIGIN: 'https://www.example.com', DEMO: '1' }, true],
  // A mistyped origin is no loopback address.
  [{ SITE_ORIGIN: 'www.example.com' }, false],
])('%j: %s', (settings, expected) => expect(allowsSampleData(settings)).toBe(expected));
