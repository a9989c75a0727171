/** Tests that a started site watches all content of its pages (O3). */
import { contentKeys, getContentResources } from '@/lib/core/upstream/cache/content-reader';
import './content-version';

it('registers all content of pages before a page is requested', () => {
  expect([...getContentResources().keys()].sort()).toEqual([...contentKeys, 'qr-1696'].sort());
});
