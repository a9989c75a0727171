import { searchableText } from '@superbrowser/contract/content/markdown';
import { legalText } from './legal-text';

/**
 * Clauses a customer must be able to notice before agreeing: no promises, no refunds, limited liability, and the court.
 */
const emphasizedSections = ['refunds', 'no-promise', 'liability', 'disputes'];

describe.each(['zh-CN', 'en-US'] as const)('the agreement, %s', (locale) => {
  const { root, inShort } = legalText('agreement', locale);

  it.each(emphasizedSections)('highlights the clause %s right below its heading', (id) => {
    const heading = root.children.findIndex(
      ({ type, label }) => type === 'heading' && label === id,
    );
    expect(root.children[heading + 1]?.type).toBe('note');
  });

  it('names refunds, liability and the court among its key terms', () =>
    expect(inShort.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['refunds', 'liability', 'disputes']),
    ));

  it('says that the Chinese text prevails', () =>
    expect(searchableText(root)).toContain(
      locale === 'zh-CN' ? '以中文为准' : 'the Chinese version prevails',
    ));
});

it('has the same number of blocks of each kind in both languages', () => {
  const kinds = (locale: 'zh-CN' | 'en-US') =>
    legalText('agreement', locale).root.children.map(({ type }) => type);
  expect(kinds('en-US')).toEqual(kinds('zh-CN'));
});
