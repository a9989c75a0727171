/** Tests that a started site watches all content of its pages (O3). */
import {
  upstreamContentKeys,
  getUpstreamContentSources,
} from '@/lib/core/upstream/cache/upstream-content';
import './version';

it('registers all content of pages before a page is requested', () => {
  expect([...getUpstreamContentSources().keys()].sort()).toEqual(
    [...upstreamContentKeys, 'qr-1696'].sort(),
  );
});
