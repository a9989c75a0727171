/** @jest-environment node */
import { fieldsOf } from '@superbrowser/contract/forms/registry';
import { applyFroms, applyTypes, type ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import { fields as enFields } from '@/messages/en-US/forms.json';
import { fields as zhFields } from '@/messages/zh-CN/forms.json';
import enOwn from '../../messages/en-US/fields.json';
import zhOwn from '../../messages/zh-CN/fields.json';
import { fieldFacts, sourceColumns, sourceFacts, type FieldWords } from './in-words';

const all = (Object.keys(applyTypes) as ApplyKind[]).flatMap((kind) => [...fieldsOf(kind)]);

const en = { ...enFields, ...enOwn };
const zh = { ...zhFields, ...zhOwn };
const filled = (words: typeof en | typeof zh): FieldWords => ({
  ...words,
  day: (value) => `day ${value}`,
});

describe.each([
  ['zh-CN', zh],
  ['en-US', en],
])('%s', (_, messages) => {
  const words = filled(messages);

  it('has a word for each field of each form', () => {
    expect(all.filter(({ name }) => !words.names[name]?.label).map(({ name }) => name)).toEqual([]);
  });

  it('has a word for each option', () => {
    const missing = all.flatMap(({ name, options = [] }) =>
      options
        .filter((option) => !words.options[name]?.[option])
        .map((option) => `${name}.${option}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a word for each source and each button', () => {
    expect(sourceColumns.filter((name) => !words.sources[name])).toEqual([]);
    expect(Object.keys(applyFroms).filter((name) => !words.buttons[name])).toEqual([]);
  });
});

it('says fields, options, days and agreement in words', () => {
  const fields = { seats: '500+', date: '2026-03-02', is_agreed: true, text: '2026\n03', odd: 7 };
  expect(fieldFacts(fields, filled(en))).toEqual([
    ['Users', 'More than 500'],
    ['Date', 'day 2026-03-02'],
    ['Agreed to the terms', 'Yes'],
    ['Feedback', '2026\n03'],
    ['odd', '7'],
  ]);
});

it('says by which button somebody came, where that is known', () => {
  const none = Object.fromEntries(sourceColumns.map((name) => [name, null])) as never;
  const facts = (apply_from: number) =>
    sourceFacts({ ...(none as object), apply_from } as never, filled(en))[0];
  expect(facts(applyFroms.partnersBanner)).toEqual(['Button', 'Channel partners, top']);
  expect(facts(applyFroms.unknown)).toEqual(['Button', '']);
});
