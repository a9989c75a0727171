/** @jest-environment node */
import { applicationSchemas } from '@superbrowser/contract/forms/applications';
import { applyFroms } from '@superbrowser/contract/forms/apply-kinds';
import en from '../../messages/en-US/fields.json';
import zh from '../../messages/zh-CN/fields.json';
import { fieldFacts, sourceColumns, sourceFacts, type FieldWords } from './in-words';

/** The parts of a schema's definition that are looked at here. */
interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly left?: Schema;
      readonly right?: Schema;
      readonly in?: Schema;
      readonly innerType?: Schema;
      readonly entries?: Readonly<Record<string, string>>;
    };
  };
}

function fieldsOf({ _zod: { def } }: Schema): [string, Schema][] {
  const inner = [def.left, def.right, def.in].filter((one) => one !== undefined);
  return [...Object.entries(def.shape ?? {}), ...inner.flatMap(fieldsOf)];
}

function optionsOf({ _zod: { def } }: Schema): string[] {
  const inner = def.in ?? def.innerType;
  return def.entries ? Object.values(def.entries) : inner ? optionsOf(inner) : [];
}

const all = Object.entries(applicationSchemas(Date.now)).flatMap(([kind, schema]) =>
  fieldsOf(schema as unknown as Schema).map(([name, field]) => ({
    kind,
    name,
    options: optionsOf(field),
  })),
);

const filled = (words: typeof en): FieldWords => ({ ...words, day: (value) => `day ${value}` });

it('finds the fields and their options', () => {
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(7);
  const industry = all.find(({ name }) => name === 'industry');
  expect(industry?.options).toContain('realEstate');
  expect(all.filter(({ options }) => options.length > 0).length).toBeGreaterThanOrEqual(11);
});

describe.each([
  ['zh-CN', zh],
  ['en-US', en],
])('%s', (_, messages) => {
  const words = filled(messages);

  it('has a word for each field of each form', () => {
    expect(all.filter(({ name }) => !words.names[name]).map(({ name }) => name)).toEqual([]);
  });

  it('has a word for each option', () => {
    const missing = all.flatMap(({ name, options }) =>
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
