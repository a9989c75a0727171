import { abGroupOf } from './ab-group';

const [noPromoter, somePromoter] = ['', 'abc123'];

// Columns: promoter, whether the promoter prefers v6, Windows 10 or later, whether the visitor takes part (S1).
const rows = [
  [noPromoter, false, true, true],
  [noPromoter, false, false, false],
  [noPromoter, true, true, true],
  [noPromoter, true, false, false],
  [somePromoter, false, true, true],
  [somePromoter, false, false, true],
  [somePromoter, true, true, false],
  [somePromoter, true, false, true],
] as const;

describe.each(rows)(
  'promoter %j, v6 %j, Windows 10 or later %j',
  (promoterOrChannel, prefersV6, isWindows10OrLater, takesPart) => {
    const group = (storedGroup: string | null, random: number) =>
      abGroupOf({ promoterOrChannel, prefersV6, isWindows10OrLater, storedGroup, random });

    it.each([
      ['A', 0.9],
      ['B', 0.1],
    ])(
      takesPart ? 'keeps the stored group %s' : 'takes no part with a stored %s',
      (storedGroup, random) =>
        expect(group(storedGroup, random)).toBe(takesPart ? storedGroup : null),
    );

    it.each([
      [0, 'A'],
      [0.4999, 'A'],
      [0.5, 'B'],
      [0.9999, 'B'],
    ])(takesPart ? 'draws by %d' : 'draws nothing by %d', (random, drawn) => {
      for (const stored of [null, '', 'C', 'a', '{"x":1}'])
        expect(group(stored, random)).toBe(takesPart ? drawn : null);
    });
  },
);
