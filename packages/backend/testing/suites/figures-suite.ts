/** Tests of sums about promoters' links (O4), and of which codes are counted. */
import {
  findBlockedCodes,
  findCountedCodes,
  findKnownCodes,
  findRecordedInviteCodes,
  recordInviteCode,
} from '@superbrowser/backend/promoters/known-codes';
import { issueFiguresLink, findFiguresLink } from '@superbrowser/backend/promoters/figures-links';
import { addFigureCounts, recordMeasuredDays } from '@superbrowser/backend/promoters/figure-counts';
import { loadFigureRows, loadPromoterFigures } from '@superbrowser/backend/promoters/load-figures';
import { hashToken } from '@superbrowser/backend/common/secrets';
import type { Db } from '@superbrowser/backend/database/open-database';
import { removeExpiredRows } from '@superbrowser/backend/retention';
import { maxSourcesPerDay, otherSourcesKey } from '@superbrowser/contract/site-data/figures';
import { dayMs } from '@superbrowser/shared/durations';
import { accountSteps, createPhone } from '../support/account-steps';
import { adminSteps } from '../support/admin-steps';
import type { TestedBackend } from '../support/tested-backend';
import { figureCount, createPromoterCode } from '../support/sample-figures';

function sumsSuite(subject: () => TestedBackend): void {
  const withDb = <T>(task: (db: Db) => Promise<T>) => subject().withDb(task);
  const loadSums = (promoter: string) =>
    withDb((db) =>
      loadFigureRows(db, { promoter, from: '2026-01-01', to: '2026-12-31', source: null }, 10_000),
    );

  it('adds to stored sums, each separately', async () => {
    const promoter = createPromoterCode();
    const counts = [
      figureCount(promoter, { counted: 2, repeats: 1 }),
      figureCount(promoter, { robots: 5, excess: 3 }),
      figureCount(promoter, { source: 'blog' }),
      figureCount(promoter, { kind: 'downloads', system: 'mac' }),
      figureCount(promoter, { day: '2026-10-02' }),
    ];
    await withDb((db) => addFigureCounts(db, counts));
    await withDb((db) => addFigureCounts(db, counts));
    expect(await loadSums(promoter)).toEqual([
      expect.objectContaining({ kind: 'downloads', system: 'mac', counted: 2 }),
      expect.objectContaining({
        kind: 'visits',
        source: '',
        counted: 6,
        repeats: 2,
        robots: 10,
        excess: 6,
      }),
      expect.objectContaining({ source: 'blog', counted: 2 }),
      expect.objectContaining({ day: '2026-10-02', counted: 2 }),
    ]);
  });

  it('loses nothing of twenty instances that add at the same time, in any order', async () => {
    const [first, second] = [createPromoterCode(), createPromoterCode()];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const counts = [
          figureCount(first),
          figureCount(second),
          figureCount(first, { source: `s${n % 3}` }),
        ];
        return withDb((db) => addFigureCounts(db, n % 2 ? counts : counts.reverse()));
      }),
    );
    const total = async (promoter: string) =>
      (await loadSums(promoter)).reduce((sum, { counted }) => sum + counted, 0);
    expect([await total(first), await total(second)]).toEqual([40, 20]);
  });

  it('keeps a limited number of sources of a promoter’s day apart, and the rest together', async () => {
    const promoter = createPromoterCode();
    const sentCount = maxSourcesPerDay + 30;
    const counts = Array.from({ length: sentCount }, (_, n) =>
      figureCount(promoter, { source: `s${n}` }),
    );
    await withDb((db) => addFigureCounts(db, counts.slice(0, 20)));
    await withDb((db) => addFigureCounts(db, [figureCount(promoter), ...counts]));
    await withDb((db) => addFigureCounts(db, counts));
    const rows = await loadSums(promoter);
    expect(rows.map(({ source }) => source)).toHaveLength(maxSourcesPerDay + 2);
    expect(rows.find(({ source }) => source === otherSourcesKey)?.counted).toBe(60);
    expect(rows.find(({ source }) => source === 's0')?.counted).toBe(3);
    // Another day has its own limit of sources, and so has another promoter.
    const next = figureCount(promoter, { source: 's79', day: '2026-10-02' });
    await withDb((db) => addFigureCounts(db, [next]));
    const { day, source } = next;
    expect(await loadSums(promoter)).toContainEqual(expect.objectContaining({ day, source }));
  });

  it('returns each promoter only their own figures, by day, source and system', async () => {
    const [ownCode, other] = [createPromoterCode(), createPromoterCode()];
    await withDb((db) =>
      addFigureCounts(db, [
        figureCount(ownCode, { counted: 3 }),
        figureCount(ownCode, { source: 'blog', system: 'mac', repeats: 2 }),
        figureCount(ownCode, { day: '2026-10-05', kind: 'registrations' }),
        figureCount(ownCode, { day: '2026-11-01', counted: 100 }),
        figureCount(other, { counted: 1_000, source: 'blog' }),
      ]),
    );
    const figureQuery = { promoter: ownCode, from: '2026-10-01', to: '2026-10-31', source: null };
    const figures = await withDb((db) => loadPromoterFigures(db, figureQuery));
    expect(figures.days).toHaveLength(2);
    expect(figures.measured).toEqual(expect.arrayContaining(['2026-10-01', '2026-10-05']));
    expect(figures.measured).not.toContain('2026-11-01');
    expect(figures.days).toEqual(
      expect.arrayContaining([
        { day: '2026-10-01', kind: 'visits', counted: 4, repeats: 2, robots: 0, excess: 0 },
        { day: '2026-10-05', kind: 'registrations', counted: 1, repeats: 0, robots: 0, excess: 0 },
      ]),
    );
    expect(figures.systems).toContainEqual({
      system: 'mac',
      kind: 'visits',
      counted: 1,
      repeats: 2,
      robots: 0,
      excess: 0,
    });
    const blog = await withDb((db) => loadPromoterFigures(db, { ...figureQuery, source: 'blog' }));
    expect(blog.days.map(({ counted }) => counted)).toEqual([1]);
    // The choices of sources are not filtered by the requested source.
    expect(blog.sources).toHaveLength(figures.sources.length);
  });

  it('knows on which days it counted, also those without events', async () => {
    const figureQuery = {
      promoter: createPromoterCode(),
      from: '2026-03-01',
      to: '2026-03-31',
      source: null,
    };
    await withDb((db) => recordMeasuredDays(db, ['2026-03-07']));
    await withDb((db) => recordMeasuredDays(db, ['2026-03-07']));
    const { measured, days } = await withDb((db) => loadPromoterFigures(db, figureQuery));
    expect({ measured, days }).toEqual({ measured: ['2026-03-07'], days: [] });
  });

  it('keeps days for 400 days', async () => {
    const promoter = createPromoterCode();
    const now = Date.now();
    const dayAgo = (days: number) => new Date(now - days * dayMs).toISOString().slice(0, 10);
    await withDb(async (db) => {
      await addFigureCounts(db, [
        figureCount(promoter, { day: dayAgo(400) }),
        figureCount(promoter, { day: dayAgo(399) }),
      ]);
      await recordInviteCode(db, 'OLDCODE2', now - 400 * dayMs);
      await recordInviteCode(db, 'NEWCODE2', now - 399 * dayMs);
      await removeExpiredRows(db, now);
      const remaining = await db
        .selectFrom('promoter_counts')
        .select('day')
        .where('promoter', '=', promoter)
        .execute();
      expect(remaining).toEqual([{ day: dayAgo(399) }]);
      expect(await findRecordedInviteCodes(db, ['OLDCODE2', 'NEWCODE2'])).toEqual(
        new Set(['NEWCODE2']),
      );
    });
  });
}

