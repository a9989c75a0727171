import { pageCountOf, apiPathOfList, queryOf, parseListView } from './list-query';

describe('parseListView', () => {
  it.each([
    ['', 'invites', 1, 10],
    ['tab=awards', 'awards', 1, 10],
    ['tab=awards&page=3&page_size=20', 'awards', 3, 20],
    ['page=999999&page_size=200', 'invites', 999999, 200],
    ['tab=Awards', 'invites', 1, 10],
    ['tab=', 'invites', 1, 10],
    ['tab=__proto__', 'invites', 1, 10],
    ['page=0', 'invites', 1, 10],
    ['page=-2', 'invites', 1, 10],
    ['page=02', 'invites', 1, 10],
    ['page=1.5', 'invites', 1, 10],
    ['page=1e2', 'invites', 1, 10],
    ['page=１', 'invites', 1, 10],
    ['page=1000000', 'invites', 1, 10],
    ['page=2&page=5', 'invites', 2, 10],
    ['page_size=11', 'invites', 1, 10],
    ['page_size=1000', 'invites', 1, 10],
    ['page_size=20x', 'invites', 1, 10],
    ['size=20', 'invites', 1, 10],
  ])('%j', (query, tab, page, size) => {
    expect(parseListView(new URLSearchParams(query))).toEqual({ tab, page, size });
  });
});

describe('queryOf', () => {
  it.each([
    [{ page: 3 }, { page: '3' }],
    [{ page: 1 }, { page: null }],
    [
      { tab: 'awards', page: 1 },
      { tab: 'awards', page: null },
    ],
    [
      { tab: 'invites', page: 1 },
      { tab: null, page: null },
    ],
    [
      { size: 50, page: 1 },
      { page_size: '50', page: null },
    ],
    [{ size: 10 }, { page_size: null }],
  ] as const)('%j', (change, query) => expect(queryOf(change)).toEqual(query));

  it('is read back as the same view', () => {
    const view = { tab: 'awards', page: 4, size: 20 } as const;
    const query = Object.entries(queryOf(view)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(parseListView(new URLSearchParams(query))).toEqual(view);
  });
});

describe('apiPathOfList', () => {
  it('names list, page and size', () =>
    expect(apiPathOfList({ tab: 'awards', page: 2, size: 50 })).toBe(
      '/api/invite-activity/awards?page=2&page_size=50',
    ));
});

describe('pageCountOf', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [57, 20, 3],
  ] as const)('%i by %i', (total, size, count) => expect(pageCountOf(total, size)).toBe(count));
});
