/** Servers that only send what the site has answered, to compare the site with: a bare node:http server, and nginx. */
import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/lib/testing/find-free-port.mjs';

/** Bytes as they leave, without the decoding of fetch. */
export function fetchBytes(url, encoding) {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, Accept: 'text/html' };
    get(url, { headers, agent: false }, (response) => {
      const chunks = [];
      response.on('error', reject).on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ response, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

/** A folder with a file for each encoding, which any user may read: the workers of nginx may run as another user. */
function writeBodies(bodies) {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-servers-'));
  chmodSync(folder, 0o755);
  for (const [encoding, body] of Object.entries(bodies))
    writeFileSync(join(folder, encoding), body);
  return folder;
}

/**
 * @param {Record<string, Buffer>} bodies by encoding; `/<encoding>` is answered with them
 * @returns {Promise<{ port: number, pid: number, stop: () => unknown }>}
 */
export async function startBareServer(bodies) {
  const folder = writeBodies(bodies);
  const child = fork(new URL('../workers/bare-page-server.mjs', import.meta.url), [
    folder,
    ...Object.keys(bodies),
  ]);
  const [port] = await once(child, 'message');
  rmSync(folder, { recursive: true });
  return { port, pid: child.pid, stop: () => child.disconnect() };
}

const location = (folder) => (encoding) =>
  `location = /${encoding} { alias ${folder}/${encoding}; ` +
  `${encoding === 'identity' ? '' : `add_header Content-Encoding ${encoding}; `}}`;

/**
 * There is one worker, because the site has one process. Files are kept open and nothing is logged, so that nginx is as
 * fast as it can be.
 */
const configuration = (folder, port, encodings) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  open_file_cache max=10;
  # More than a round asks on one connection.
  keepalive_requests 1000000000;
  default_type 'text/html; charset=utf-8';
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `  ${of}_temp_path ${folder}/temp/${of};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
${encodings.map(location(folder)).join('\n')}
  }
}
`;

/**
 * Starts an nginx that sends the same bodies as {@link startBareServer}.
 * @returns {ReturnType<typeof startBareServer> | Promise<null>} null where nginx is not installed
 */
export async function startNginx(bodies) {
  if (spawnSync('nginx', ['-v']).error) return null;
  const [folder, port] = [writeBodies(bodies), await findFreePort()];
  mkdirSync(join(folder, 'temp'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, Object.keys(bodies)));
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const ended = child.exitCode ?? child.signalCode ?? once(child, 'exit');
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/${Object.keys(bodies)[0]}`;
  for (let tries = 0; tries < 50 && child.exitCode === null; tries += 1) {
    if (await fetchBytes(url, 'identity').catch(() => null)) return { port, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('nginx did not start; see above');
}
