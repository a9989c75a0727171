/**
 * Tests that every backend must pass, with either database. Content is compared with the seed file, and answers to bad
 * requests with the wire format.
 */
import { encryptJson } from '@superbrowser/contract/wire-format';
import { basePath, endpoints } from '@superbrowser/contract/endpoints';
import { resultCodes } from '@superbrowser/contract/result-codes';
import { v6ListSchema } from '@superbrowser/contract/releases';
import { loadRecordsSince } from '@superbrowser/backend/export/export-records';
import { readSeed } from '@superbrowser/backend/seed/seed-database';
import { createUpstreamCall } from '@/lib/core/upstream/client/call-upstream';
import { badRequests, postInit } from '@/lib/testing/bad-requests';
import type { TestedBackend } from '../support/tested-backend';
import { accountSuite } from './account-suite';
import { applicationSuite } from './application-suite';
import { verificationCodeSuite } from './verification-code-suite';
import { figuresSuite } from './figures-suite';
import { invitationSuite } from './invitation-suite';
import { inviteActivitySuite } from './invite-activity-suite';
import { reusedKeySuite } from './reused-key-suite';
import { retentionSuite } from './retention-suite';
import { adminApplicationHandlingSuite } from './admin/application-handling-suite';
import { adminApplicationSearchSuite } from './admin/application-search-suite';
import { adminApplicationsSuite } from './admin/applications-suite';
import { adminAuditSuite, adminAuditDetailSuite } from './admin/audit-suite';
import { adminBlocksSuite } from './admin/blocks-suite';
import { adminHealthSuite } from './admin/health-suite';
import { adminPeopleSuite } from './admin/people-suite';
import { adminContentSuite } from './admin/content-suite';
import { adminContentChangesSuite } from './admin/content-changes-suite';
import { adminDraftsSuite } from './admin/drafts-suite';
import { adminPublishingSuite } from './admin/publishing-suite';
import { adminReleasesSuite } from './admin/releases-suite';
import { adminScheduleSuite } from './admin/schedule-suite';
import { adminStaffSuite } from './admin/staff-suite';
import { adminUploadsSuite } from './admin/uploads-suite';
import { sessionSuite } from './session-suite';
import { statusSuite } from './status-suite';
import { forbiddenCharactersSuite } from './forbidden-characters-suite';

const callOptions = { deadlineMs: 5_000 };
const seed = readSeed();

function contentSuite(subject: () => TestedBackend): void {
  const call = createUpstreamCall(() => subject().transport);
  const absolute = (url: string | null) =>
    url?.replace('{files}', subject().packageBaseUrl) ?? null;

  it('returns the time', async () => {
    const { timestamp } = await call(endpoints.serverTime, {}, callOptions);
    expect(Math.abs(timestamp - Date.now())).toBeLessThan(5_000);
  });

  it('lists every platform in the order of the seed, with absolute URLs', async () => {
    const list = await call(endpoints.versionList, {}, callOptions);
    const groups: Record<
      string,
      { version: string; download_url_64: string | null; sha256: string | null }[]
    > = {
      ...list.pc,
      ...list.phone,
    };
    const wanted = { ...seed.versions.pc, ...seed.versions.phone };
    expect(Object.keys(groups).sort()).toEqual(Object.keys(wanted).sort());
    for (const [platform, entries] of Object.entries(wanted)) {
      expect(
        groups[platform]?.map(({ version, download_url_64, sha256 }) => [
          version,
          download_url_64,
          sha256,
        ]),
      ).toEqual(
        entries.map((entry) => [entry.version, absolute(entry.download_url_64), entry.sha256]),
      );
    }
    expect(v6ListSchema.parse(JSON.parse(list.v6 ?? ''))).toHaveLength(seed.v6.length);
  });

  it('lists v6 by an encrypted call', async () => {
    const list = await call(endpoints.v6Versions, {}, callOptions);
    expect(list).toEqual(
      seed.v6.map((entry) => ({
        ...entry,
        install_download_url: absolute(entry.install_download_url),
      })),
    );
  });

  it.each([
    [undefined, 'Win'],
    [1, 'Win'],
    [2, 'Mac'],
    [3, 'Macos_m1'],
    [4, 'Linux'],
  ] as const)('returns the history of system type %s', async (systemType, platform) => {
    const list = await call(endpoints.versionHistory, { system_type: systemType }, callOptions);
    expect(list.map((entry) => entry.version)).toEqual(
      seed.history[platform]?.map((entry) => entry.version),
    );
  });

  it.each([
    ['top', endpoints.adTop],
    ['bottom', endpoints.adBottom],
  ] as const)('returns the %s advertisement', async (slot, endpoint) => {
    const { link, title } = await call(endpoint, {}, callOptions);
    expect(seed.ads).toContainEqual(expect.objectContaining({ slot, link, title }));
  });

  it.each([1696, 1693])('returns the QR codes of group %d', async (groupId) => {
    expect(await call(endpoints.qrLiveCode, { group_id: groupId }, callOptions)).toMatchObject({
      code: `SB${groupId}`,
    });
  });

  it('returns the public configuration', async () => {
    expect(await call(endpoints.publicConfig, {}, callOptions)).toEqual(seed.public_config);
  });

  it.each(seed.promoters)('returns promoter $promoter_id', async (promoter) => {
    const scope = ['company_name' as const, 'username' as const];
    const { promoter_id, company_name, username, is_to_v6, base_coupon, more_coupon } = promoter;
    const info = await call(endpoints.promoterInfo, { promoter_id, scope }, callOptions);
    expect(info).toEqual({ company_name, username, is_to_v6 });
    const coupons = await call(endpoints.promoterCoupons, { promoter: promoter_id }, callOptions);
    expect(coupons).toEqual({ base_coupon, more_coupon });
  });

  it.each(seed.activities)('returns activity $activity_id', async (activity) => {
    expect(
      await call(endpoints.activityInfo, { activity_id: activity.activity_id }, callOptions),
    ).toEqual(activity);
  });

  it.each([
    [
      'promoter',
      () => call(endpoints.promoterCoupons, { promoter: 'unknown' }, callOptions),
      resultCodes.referralInvalid,
    ],
    [
      'activity',
      () => call(endpoints.activityInfo, { activity_id: 'nothing' }, callOptions),
      resultCodes.notFound,
    ],
    [
      'QR group',
      () => call(endpoints.qrLiveCode, { group_id: 1 }, callOptions),
      resultCodes.notFound,
    ],
  ])('refuses an unknown %s', async (_, ask, ret) => {
    await expect(ask()).rejects.toMatchObject({ kind: 'ret', ret });
  });

  it('stores each event once before it answers', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `contract-${index}`);
    const event = (key: string) =>
      ({ key, count: 1, platform: 'PC', segmentation: { path: '/', n: 1 } }) as const;
    await Promise.all(keys.map((key) => call(endpoints.reportEvent, event(key), callOptions)));
    expect((await subject().loadEventKeys()).sort()).toEqual([...keys].sort());
  });

  it('stores an event’s content for an operator to read', async () => {
    const segmentation = { page: 'home', language: 'zh-CN', promoter: 'abc123' };
    const event = { key: 'contract-read', count: 1, platform: 'PC', segmentation } as const;
    await call(endpoints.reportEvent, event, callOptions);
    const records = await subject().withDb((db) => loadRecordsSince(db, 'events', '2026-01-01'));
    expect(records.filter(({ key }) => key === 'contract-read')).toEqual([
      {
        received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        key: 'contract-read',
        count: 1,
        platform: 'PC',
        segmentation: JSON.stringify(segmentation),
        reported_by: 'browser, not verified',
      },
    ]);
  });
}

