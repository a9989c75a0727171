import { getBuildTimeEnv } from '../../env/build-time';
import { strictTransportHeaders } from './security-headers';

const header = (source: Record<string, string>) =>
  strictTransportHeaders(getBuildTimeEnv(source))[0]?.value;
const https = { SITE_ORIGIN: 'https://www.example.cn' };

it.each([
  [{ ...https }, 'max-age=63072000'],
  [{ ...https, HSTS: 'host' }, 'max-age=63072000'],
  [{ ...https, HSTS: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
  [{ ...https, HSTS: 'preload' }, 'max-age=63072000; includeSubDomains; preload'],
  [{ SITE_ORIGIN: 'http://localhost:3000', HSTS: 'preload' }, undefined],
])('%j: %s', (source, value) => expect(header(source)).toBe(value));

it.each(['yes', 'max-age=1', 'Preload'])('refuses %j with the setting’s name', (HSTS) =>
  expect(() => getBuildTimeEnv({ HSTS })).toThrow('HSTS'),
);
