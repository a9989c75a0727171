/** Tests of searching applications and of their pages. */
import { randomInt } from 'node:crypto';
import {
  listApplications,
  type ApplicationQuery,
} from '@superbrowser/backend/admin/record-types/applications/search/list-applications';
import type { ApplicationRow } from '@superbrowser/backend/database/tables/applications';
import {
  groupApplicationNumber,
  createApplicationNumber,
} from '@superbrowser/contract/forms/application-number';
import { bareApplication } from '../../support/bare-application';
import type { TestedBackend } from '../../support/tested-backend';

const number = () => createApplicationNumber(randomInt);

/** The rows are handled by their own account, so that rows of other tests are not found. */
const createSearchSteps = (subject: () => TestedBackend, handledBy: string) => {
  const store = (rows: readonly Partial<ApplicationRow>[]) =>
    subject().withDb(async (db) => {
      const full = rows.map((row, at) => ({
        ...bareApplication(number(), new Date(Date.UTC(2026, 0, 1) + at * 1_000).toISOString()),
        handled_by: handledBy,
        ...row,
      }));
      await db.insertInto('applications').values(full).execute();
      return full;
    });
  const loadPage = (query: Partial<ApplicationQuery>) =>
    subject().withDb((db) =>
      listApplications(db, {
        size: 20,
        page: 1,
        ...query,
        filter: { handler: handledBy, ...query.filter },
      }),
    );
  return { store, loadPage };
};

const blueWhale = {
  company_name: '蓝鲸 Trade 100%',
  contact: '王Lena_X',
  phone: '+8613912345678',
  email: 'Lena@bluewhale.example',
} as const;
const american = {
  company_name: '1688供应链',
  contact: 'O.K',
  phone: '+14155550123',
  fields: '{"reply_to":"ok_1@supply.example"}',
} as const;

/** Search texts, and whether each finds the first and the second of the two rows above. */
const searches: readonly [string, boolean, boolean][] = [
  ['13912345678', true, false],
  ['139-1234-5678', true, false],
  [' +86 139 1234 5678 ', true, false],
  ['008613912345678', true, false],
  ['８６１３９１２３４５６７８', true, false],
  ['(139) 1234.5678', true, false],
  ['5678', true, false],
  ['12345678', true, false],
  ['3912345678', true, false],
  ['567', false, false],
  ['13912345679', false, false],
  ['1391234', false, false],
  ['4155550123', false, true],
  ['+1 (415) 555-0123', false, true],
  ['1-415-555-0123', false, true],
  ['+86 4155550123', false, false],
  ['lena@bluewhale.example', true, false],
  ['@bluewhale', true, false],
  ['OK_1@supply.example', false, true],
  ['OK-1@supply.example', false, false],
  ['@', true, true],
  ['蓝鲸', true, false],
  ['trade', true, false],
  ['TRADE 100', true, false],
  ['trade  100%', true, false],
  ['trade\t100%', true, false],
  ['lena', true, false],
  ['1688', false, true],
  ['16', false, true],
  ['o.k', false, true],
  ['0%', true, false],
  ['%', true, false],
  ['_', true, false],
  ['a_X', true, false],
  ['aXX', false, false],
  ['\\', false, false],
  ['%%', false, false],
  ["' or 1=1 --", false, false],
  ['🐳', false, false],
  ['蓝鲸\u0000', true, false],
  ['\ud83d', true, true],
  ['   ', true, true],
  ['', true, true],
  ['x'.repeat(10_000), false, false],
  ['23456-789AB', false, false],
];

function textSearchSuite(subject: () => TestedBackend): void {
  it('by number, phone in any spelling, its last digits, or a part of a name', async () => {
    const { store, loadPage } = createSearchSteps(subject, 'searcher');
    const [first, second] = await store([blueWhale, american]);
    const findNumbers = async (text: string) =>
      (await loadPage({ filter: { text } })).rows.map(({ apply_no }) => apply_no);
    for (const [text, isOneFound, isOtherFound] of searches) {
      const numbers = await findNumbers(text);
      expect([text.slice(0, 40), numbers.includes(first!.apply_no)]).toEqual([
        text.slice(0, 40),
        isOneFound,
      ]);
      expect([text.slice(0, 40), numbers.includes(second!.apply_no)]).toEqual([
        text.slice(0, 40),
        isOtherFound,
      ]);
    }
    const plain = first!.apply_no;
    for (const text of [plain, groupApplicationNumber(plain), plain.toLowerCase(), ` ${plain} `])
      expect(await findNumbers(text)).toEqual([plain]);
  });
}

