/** Visits by promoters' links, and the figures they must lead to. */
import type {
  FigureKind,
  FigureOutcome,
  FigureSystem,
} from '@superbrowser/contract/site-data/figures';
import { withSubmissionMeta, describeKindOfSlug } from '@/lib/testing/every-application-kind';
import { registrationValues, readLastCode, createPhone } from '../../support/visitors/visitor';
import { userAgents } from '../../support/browser/user-agents';
import { CookieClient } from '../../support/visitors/cookie-client';
import { sumName } from '../../support/visitors/promoter-figures';

interface Sender {
  readonly userAgent: string;
  readonly system: FigureSystem;
  readonly isRobot?: true;
}

const senders: readonly Sender[] = [
  { userAgent: userAgents.windows, system: 'windows' },
  { userAgent: userAgents.mac, system: 'mac' },
  { userAgent: userAgents.linux, system: 'linux' },
  { userAgent: userAgents.iphone, system: 'ios' },
  { userAgent: userAgents.android, system: 'android' },
  { userAgent: userAgents.chromeos, system: 'other' },
  { userAgent: userAgents.windows, system: 'windows' },
  {
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    system: 'other',
    isRobot: true,
  },
  { userAgent: 'curl/8.5.0', system: 'other', isRobot: true },
  { userAgent: '', system: 'other', isRobot: true },
];

/** A source as a link writes it, and as the figures name it. */
const sources: readonly (readonly [written: string | null, kept: string])[] = [
  [null, ''],
  ['WeChat', 'wechat'],
  [' wechat ', 'wechat'],
  ['blog', 'blog'],
  ['微信 群&1', '微信 群&1'],
  ['=HYPERLINK("http://evil.example")', '=hyperlink("http://evil.example")'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a,b;"c\'', 'a,b;"c\''],
  // These are no valid sources: the visit is counted without a source.
  ['x'.repeat(10_240), ''],
  ['nul\0byte', ''],
  ['two\r\nlines', ''],
];

const visitedPaths = ['/', '/en', '/download', '/en/download', '/vps', '/en/contact'];
const requestedPackages = [
  ['windows', 'windows'],
  ['mac-arm', 'mac'],
  ['linux', 'linux'],
] as const satisfies readonly (readonly [string, FigureSystem])[];
/** How a link names its promoter (A7). */
const promoterParameters = ['promoter', 'from', 'channelId'] as const;

/** Pseudo-random with a seed, so that a failure can be reproduced. */
function createSeededChance(seed: number): (oneIn: number) => boolean {
  let state = seed;
  return (oneIn) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % oneIn === 0;
  };
}

interface SimulatedVisit {
  readonly n: number;
  readonly promoter: string;
  /** Records an expected count; events without a promoter are left out. */
  readonly count: (
    source: string,
    system: FigureSystem,
    kind: FigureKind,
    outcome: FigureOutcome,
  ) => void;
}

/** An unexpected status fails the test, because the figures would mean nothing. */
async function expectStatus(requested: Promise<{ status: number; text: string }>, status: number) {
  const response = await requested;
  if (response.status !== status)
    throw new Error(`${response.status} ${response.text.slice(0, 300)}`);
}

/** Simulates one visitor, who arrives, perhaps reloads, downloads, applies, signs up; or is a robot. */
export async function simulateVisit({ n, promoter, count }: SimulatedVisit): Promise<void> {
  const happens = createSeededChance(n);
  const pick = <T>(list: readonly T[], shift: number): T => list[(n * 7 + shift) % list.length]!;
  const { userAgent, system, isRobot } = pick(senders, Math.floor(n / 10));
  const [sourceParameter, source] = pick(sources, Math.floor(n / 11));
  const client = new CookieClient(`198.19.${n >> 8}.${n & 255}`, userAgent);
  const query = new URLSearchParams({ [pick(promoterParameters, n >> 3)]: promoter });
  if (sourceParameter !== null) query.set('utm_source', sourceParameter);
  const landing = `${pick(visitedPaths, n >> 2)}?${query}`;
  const prefetchHeaders = { 'sec-purpose': 'prefetch;prerender' };
  const countEvent = (countedSystem: FigureSystem, kind: FigureKind, outcome: FigureOutcome) =>
    count(source, countedSystem, kind, isRobot ? 'robots' : outcome);

  if (happens(9)) {
    await expectStatus(client.request(landing, { headers: prefetchHeaders }), 200);
    count(source, system, 'visits', 'robots');
  }
  await expectStatus(client.request(landing), 200);
  countEvent(system, 'visits', 'counted');
  // None of these is a visit by a promoter's link.
  if (happens(20)) await client.request(landing, { method: 'HEAD' });
  if (happens(20)) await expectStatus(client.request(`/no-such-page?${query}`), 404);
  if (happens(10)) await expectStatus(client.request('/vps'), 200);
  if (happens(4)) {
    await expectStatus(client.request(landing), 200);
    countEvent(system, 'visits', 'repeats');
  }

  if (happens(3)) {
    const [name, packageSystem] = pick(requestedPackages, n >> 4);
    await expectStatus(client.request(`/api/download/${name}`), 302);
    countEvent(packageSystem, 'downloads', 'counted');
    if (happens(3)) {
      await expectStatus(client.request(`/api/download/${name}`), 302);
      countEvent(packageSystem, 'downloads', 'repeats');
    }
    // A resumed download, a HEAD request and an unknown platform are not counted.
    if (happens(9))
      await client.request(`/api/download/${name}`, { headers: { range: 'bytes=9-' } });
    if (happens(9)) await client.request(`/api/download/${name}`, { method: 'HEAD' });
    if (happens(9)) await expectStatus(client.request('/api/download/amiga'), 404);
  }

  if (happens(7)) {
    const form = withSubmissionMeta(describeKindOfSlug('private').requiredValues());
    const requestOptions = { body: form, headers: { 'content-language': 'zh-CN' } };
    await expectStatus(client.request('/api/applications/private', requestOptions), 200);
    countEvent(system, 'applications', 'counted');
    if (happens(2)) {
      await expectStatus(client.request('/api/applications/private', requestOptions), 200);
      countEvent(system, 'applications', 'repeats');
    }
    if (happens(2))
      await expectStatus(client.request('/api/applications/private', { body: { phone: 1 } }), 422);
  }

  if (happens(50)) {
    const phone = createPhone();
    const codeRequest = { area_code: 86, phone, channel: 'sms', purpose: 'register' };
    await expectStatus(client.request('/api/account/code', { body: codeRequest }), 200);
    const form = { ...registrationValues(phone), code: readLastCode(phone) };
    await expectStatus(client.request('/api/account/register', { body: form }), 200);
    countEvent(system, 'registrations', 'counted');
  }
}

/** Adds up the expected sums of each promoter, under the names in the file. */
export function createExpectedSums(messages: {
  readonly direct: string;
  readonly systems: Readonly<Record<FigureSystem, string>>;
}) {
  const sumsByPromoter = new Map<string, Record<string, number>>();
  return {
    counting:
      (promoter: string): SimulatedVisit['count'] =>
      (source, system, kind, outcome) => {
        const promoterSums = sumsByPromoter.get(promoter) ?? {};
        sumsByPromoter.set(promoter, promoterSums);
        // Cells that look like formulas are escaped.
        const sourceName = source === '' ? messages.direct : source.replace(/^=/, "'=");
        const name = sumName(sourceName, messages.systems[system], kind, outcome);
        promoterSums[name] = (promoterSums[name] ?? 0) + 1;
      },
    of: (promoter: string) => sumsByPromoter.get(promoter) ?? {},
  };
}