function codesSuite(subject: () => TestedBackend): void {
  const { register } = accountSteps(subject);
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);
  const withDb = <T>(task: (db: Db) => Promise<T>) => subject().withDb(task);

  async function createInviter(): Promise<{ phone: string; code: string }> {
    const phone = createPhone();
    await register(phone);
    const { invite_code: code } = await withDb((db) =>
      db
        .selectFrom('users')
        .select('invite_code')
        .where('phone', '=', `+86${phone}`)
        .executeTakeFirstOrThrow(),
    );
    return { phone, code };
  }
  const createPromoter = async () => {
    const id = createPromoterCode();
    await perform('promoters set', { id, base: '50', more: '30' });
    return id;
  };

  it('knows promoters and inviters by exact code, and none that is blocked', async () => {
    const [id, shut, { code }] = [
      await createPromoter(),
      await createPromoter(),
      await createInviter(),
    ];
    await perform('promoters block', { id: shut });
    const many = Array.from({ length: 1_200 }, createPromoterCode);
    const codes = [id, shut, code, code.toLowerCase(), id.toUpperCase(), ...many];
    expect(await withDb((db) => findKnownCodes(db, codes))).toEqual(new Set([id, code]));
    expect(await withDb((db) => findBlockedCodes(db, codes))).toEqual(new Set([shut]));
    await perform('promoters unblock', { id: shut });
    expect(await withDb((db) => findKnownCodes(db, [shut]))).toEqual(new Set([shut]));
  });

  it('remembers counted codes and recorded inviters', async () => {
    const [id, code] = [createPromoterCode(), createPromoterCode()];
    await withDb((db) => addFigureCounts(db, [figureCount(id), figureCount(id, { source: 'x' })]));
    await withDb((db) => recordInviteCode(db, code, 1));
    await withDb((db) => recordInviteCode(db, code, 2));
    expect(await withDb((db) => findCountedCodes(db, [id, code]))).toEqual(new Set([id]));
    expect(await withDb((db) => findRecordedInviteCodes(db, [id, code]))).toEqual(new Set([code]));
  });

  it('forgets an inviter with the person', async () => {
    const { phone, code } = await createInviter();
    await withDb((db) => addFigureCounts(db, [figureCount(code)]));
    await withDb((db) => recordInviteCode(db, code, Date.now()));
    const until = Math.floor(Date.now() / 1_000) + 60;
    const token = await withDb((db) => issueFiguresLink(db, { promoter: code, until }));
    await perform('people erase', { phone });
    expect(await withDb((db) => findFiguresLink(db, token, Date.now()))).toBeNull();
    expect(await withDb((db) => findCountedCodes(db, [code]))).toEqual(new Set());
    expect(await withDb((db) => findRecordedInviteCodes(db, [code]))).toEqual(new Set());
  });

  it('gives promoters their own link, and stores it unreadably', async () => {
    const id = await createPromoter();
    const now = 1_790_000_000_000;
    const links = await loadData<Record<'link' | 'link_en' | 'expires' | 'promoter', string>>(
      'promoters link',
      { id, days: '7' },
      { now },
    );
    expect(links.link).toMatch(/^https:\/\/site\.example\/partners\/figures\?pass=/);
    const pass = new URL(links.link).searchParams.get('pass') ?? '';
    expect(new URL(links.link_en)).toMatchObject({
      pathname: '/en/partners/figures',
      search: `?pass=${pass}`,
    });
    const link = { promoter: id, until: (now + 7 * dayMs) / 1_000 };
    const findLink = (token: string, at = now) => withDb((db) => findFiguresLink(db, token, at));
    expect(await findLink(pass)).toEqual(link);
    expect(await findLink(pass, link.until * 1_000 - 1)).toEqual(link);
    expect(await findLink(pass, link.until * 1_000)).toBeNull();
    // A reader of the database, or of a backup, cannot open anything.
    const rows = await withDb((db) => db.selectFrom('promoter_links').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(pass);
    await withDb((db) => removeExpiredRows(db, link.until * 1_000));
    expect(await findLink(pass)).toBeNull();
    const lines = (await loadAuditEntries('promoters link')).filter(({ subject: of }) => of === id);
    expect(lines).toEqual([
      expect.objectContaining({ detail: JSON.stringify({ expires: links.expires }) }),
    ]);
    expect(JSON.stringify(lines)).not.toContain(pass);
  });

  it.each([
    ['nothing', () => ''],
    ['a part of it', (token: string) => token.slice(0, -1)],
    ['something behind it', (token: string) => `${token}A`],
    ['another letter', (token: string) => token.replace(/.$/, token.endsWith('A') ? 'B' : 'A')],
    ['a line break behind it', (token: string) => `${token}\n`],
    ['the hash that is kept', (token: string) => hashToken(token)],
  ])('opens nothing with %s', async (_, altered) => {
    const now = Date.now();
    const link = { promoter: createPromoterCode(), until: Math.floor(now / 1_000) + 60 };
    const token = await withDb((db) => issueFiguresLink(db, link));
    expect(await withDb((db) => findFiguresLink(db, altered(token), now))).toBeNull();
    expect(await withDb((db) => findFiguresLink(db, token, now))).toEqual(link);
  });

  it('gives an inviter a link, for thirty days by default', async () => {
    const { code } = await createInviter();
    const link = await loadData<{ expires: string }>('promoters link', { id: code }, { now: 0 });
    expect(link.expires).toBe('1970-01-31T00:00:00.000Z');
  });

  it.each([
    ['an unknown code', async () => ({ id: createPromoterCode() }), 'no such promoter'],
    [
      'who is blocked',
      async () => {
        const id = await createPromoter();
        await perform('promoters block', { id });
        return { id };
      },
      'is blocked',
    ],
    ['what is no code', () => Promise.resolve({ id: '../x' }), 'Not done'],
    ['no day', async () => ({ id: await createPromoter(), days: '0' }), 'Not done'],
    [
      'longer than figures last',
      async () => ({ id: await createPromoter(), days: '401' }),
      'Not done',
    ],
  ])('gives no link to %s', async (_, input, words) => {
    await expect(perform('promoters link', await input())).rejects.toThrow(words);
  });

  it('gives a link to a code that was read out, in whatever case it was typed', async () => {
    const id = await createPromoter();
    const lower = id.toLowerCase();
    const otherCase = lower === id ? id.toUpperCase() : lower;
    expect(await loadData('promoters link', { id: otherCase })).toMatchObject({ promoter: id });
  });

  it('does not look up an upstream’s promoters here', async () => {
    const id = createPromoterCode();
    const links = await loadData('promoters link', { id }, { hasUpstream: true });
    expect(links.promoter).toBe(id);
  });
}

export function figuresSuite(subject: () => TestedBackend): void {
  sumsSuite(subject);
  codesSuite(subject);
}
