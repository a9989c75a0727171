/** A build with a few files, a handler that answers for them as Next does, and a visitor. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Handler } from '../error-page';
import { withStaticFiles } from './static-files';

/** A script with a hash in its name. */
export const hashed = '/_next/static/chunks/a1.js';
export const script = `run('${'script '.repeat(40)}');`;
export const icon = '<svg/>';
/** What Next says of a file of the build, and of one that goes out under its own name. */
export const lifetimes = {
  hashed: 'public, max-age=31536000, immutable',
  named: 'public, max-age=0',
};
export const fileDay = 'Mon, 06 Jul 2026 00:00:00 GMT';

const texts: Record<string, string> = { '.js': script, '.svg': icon };

const asNext: Handler = ({ url = '' }, response) => {
  response.setHeader(
    'Cache-Control',
    url.startsWith('/_next/') ? lifetimes.hashed : lifetimes.named,
  );
  response.setHeader('ETag', `"${url}"`);
  response.setHeader('Last-Modified', fileDay);
  response.setHeader('Accept-Ranges', 'bytes');
  response.end(texts[/\.\w+$/.exec(url)?.[0] ?? ''] ?? 'next');
  return Promise.resolve();
};

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function buildIn(root: string): void {
  write(join(root, 'dist/static/chunks/a1.js'), script);
  write(join(root, 'dist/static/chunks/[root] b~2.js'), script);
  // Told from one that is made when somebody asks; gzip is compared with the file.
  write(join(root, 'dist/compressed/static/chunks/a1.js.br'), 'made by the build');
  write(join(root, 'dist/compressed/static/chunks/a1.js.gz'), gzipSync(script, { level: 1 }));
  write(join(root, 'dist/compressed/sizes.json'), `{"static/chunks/a1.js":${script.length}}`);
  write(join(root, 'dist/secret.json'), 'secret');
  write(join(root, 'public/icon.svg'), icon);
  write(join(root, 'public/picture.png'), 'picture '.repeat(100));
}

/** @param folder the build's, below the one it is made in */
export async function filesSite(folder = 'dist') {
  const root = mkdtempSync(join(tmpdir(), 'files-'));
  buildIn(root);
  /** What was asked of Next, in order. */
  const asked: { readonly target: string; readonly headers: IncomingHttpHeaders }[] = [];
  const site = { handler: asNext };
  const files = withStaticFiles(
    (request, response) => {
      asked.push({ target: `${request.method} ${request.url}`, headers: { ...request.headers } });
      return site.handler(request, response);
    },
    join(root, folder),
    join(root, folder === 'dist' ? 'public' : folder),
  );
  const server = createServer((request, response) => void files(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  }

  return Object.assign(site, {
    asked,
    ask,
    targets: () => asked.map(({ target }) => target),
    write: (file: string, content: string) => write(join(root, file), content),
    remove: (file: string) => rmSync(join(root, file), { recursive: true }),
    stop: () => {
      server.close();
      server.closeAllConnections();
      rmSync(root, { recursive: true });
    },
  });
}
