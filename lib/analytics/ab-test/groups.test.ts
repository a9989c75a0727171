import { abGroupOf } from './groups';

const [no, some] = ['', 'abc123'];

// Promoter, v6 by the promoter's info, Windows 10 or later, whether the visitor takes part (S1).
const rows = [
  [no, false, true, true],
  [no, false, false, false],
  [no, true, true, true],
  [no, true, false, false],
  [some, false, true, true],
  [some, false, false, true],
  [some, true, true, false],
  [some, true, false, true],
] as const;

describe.each(rows)(
  'promoter %j, v6 %j, Windows 10 or later %j',
  (promoter, wantsV6, isWindows10OrLater, takesPart) => {
    const group = (stored: string | null, random: number) =>
      abGroupOf({ promoter, wantsV6, isWindows10OrLater, stored, random });

    it.each([
      ['A', 0.9],
      ['B', 0.1],
    ])(
      takesPart ? 'keeps the stored group %s' : 'takes no part with a stored %s',
      (stored, random) => expect(group(stored, random)).toBe(takesPart ? stored : null),
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