function wireSuite(subject: () => TestedBackend): void {
  const send = (path: string, init?: RequestInit) => {
    const { origin, fetch } = subject().transport;
    return fetch(new Request(`${origin}${basePath}${path}`, init));
  };

  it.each(badRequests)('answers $name with $status $ret', async ({ path, init, status, ret }) => {
    const response = await send(path, init);
    expect(response.status).toBe(status);
    if (ret !== undefined) expect(await response.json()).toMatchObject({ ret });
  });

  it('refuses a body encrypted with another key', async () => {
    const { apiKey } = subject().transport.keys();
    const body = JSON.stringify(encryptJson({}, 'fedcba9876543210'));
    const response = await send(
      '/v6_client/version/last',
      postInit(body, 'application/json', { 'x-api-key': apiKey }),
    );
    const answer = (await response.json()) as object;
    // All answers are encrypted, even refusals: only the data field is readable.
    expect(Object.keys(answer)).toEqual(['data']);
  });

  it('reports the state of its database', async () => {
    const { origin, fetch } = subject().transport;
    const response = await fetch(new Request(`${origin}/health`));
    expect(await response.json()).toEqual({ database: 'ok' });
  });
}

const suites = {
  content: contentSuite,
  wire: wireSuite,
  texts: forbiddenCharactersSuite,
  codes: verificationCodeSuite,
  accounts: accountSuite,
  sessions: sessionSuite,
  applications: applicationSuite,
  'invite activity': inviteActivitySuite,
  invitations: invitationSuite,
  'keys that come again': reusedKeySuite,
  retention: retentionSuite,
  status: statusSuite,
  'promoter figures': figuresSuite,
  'admin: applications': adminApplicationsSuite,
  'admin: applications, handled': adminApplicationHandlingSuite,
  'admin: applications, searched': adminApplicationSearchSuite,
  'admin: blocks': adminBlocksSuite,
  'admin: people': adminPeopleSuite,
  'admin: releases': adminReleasesSuite,
  'admin: uploads': adminUploadsSuite,
  'admin: scheduled releases': adminScheduleSuite,
  'admin: staff': adminStaffSuite,
  'admin: health': adminHealthSuite,
  'admin: content': adminContentSuite,
  'admin: publishing': adminPublishingSuite,
  'admin: content changes': adminContentChangesSuite,
  'admin: drafts': adminDraftsSuite,
  'admin: audit': adminAuditSuite,
  'admin: details of the audit log': adminAuditDetailSuite,
} satisfies Record<string, (subject: () => TestedBackend) => void>;

/** Registers every suite for a backend. @param without names of suites that do not depend on a database */
export function runBackendSuites(
  subject: () => TestedBackend,
  { without = [] }: { without?: readonly (keyof typeof suites)[] } = {},
): void {
  for (const name of Object.keys(suites) as (keyof typeof suites)[])
    if (!without.includes(name)) describe(name, () => suites[name](subject));
}