function filterSuite(subject: () => TestedBackend): void {
  it('by kind, state, handler and days, and by several at once', async () => {
    const { store, loadPage } = createSearchSteps(subject, 'filterer');
    const day = (n: number) => `2026-02-0${n}T10:00:00.000Z`;
    await store([
      { type: 0, state: 'new', created_at: day(1) },
      { type: 0, state: 'done', created_at: day(2) },
      { type: 5, state: 'in work', created_at: day(3) },
      { type: 5, state: 'done', created_at: day(4) },
    ]);
    const days = async (filter: ApplicationQuery['filter']) =>
      (await loadPage({ filter })).rows.map(({ created_at }) => Number(created_at.slice(8, 10)));
    expect(await days({})).toEqual([4, 3, 2, 1]);
    expect(await days({ kind: 'private' })).toEqual([2, 1]);
    expect(await days({ state: 'done' })).toEqual([4, 2]);
    expect(await days({ state: 'in work', kind: 'private' })).toEqual([]);
    expect(await days({ from: day(2), until: day(4) })).toEqual([3, 2]);
    expect(await days({ kind: 'feedback', state: 'done', from: day(4) })).toEqual([4]);
    expect(await days({ handler: 'a-colleague' })).toEqual([]);
    expect(await days({ handler: null, from: day(1), until: day(5) })).toEqual([]);
  });
}

function pagingSuite(subject: () => TestedBackend): void {
  const { store, loadPage } = createSearchSteps(subject, 'pager');
  const cursorOf = (row: { created_at: string; apply_no: string } | undefined) => ({
    created_at: row!.created_at,
    apply_no: row!.apply_no,
  });
  let newestFirst: string[] = [];
  const slice = (from: number, to: number) => newestFirst.slice(from, to);
  const shownBy = async (query: Partial<ApplicationQuery>) =>
    (await loadPage(query)).rows.map(({ apply_no }) => apply_no);

  beforeAll(async () => {
    // Several rows have the same time, so that the number decides their order.
    const rows = Array.from({ length: 130 }, (_, at) => ({
      company_name: `Pager ${at}`,
      created_at: new Date(Date.UTC(2026, 2, 1) + Math.floor(at / 7) * 1_000).toISOString(),
    }));
    const stored = await store(rows);
    newestFirst = stored
      .sort((a, b) => (`${a.created_at}${a.apply_no}` < `${b.created_at}${b.apply_no}` ? 1 : -1))
      .map(({ apply_no }) => apply_no);
  });

  it.each([{}, { text: 'pager' }])(
    'follow each other by number and by cursor, with %j',
    async (filter) => {
      for (const size of [20, 50]) {
        const collected: string[] = [];
        let after: ApplicationQuery['afterCursor'];
        for (let n = 1; n <= Math.ceil(130 / size); n += 1) {
          const byNumber = await loadPage({ filter, size, page: n });
          expect(byNumber).toMatchObject({ page: n, pageCount: Math.ceil(130 / size), total: 130 });
          const byCursor = await loadPage({ filter, size, page: n, afterCursor: after });
          expect(byCursor.rows).toEqual(byNumber.rows);
          collected.push(...byNumber.rows.map(({ apply_no }) => apply_no));
          after = cursorOf(byNumber.rows.at(-1));
        }
        expect(collected).toEqual(newestFirst);
      }
    },
  );

  it('lead back by cursor', async () => {
    const third = (await loadPage({ page: 3 })).rows;
    expect(await shownBy({ page: 2, beforeCursor: cursorOf(third[0]) })).toEqual(slice(20, 40));
    // Fewer rows than a page are before the cursor, so the whole first page is shown.
    const second = (await loadPage({ page: 2 })).rows;
    expect(await shownBy({ page: 2, beforeCursor: cursorOf(second[3]) })).toEqual(slice(3, 23));
    expect(await shownBy({ page: 1, beforeCursor: cursorOf(second[3]) })).toEqual(slice(0, 20));
  });

  it.each([
    [1e9, 7],
    [-5, 1],
    [0, 1],
    [NaN, 1],
    [Infinity, 1],
    [2.7, 2],
  ])('page %p is page %d', async (query, shown) => {
    expect((await loadPage({ page: query })).page).toBe(shown);
  });

  it('after a missing cursor, or after the last row, are shown by number', async () => {
    const after = { created_at: '2020-01-01T00:00:00.000Z', apply_no: '2222222222' };
    expect(await shownBy({ page: 2, afterCursor: after })).toEqual(slice(20, 40));
  });
}

export function adminApplicationSearchSuite(subject: () => TestedBackend): void {
  describe('applications are found', () => {
    textSearchSuite(subject);
    filterSuite(subject);
  });
  describe('pages of applications', () => pagingSuite(subject));
}
