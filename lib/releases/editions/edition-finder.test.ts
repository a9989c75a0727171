import {
  completeAnswers,
  finderQuestions,
  finderResultOf,
  type FinderAnswers,
} from './edition-finder';

const allAnswers: FinderAnswers[] = finderQuestions.place.flatMap((place) =>
  finderQuestions.stores.flatMap((stores) =>
    finderQuestions.system.map((system) => ({ place, stores, system })),
  ),
);

const expected: Record<string, [string, string, string]> = {
  'computer all windows': ['professional', 'allStores ownComputer', 'dotNet'],
  'computer all windows-server-2019': ['professional', 'allStores ownComputer', 'dotNet'],
  'computer all mac': ['professional', 'allStores ownComputer', 'macChips'],
  'computer all linux': ['professional', 'allStores ownComputer', 'linuxCheck'],
  'computer bound windows': ['professional', 'ownComputer', 'serverOnly dotNet'],
  'computer bound windows-server-2019': ['professional', 'ownComputer', 'serverOnly dotNet'],
  'computer bound mac': ['professional', 'ownComputer', 'serverOnly macChips'],
  'computer bound linux': ['professional', 'ownComputer', 'serverOnly linuxCheck'],
  'server all windows': ['professional', 'allStores', 'allStoresNeedComputer dotNet'],
  'server all windows-server-2019': ['professional', 'allStores', 'allStoresNeedComputer dotNet'],
  'server all mac': ['professional', 'allStores', 'allStoresNeedComputer macChips'],
  'server all linux': ['professional', 'allStores', 'allStoresNeedComputer linuxCheck'],
  'server bound windows': ['vps', 'serverBound', 'needsServer2019 dotNet'],
  'server bound windows-server-2019': ['vps', 'serverBound', 'dotNet'],
  'server bound mac': ['professional', 'systemRulesOut', 'needsServer2019 macChips'],
  'server bound linux': ['professional', 'systemRulesOut', 'needsServer2019 linuxCheck'],
};

describe('editionFor', () => {
  it('has an expectation for every combination', () => {
    expect(allAnswers.map((answers) => Object.values(answers).join(' ')).sort()).toEqual(
      Object.keys(expected).sort(),
    );
  });

  it.each(allAnswers.map((answers) => [Object.values(answers).join(' '), answers] as const))(
    '%s',
    (name, answers) => {
      const { edition, reasons, hints } = finderResultOf(answers);
      expect([edition, reasons.join(' '), hints.join(' ')]).toEqual(expected[name]);
    },
  );
});

describe('completeAnswers', () => {
  it('returns null until all three are given', () => {
    expect(completeAnswers({})).toBeNull();
    expect(completeAnswers({ place: 'server', stores: 'bound' })).toBeNull();
    expect(completeAnswers({ place: 'server', stores: 'bound', system: 'mac' })).toEqual({
      place: 'server',
      stores: 'bound',
      system: 'mac',
    });
  });
});
