/**
 * Test helper: a local server that plays the site with its sitemap and both engines, and functions that run
 * announcements against it.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sitemapXml } from '../sitemap/xml';
import { createBaiduClient } from './baidu';
import { createIndexNowClient } from './indexnow';
import { announce } from './announce';
import type { EngineName } from './accepted-urls';

export interface ReceivedRequest {
  readonly engine: 'baidu' | 'indexnow';
  readonly url: string;
  readonly type: string | undefined;
  readonly body: string;
}
type Behavior = (response: ServerResponse, received: ReceivedRequest) => void;

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

async function startTestEngines() {
  const receivedRequests: ReceivedRequest[] = [];
  const site = {
    /** Pages by path, with their day. */
    pages: {} as Record<string, string>,
    sitemap: null as ((response: ServerResponse) => void) | null,
    baidu: ((response, { body }) =>
      json(response, 200, { success: body.split('\n').length, remain: 5_000 })) as Behavior,
    indexnow: ((response) => response.writeHead(202).end()) as Behavior,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, first] = /^\/(\w+)/.exec(request.url ?? '') ?? [];
    if (first === 'sitemap') {
      if (site.sitemap) return site.sitemap(response);
      const entries = Object.entries(site.pages).map(([path, changedOn]) => ({
        url: `${origin}${path}`,
        changedOn,
        priority: 0.5,
        alternates: { 'en-US': `${origin}/en${path}` },
      }));
      return void response.end(sitemapXml(entries));
    }
    const { url = '', headers } = request;
    const engine = first === 'baidu' ? 'baidu' : 'indexnow';
    const received = {
      engine,
      url,
      type: headers['content-type'],
      body: await text(request),
    } as const;
    receivedRequests.push(received);
    site[engine](response, received);
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return Object.assign(site, {
    origin,
    receivedRequests,
    json,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

export type TestEngines = Awaited<ReturnType<typeof startTestEngines>>;

export const token = 'secret-token';
export const indexNowKey = 'secret-key-1';
const shortDelays = { deadlineMs: 300, pauseMs: 1 };

/** Sets up three pages, and a folder for the records. */
export async function startAnnouncement() {
  const site = await startTestEngines();
  site.pages = { '/': '2026-11-01', '/download': '2026-11-02', '/en?a=1&b=2': '2026-11-03' };
  const folder = mkdtempSync(join(tmpdir(), 'announce-'));
  const file = join(folder, 'data', 'announced.json');
  const printedLines: string[] = [];
  const urlOf = (path: string) => `${site.origin}${path}`;
  const { origin } = site;
  const engines = {
    baidu: createBaiduClient({ url: urlOf('/baidu'), token, origin, ...shortDelays }),
    indexnow: createIndexNowClient({
      url: urlOf('/indexnow'),
      key: indexNowKey,
      origin,
      ...shortDelays,
    }),
  };
  return {
    site,
    file,
    printedLines,
    urlOf,
    allUrls: () => Object.keys(site.pages).map(urlOf),
    recorded: () =>
      JSON.parse(readFileSync(file, 'utf8')) as Record<EngineName, Record<string, string>>,
    /** All URLs an engine received, in order. */
    urlsSentTo: (engine: EngineName) =>
      site.receivedRequests
        .filter((one) => one.engine === engine)
        .flatMap(({ body }) =>
          engine === 'baidu'
            ? body.split('\n')
            : (JSON.parse(body) as { urlList: string[] }).urlList,
        ),
    run: (
      names: readonly EngineName[] = ['baidu', 'indexnow'],
      { isDryRun = false, asOrigin = origin } = {},
    ) =>
      announce({
        origin: asOrigin,
        sitemapUrl: urlOf('/sitemap.xml'),
        file,
        engines: Object.fromEntries(names.map((name) => [name, engines[name]])),
        isDryRun,
        log: (line) => printedLines.push(line),
      }),
    forget: () => {
      site.receivedRequests.length = 0;
      printedLines.length = 0;
    },
    stop: () => {
      site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
export type Announcement = Awaited<ReturnType<typeof startAnnouncement>>;
