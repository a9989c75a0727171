/** A server for tests: Next and the page cache behind it respond with what a test sets. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parseTrustedProxies } from '@/lib/core/http/requests/client-ip';
import { addRoutes, createServerApp, type ServerAppOptions } from './app';
import { createNextApp, type NextHandler } from './next-app';
import { PageCache } from './page-cache';
import { createHtmlFinisher } from './finish-page-html';
import { createPromoterVisitCounter } from './promoter-visits';

/** Creates a folder as the build lays it out (scripts/lib/build/static-folder.mjs). */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'www-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

interface TestApp {
  readonly app: FastifyInstance;
  /** Requests Next received, in order: method and path. */
  readonly requests: string[];
  readonly pageCache: PageCache;
}

interface TestAppOptions extends Partial<ServerAppOptions> {
  readonly next?: NextHandler;
  readonly files?: Readonly<Record<string, string>>;
  readonly assetsFolder?: string;
  readonly published?: readonly string[];
}

const renderTestPage: NextHandler = (request, response) => {
  const status = /not-found/.test(request.url ?? '') ? 404 : 200;
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<body>${request.url}<script>a()</script></body>`);
  return Promise.resolve();
};

export async function createTestApp({
  next = renderTestPage,
  files = {},
  assetsFolder,
  published = [],
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const requests: string[] = [];
  const nextApp = createNextApp((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    return next(request, response);
  });
  const pageCache = new PageCache({
    render: nextApp.render,
    expirePage: () => Promise.resolve(),
    finishHtml: createHtmlFinisher(null),
    maxBytes: 1_000_000,
    lifeSeconds: 3_600,
  });
  const serverOptions: ServerAppOptions = {
    checks: { origin: 'https://www.example.cn', proxies: parseTrustedProxies(undefined) },
    drain: { respondIfDraining: () => false },
    visitCounter: createPromoterVisitCounter(() => undefined),
    ...options,
    production: {
      staticFiles: { folder: folderWith(files), assetsFolder },
      pageCache,
      isPublishedByStaff: (path) => published.includes(path),
    },
  };
  const app = createServerApp(serverOptions);
  await addRoutes(app, nextApp, serverOptions);
  return { app, requests, pageCache };
}

/** A build with one file that no other build has. */
export const buildOf = (id: string): string =>
  folderWith({
    'run/build.json': JSON.stringify({ id }),
    [`www/_next/static/chunks/${id}.js`]: `"${id}"`,
    'www/_next/static/chunks/both.css': `.${id}{}`,
  });

/** The path of a folder for the assets of all builds; publishing creates it. */
export const newAssetsFolder = () => join(mkdtempSync(join(tmpdir(), 'assets-')), 'assets');
