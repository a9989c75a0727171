/** A site that starts watches everything its pages show (O3). */
import { contentKeys, contentResources } from './cached';
import './page-content';

it('knows all that pages are made of before a request for a page', () => {
  expect([...contentResources().keys()].sort()).toEqual([...contentKeys, 'qr-1696'].sort());
});
