/**
 * Requests a second of the built site, as ratios within one run: the static page against a bare
 * node:http server that sends the same bytes, the download route against an empty route.
 *   [NEXT_DIST_DIR=.next] node bench/throughput.mjs [requests a round=3000]
 * Loopback only. The load comes from one process, so a very fast server is measured too slow:
 * where the system tells (Linux), the server's own processor time a request is printed as well.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { cpus } from 'node:os';
import { processorTime } from './lib/processor-time.mjs';
import { median, startSite, warnWhenBusy } from './lib/site.mjs';

const requests = Number(process.argv[2] ?? 3000);
const concurrency = 32;
const rounds = 3;
const warmUp = 300;
if (!Number.isInteger(requests) || requests < 1) {
  throw new Error('usage: node bench/throughput.mjs [requests a round]');
}

/** One request, answer read to its end. */
function ask(agent, url, status) {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== status) {
        reject(new Error(`${url} answered ${response.statusCode}, expected ${status}`));
      }
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });
}

/** Sends `count` requests, `concurrency` at a time over kept connections. */
async function load({ url, status, pid }, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const before = processorTime(pid);
  const started = performance.now();
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await ask(agent, url, status);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - started) / 1000;
  const after = processorTime(pid);
  agent.destroy();
  return {
    perSecond: count / seconds,
    micros: before === null || after === null ? null : (after - before) / count,
  };
}

async function startBare(html) {
  const child = fork(new URL('./lib/bare-server.mjs', import.meta.url));
  child.send(html);
  const [port] = await once(child, 'message');
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() };
}

/** Median of alternating rounds: a slow moment of the machine hits every subject alike. */
async function measure(subjects) {
  for (const subject of subjects) await load(subject, warmUp);
  const results = new Map(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) results.get(subject.name).push(await load(subject, requests));
  }
  return new Map(
    [...results].map(([name, all]) => [
      name,
      {
        perSecond: median(all.map((one) => one.perSecond)),
        micros: all.some((one) => one.micros === null)
          ? null
          : median(all.map((one) => one.micros)),
      },
    ]),
  );
}

function print(figures, html) {
  const ratios = (a, b) => {
    const [one, other] = [figures.get(a), figures.get(b)];
    const time = one.micros === null ? '–' : (one.micros / other.micros).toFixed(2);
    return { 'requests/s': (one.perSecond / other.perSecond).toFixed(2), 'server CPU time': time };
  };
  console.log(`\nRatios, median of ${rounds} alternating rounds`);
  console.table({
    'static page / bare node:http': ratios('page', 'bare'),
    'static page with attribution / static page': ratios('page with attribution', 'page'),
    'download redirect / empty route': ratios('download redirect', 'empty route'),
  });
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, Node ${process.versions.node}`;
  console.log(
    `Absolute figures of this machine only (${machine}; ${requests} requests, ${concurrency} at a time, page of ${html.length} bytes):`,
  );
  console.table(
    Object.fromEntries(
      [...figures].map(([name, { perSecond, micros }]) => [
        name,
        {
          'requests/s': Math.round(perSecond),
          'server CPU µs/request': micros === null ? '–' : Math.round(micros),
        },
      ]),
    ),
  );
}

warnWhenBusy();
const site = await startSite();
let bare;
try {
  const html = Buffer.from(await (await fetch(`${site.origin}/download`)).arrayBuffer());
  bare = await startBare(html.toString());
  const { pid, origin } = site;
  const attribution = '/download?promoter=bench1&utm_source=bench';
  const subjects = [
    { name: 'bare', url: bare.origin, status: 200, pid: bare.pid },
    { name: 'page', url: `${origin}/download`, status: 200, pid },
    { name: 'page with attribution', url: `${origin}${attribution}`, status: 200, pid },
    { name: 'empty route', url: `${origin}/api/health`, status: 200, pid },
    { name: 'download redirect', url: `${origin}/api/download/windows`, status: 302, pid },
  ];
  print(await measure(subjects), html);
} finally {
  bare?.stop();
  await site.stop();
}
