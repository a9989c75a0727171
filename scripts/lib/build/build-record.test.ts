import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTimeValues, readBuildRecord, unusableReason } from './build-record.mjs';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const reasonFor = (built: Record<string, string>, current: Record<string, string>) =>
  unusableReason('.next', buildTimeValues(built), current);

it('serves a build with the same settings, given or default', () => {
  expect(reasonFor({}, {})).toBeNull();
  expect(reasonFor({ SITE_ORIGIN: 'http://localhost:3000', SITE_BRAND: '' }, {})).toBeNull();
  expect(reasonFor({}, { CONTENT_REVALIDATE_SECONDS: '21600' })).toBeNull();
});

it('ignores settings that are read at run time', () =>
  expect(
    reasonFor({}, { PORT: '80', SESSION_KEY: 'x', UPSTREAM_HOST: 'https://a.cn' }),
  ).toBeNull());

it.each([
  [
    {},
    { SITE_ORIGIN: 'https://a.cn' },
    'SITE_ORIGIN (built with http://localhost:3000, now https://a.cn)',
  ],
  [{ TRACKING_URL: 'https://t.cn/' }, {}, 'TRACKING_URL (built with https://t.cn/, now none)'],
  [{}, { DOWNLOAD_HOST: 'https://dl.cn' }, 'DOWNLOAD_HOST (built with none, now https://dl.cn)'],
])('names the differences between %j and %j', (built, now, named) =>
  expect(reasonFor(built, now)).toContain(named),
);

it('names all differences in one line that tells what to do', () => {
  const text = reasonFor({}, { SITE_BRAND: 'variant', VARIANT_HOST: 'v.cn' }) ?? '';
  expect(text).toMatch(/^The build in \.next .*SITE_BRAND .*, VARIANT_HOST .*npm run build/);
  expect(text).not.toContain('\n');
});

it('counts a setting the build did not have yet as different', () =>
  expect(unusableReason('.next', {}, {})).toContain('SITE_ORIGIN (built with none'));

it('treats a folder without a record as no finished build', () => {
  expect(readBuildRecord(dist)).toBeNull();
  expect(unusableReason(dist, readBuildRecord(dist), {})).toMatch(
    /no finished build in .*npm run build$/,
  );
  writeFileSync(join(dist, 'built-with.json'), JSON.stringify(buildTimeValues({})));
  expect(unusableReason(dist, readBuildRecord(dist), {})).toBeNull();
});
