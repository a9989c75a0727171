import { createUpstreamCheck, createLocalCheck } from './promoter-check';

const findAmong =
  (...codes: string[]) =>
  (requests: readonly string[]) =>
    Promise.resolve(new Set(requests.filter((code) => codes.includes(code))));

let now: number;
let promoters: string[];
let isUpstreamDown: boolean;
let requests: string[];
const request = (code: string) => {
  requests.push(code);
  return isUpstreamDown
    ? Promise.reject(new Error('down'))
    : Promise.resolve(promoters.includes(code));
};

beforeEach(() => {
  [now, promoters, isUpstreamDown, requests] = [0, ['partner'], false, []];
});

const check = (counted: string[] = [], blocked: string[] = []) => {
  const store = {
    findBlockedCodes: findAmong(...blocked),
    findCountedCodes: findAmong(...counted),
    findRecordedInviteCodes: findAmong('INVITE22'),
  };
  const checkCodes = createUpstreamCheck({ store, askUpstream: request, now: () => now });
  return async (...codes: string[]) => {
    const { knownCodes, undecidedCodes } = await checkCodes(codes);
    return codes.map((code) =>
      knownCodes.has(code) ? 'known' : undecidedCodes.has(code) ? 'open' : 'no',
    );
  };
};

it('the embedded database knows its promoters and inviters', async () => {
  const checkCodes = createLocalCheck({ findKnownCodes: findAmong('partner') });
  expect(await checkCodes(['partner', 'made-up'])).toEqual({
    knownCodes: new Set(['partner']),
    undecidedCodes: new Set(),
  });
});

it('an upstream is asked once, without delaying the counting', async () => {
  const of = check();
  expect(await of('partner', 'made-up')).toEqual(['open', 'open']);
  expect(await of('partner', 'made-up')).toEqual(['known', 'no']);
  expect(requests).toEqual(['partner', 'made-up']);
});

it('a recorded inviter needs no upstream', async () => {
  expect(await check()('INVITE22')).toEqual(['known']);
  expect(requests).toEqual([]);
});

it('a promoter counted before is counted while the upstream is down; a new one waits', async () => {
  isUpstreamDown = true;
  const of = check(['partner']);
  expect(await of('partner', 'new')).toEqual(['known', 'open']);
  expect(await of('partner', 'new')).toEqual(['known', 'open']);
  // The failed request is not repeated at once.
  expect(requests).toHaveLength(2);
  [now, isUpstreamDown] = [5_000, false];
  await of('partner', 'new');
  expect(await of('partner', 'new')).toEqual(['known', 'no']);
});

it('a promoter the upstream no longer knows is no longer counted', async () => {
  const of = check(['partner']);
  await of('partner');
  promoters = [];
  expect(await of('partner')).toEqual(['known']);
  now = 10 * 60_000;
  await of('partner');
  expect(await of('partner')).toEqual(['no']);
});

it('a promoter blocked here is not counted, whatever the upstream says', async () => {
  const of = check(['partner'], ['partner', 'INVITE22']);
  expect(await of('partner', 'INVITE22')).toEqual(['no', 'no']);
  expect(requests).toEqual([]);
});

it('a flood of made-up codes leads to five upstream requests at a time', async () => {
  const of = check();
  const codes = Array.from({ length: 1_000 }, (_, n) => `made-up-${n}`);
  await of(...codes);
  expect(requests).toHaveLength(5);
  await of(...codes);
  expect(requests).toHaveLength(10);
});
