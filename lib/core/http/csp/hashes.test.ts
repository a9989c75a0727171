import { createHash } from 'node:crypto';
import { scriptHashes } from './hashes';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it.each([
  ['an inline script', '<script>a()</script>', [hash('a()')]],
  ['attributes', '<script id="x" async>a()</script>', [hash('a()')]],
  [
    'several, each once',
    '<script>a()</script><p></p><script>b()</script><script>a()</script>',
    [hash('a()'), hash('b()')],
  ],
  ['line breaks kept', '<script>\n a()\n</script>', [hash('\n a()\n')]],
  ['Chinese text', '<script>"店铺"</script>', [hash('"店铺"')]],
  ['script by URL', '<script src="/a.js"></script>', []],
  ['data block', '<script type="application/ld+json">{}</script>', []],
  ['empty', '<script></script>', []],
  ['script with src attribute in its code', '<script>x=" src="</script>', [hash('x=" src="')]],
])('%s', (_, html, hashes) => expect(scriptHashes(html)).toEqual(hashes));
