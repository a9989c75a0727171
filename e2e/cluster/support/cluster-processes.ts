/** Two instances of the site behind nginx, with PostgreSQL and Redis that a test can cut off. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { poll } from './poll';
import { Relay } from './relay';

const firstPort = Number(process.env.CLUSTER_PORT ?? 3180);
export const ports = {
  https: firstPort,
  http: firstPort + 1,
  instances: [firstPort + 2, firstPort + 3],
  database: firstPort + 4,
  redis: firstPort + 5,
} as const;

export type Instance = 0 | 1;
export const bothInstances: readonly Instance[] = [0, 1];

const clusterFolder = resolve('.data-test', `cluster-${firstPort}`);
export const nginxLogs = ['access.log', 'errors.log'].map(
  (name) => `${clusterFolder}/nginx/${name}`,
);
export const dataDirOf = (instance: Instance) => `${clusterFolder}/data-${instance}`;

const requiredUrl = (name: string): URL => {
  const value = process.env[name];
  if (!value) throw new Error(`${name}: must be given (.env.example)`);
  return new URL(value);
};

/** A database that no other test uses. */
const redisDatabase = '/9';
const databaseName = `cluster_${firstPort}`;
const urlWithPath = (url: URL, path: string) => Object.assign(new URL(url), { pathname: path });
/** PostgreSQL as the tests read it: not through the relay, so it answers while the relay is cut. */
export const databaseUrl = () => urlWithPath(requiredUrl('TEST_DATABASE_URL'), databaseName).href;

const relayUrl = (url: URL, port: number, path: string) =>
  Object.assign(urlWithPath(url, path), { hostname: '127.0.0.1', port: String(port) }).href;

const createRelay = (url: URL, port: number, defaultPort: number) =>
  new Relay(port, { host: url.hostname, port: Number(url.port || defaultPort) });

export const relays = {
  database: createRelay(requiredUrl('TEST_DATABASE_URL'), ports.database, 5432),
  redis: createRelay(requiredUrl('TEST_REDIS_URL'), ports.redis, 6379),
};

/** Settings of one instance, in addition to the settings that both share. */
export type Settings = Readonly<Record<string, string>>;

const sharedSettings = (): Settings => ({
  DATABASE_URL: relayUrl(requiredUrl('TEST_DATABASE_URL'), ports.database, databaseName),
  REDIS_URL: relayUrl(requiredUrl('TEST_REDIS_URL'), ports.redis, redisDatabase),
  TRUSTED_PROXIES: '127.0.0.1',
  HOST: '127.0.0.1',
  SESSION_KEY: 'a-session-key-for-both-instances-01',
  DOWNLOAD_SIGN_KEY: 'a-signing-key-for-both-01',
  LOG_FORMAT: 'json',
  CONTENT_CHECK_SECONDS: '1',
  // Both instances use one folder, as on a disk that two machines share.
  ASSETS_DIR: `${clusterFolder}/assets`,
});

const runningInstances = new Map<Instance, ChildProcess>();
const originOf = (instance: Instance) => `http://127.0.0.1:${ports.instances[instance]}`;

const isAnswering = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** Starts an instance and waits until it is ready for visitors. */
export async function startInstance(instance: Instance, settings: Settings = {}): Promise<void> {
  mkdirSync(dataDirOf(instance), { recursive: true });
  const log = openSync(`${dataDirOf(instance)}/site.log`, 'a');
  const env = {
    ...process.env,
    ...sharedSettings(),
    PORT: String(ports.instances[instance]),
    DATA_DIR: dataDirOf(instance),
    ...settings,
  };
  const site = spawn(process.execPath, ['scripts/serve.mjs', '--any-settings'], {
    env,
    stdio: ['ignore', log, log],
  });
  runningInstances.set(instance, site);
  await poll(`instance ${instance} to be ready`, async () => {
    if (site.exitCode !== null)
      throw new Error(readFileSync(`${dataDirOf(instance)}/site.log`, 'utf8'));
    return isAnswering(`${originOf(instance)}/api/ready`);
  });
}

