import { agreement } from './agreement';

/** Clauses a customer must be able to notice before agreeing: what is not promised, not paid back, limited, and where to sue. */
const noticed = ['refunds', 'no-promise', 'liability', 'disputes'];

describe.each(['zh-CN', 'en-US'] as const)('the agreement, %s', (locale) => {
  const { body, inShort } = agreement.text[locale];

  it.each(noticed)('sets off the clause %s right below its heading', (id) => {
    const heading = body.findIndex((block) => block.kind === 'heading' && block.id === id);
    expect(body[heading + 1]?.kind).toBe('note');
  });

  it('names refunds, liability and the court among its key terms', () =>
    expect(inShort.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['refunds', 'liability', 'disputes']),
    ));

  it('says that the Chinese text prevails', () =>
    expect(JSON.stringify(body)).toContain(
      locale === 'zh-CN' ? '以中文为准' : 'the Chinese version prevails',
    ));
});

it('has as many blocks of each kind in both languages', () => {
  const kinds = (locale: 'zh-CN' | 'en-US') => agreement.text[locale].body.map(({ kind }) => kind);
  expect(kinds('en-US')).toEqual(kinds('zh-CN'));
});
