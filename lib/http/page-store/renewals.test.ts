import { createRenewals, mostAtOnce } from './renewals';

/** A site that makes a page when it is told to. */
function site(options: Parameters<typeof createRenewals>[0] = {}) {
  const renewals = createRenewals({ breathMs: 0, ...options });
  const asked: string[] = [];
  renewals.serve((address) => {
    asked.push(address);
    // The page store is reached by the request: here an address is what the page is kept under.
    renewals.isFor(address);
    return Promise.resolve();
  });
  const made = async (path: string, good = true) => {
    renewals.finished(path, good);
    // Places are handed on once the page's own promise has been heard.
    await new Promise(setImmediate);
  };
  return { renewals, asked, made };
}

const settled = () => new Promise(setImmediate);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('makes old pages one after the other, each once however often it is asked for', async () => {
  const { renewals, asked, made } = site();
  for (const path of ['/a', '/b', '/a', '/b', '/c']) void renewals.ask(path, path, false);
  expect(asked).toEqual(['/a']);
  await made('/a');
  expect(asked).toEqual(['/a', '/b']);
  await made('/b');
  await made('/c');
  expect(asked).toEqual(['/a', '/b', '/c']);
  expect(renewals.counts()).toEqual({
    renewalsRunning: 0,
    renewalsWaiting: 0,
    renewalsMost: 1,
    renewals: 3,
    renewalsFailed: 0,
    pagesKept: 0,
  });
});

it('never makes more than two at a time, and those first that somebody waits for', async () => {
  const { renewals, asked, made } = site();
  for (const path of ['/a', '/b', '/c']) void renewals.ask(path, path, false);
  for (const path of ['/x', '/y', '/z']) void renewals.ask(path, path, true);
  expect(asked).toEqual(['/a', '/x']);
  await made('/x');
  expect(asked).toEqual(['/a', '/x', '/y']);
  await made('/a');
  // An old page takes no second place.
  expect(asked).toEqual(['/a', '/x', '/y', '/z']);
  await made('/y');
  expect(asked).toHaveLength(4);
  await made('/z');
  await made('/b');
  await made('/c');
  expect(asked).toEqual(['/a', '/x', '/y', '/z', '/b', '/c']);
  expect(renewals.counts()).toMatchObject({ renewalsMost: mostAtOnce, renewals: 6 });
});

it('lets a page that waits in line be waited for', async () => {
  const { renewals, asked } = site();
  for (const path of ['/a', '/b', '/c']) void renewals.ask(path, path, false);
  void renewals.ask('/c', '/c', true);
  expect(asked).toEqual(['/a', '/c']);
});

it('tells who waits when the page was made, and asks again only after a pause when it was not', async () => {
  let now = 1_000;
  const { renewals, asked, made } = site({ now: () => now });
  const done = renewals.ask('/a', '/a', true);
  await made('/a', false);
  await done;
  expect(renewals.ask('/a', '/a', true)).toBeNull();
  now += 30_000;
  expect(renewals.ask('/a', '/a', true)).not.toBeNull();
  expect(asked).toEqual(['/a', '/a']);
  expect(renewals.counts()).toMatchObject({ renewals: 0, renewalsFailed: 1 });
});

it('gives the place of a page up that is never made', async () => {
  const { renewals, asked } = site({ longestMs: 1 });
  await renewals.ask('/a', '/a', false);
  await renewals.ask('/b', '/b', false);
  expect(asked).toEqual(['/a', '/b']);
  await settled();
  expect(renewals.counts()).toMatchObject({ renewalsRunning: 0, renewalsFailed: 2 });
});

it('outlives a site that fails to answer', async () => {
  const renewals = createRenewals({ breathMs: 0 });
  renewals.serve(() => Promise.reject(new Error('down')));
  await renewals.ask('/a', '/a', true);
  await settled();
  expect(renewals.counts()).toMatchObject({ renewalsRunning: 0, renewalsFailed: 1 });
});

it('asks nobody before there is a site, as in a build', () => {
  expect(createRenewals().ask('/a', '/a', true)).toBeNull();
});

it('knows the code that makes a page from the code that answers a visitor', async () => {
  const renewals = createRenewals({ breathMs: 0 });
  const seen: boolean[] = [];
  renewals.serve(async () => {
    await settled();
    seen.push(renewals.isFor('/a'), renewals.isFor('/b'));
    renewals.finished('/a', true);
  });
  await renewals.ask('/a', '/a', true);
  expect([...seen, renewals.isFor('/a')]).toEqual([true, false, false]);
});

it('asks again when its request was joined with a visitor’s, and gives up after a few', async () => {
  const renewals = createRenewals({ breathMs: 0 });
  let asked = 0;
  renewals.serve(async (address) => {
    asked += 1;
    if (address === '/a' && asked === 3 && renewals.isFor('/a')) renewals.finished('/a', true);
  });
  await renewals.ask('/a', '/a', true);
  expect([asked, renewals.counts().renewals]).toEqual([3, 1]);
  await renewals.ask('/b', '/b', true);
  expect([asked, renewals.counts().renewalsFailed]).toEqual([6, 1]);
});

it('takes a breath between old pages, and none before one that somebody waits for', async () => {
  const { renewals, asked, made } = site({ breathMs: 60_000 });
  void renewals.ask('/a', '/a', false);
  await made('/a');
  void renewals.ask('/b', '/b', false);
  expect(asked).toEqual(['/a']);
  void renewals.ask('/c', '/c', true);
  expect(asked).toEqual(['/a', '/c']);
});

it('tells a page that may show what was changed from one that cannot', () => {
  const shared = globalThis as typeof globalThis & { __contentVersions?: unknown };
  const renewals = createRenewals();
  const pages = ['/news', '/download', '/never-asked-for'];
  renewals.note('/news', { releases: 1, news: 1 }, ['content', 'news']);
  renewals.note('/download', { releases: 1 }, ['releases']);
  const outdated = (versions: object) => {
    shared.__contentVersions = versions;
    return pages.filter((path) => renewals.mayBeOutdated(path));
  };
  expect(outdated({})).toEqual([]);
  expect(outdated({ releases: 1, news: 1 })).toEqual(['/never-asked-for']);
  expect(outdated({ releases: 2, news: 1 })).toEqual(['/download', '/never-asked-for']);
  expect(outdated({ releases: 1, news: 2 })).toEqual(['/news', '/never-asked-for']);
  delete shared.__contentVersions;
});