/** Ends an instance and waits for its end. SIGTERM drains it; SIGKILL does not. */
export async function stopInstance(
  instance: Instance,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const site = runningInstances.get(instance);
  runningInstances.delete(instance);
  if (!site || site.exitCode !== null || site.signalCode !== null) return;
  const ended = once(site, 'exit');
  site.kill(signal);
  await ended;
}

export async function restartInstance(instance: Instance, settings?: Settings): Promise<void> {
  await stopInstance(instance);
  await startInstance(instance, settings);
}

/** The shipped configuration with this run's addresses where an operator enters theirs. */
function writeNginxConfig(): string {
  const folder = `${clusterFolder}/nginx`;
  for (const name of ['logs', 'cache', 'body']) mkdirSync(`${folder}/${name}`, { recursive: true });
  const readShipped = (name: string) => readFileSync(`deploy/nginx/${name}`, 'utf8');
  const changes: readonly (readonly [string, string])[] = [
    ['127.0.0.1:3000', `127.0.0.1:${ports.instances[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${ports.instances[1]}`],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`],
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['www.example.com;', 'localhost;'],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', `${folder}/certificate.pem`],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', `${folder}/key.pem`],
    ['/var/cache/nginx/superbrowser', `${folder}/cache`],
    ['/var/log/superbrowser/access.log', `${folder}/access.log`],
  ];
  let text = `${readShipped('instances.conf')}\n${readShipped('site.conf')}`;
  for (const [from, replacement] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/nginx has no ${from} any more`);
    text = text.replaceAll(from, replacement);
  }
  const file = `${folder}/nginx.conf`;
  writeFileSync(
    file,
    `worker_processes 1;\npid ${folder}/nginx.pid;\nerror_log ${folder}/errors.log;\ndaemon off;\n` +
      `events { worker_connections 1024; }\n` +
      `http {\n  types { text/css css; application/javascript js; font/woff2 woff2; image/svg+xml svg; }\n` +
      `  client_body_temp_path ${folder}/body;\n  proxy_temp_path ${folder}/proxy;\n${text}\n}\n`,
  );
  return file;
}

/** @throws Error with the command's error output */
async function runCommand(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${errorOutput}`);
}

let nginx: ChildProcess | null = null;

async function startNginx(): Promise<void> {
  const file = writeNginxConfig();
  const folder = `${clusterFolder}/nginx`;
  await runCommand('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-keyout',
    `${folder}/key.pem`,
    '-out',
    `${folder}/certificate.pem`,
  ]);
  nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  await poll('nginx to listen', async () => {
    if (nginx?.exitCode !== null) throw new Error('nginx did not start; see above');
    // Only nginx itself answers plain HTTP on this port.
    return isRedirecting(`http://127.0.0.1:${ports.http}/`);
  });
}

const isRedirecting = async (url: string) => {
  try {
    return (await fetch(url, { redirect: 'manual' })).status === 301;
  } catch {
    return false;
  }
};

async function runAsAdministrator(sql: string): Promise<void> {
  const client = new Client({ connectionString: requiredUrl('TEST_DATABASE_URL').href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Empties Redis, because the counts of an earlier run would limit the visitors of this run. */
async function emptyRedis(): Promise<void> {
  const redis = new Redis(urlWithPath(requiredUrl('TEST_REDIS_URL'), redisDatabase).href);
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
}

const dropDatabase = () =>
  runAsAdministrator(`drop database if exists ${databaseName} with (force)`);

/** Starts everything again: database, data folders, nginx, both instances. */
export async function startAll(settings: readonly [Settings, Settings]): Promise<void> {
  rmSync(clusterFolder, { recursive: true, force: true });
  await Promise.all([dropDatabase(), emptyRedis()]);
  await runAsAdministrator(`create database ${databaseName}`);
  await Promise.all([relays.database.open(), relays.redis.open()]);
  // One after the other, because the first one creates the tables.
  for (const instance of bothInstances) await startInstance(instance, settings[instance]);
  await startNginx();
}

export async function stopAll(): Promise<void> {
  await Promise.all(bothInstances.map((instance) => stopInstance(instance, 'SIGKILL')));
  nginx?.kill('SIGTERM');
  await Promise.all([relays.database.cut(), relays.redis.cut()]);
  await dropDatabase();
}
