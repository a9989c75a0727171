import { applications as enApplications } from '@/messages/en-US/applications.json';
import { fields as enFields } from '@/messages/en-US/forms.json';
import { applications as zhApplications } from '@/messages/zh-CN/applications.json';
import { fields as zhFields } from '@/messages/zh-CN/forms.json';
import { applicationTypes, type ApplicationKind } from './application-kinds';
import { accountForms } from './account-forms';
import { field, type FormField } from './fields';
import { allApplicationFields, fieldsOf, formPartsOf, isStoredInDraft } from './application-forms';

/**
 * The expected fields. They are written manually, because data derived from the fields could not reveal mistakes in
 * them. `?` marks a field that may be empty; a number is the most characters.
 */
const expected: Readonly<Record<ApplicationKind | keyof typeof accountForms, string>> = {
  private:
    'company_name 50, seats, stores, deployment, compliance? 500, contact 50, phone, email 254, preferred_time, message? 1000, is_agreed',
  partners:
    'company_name 50, city 40, team_size, main_business 200, contact 50, phone, email 254, message? 1000, is_agreed',
  ecology:
    'partner_kind, company_name 50, website? 200, message 1000, contact 50, phone, email 254, is_agreed',
  customization:
    'company_name 50, industry, company_scale, business_scope 200, website? 200, requirement? 2000, contact 50, phone, email 254, is_agreed',
  appointment: 'city 40, date, slot, topic 500, company_name 50, contact 50, phone, is_agreed',
  feedback: 'feedback_kind, text 2000, screenshot?, reply_to? 100, is_agreed',
  cancelAccount: 'phone, code, reason, message? 1000, confirmation, is_agreed',
  register: 'phone, code, password, username, company_name 50, referral_code? 64, is_agreed',
  signIn: 'phone, code',
  join: 'phone, code, name 50, is_agreed',
};

const kinds = Object.keys(applicationTypes) as ApplicationKind[];

const fieldsBy: [keyof typeof expected, readonly FormField[]][] = [
  ...kinds.map((kind) => [kind, fieldsOf(kind)] as [ApplicationKind, readonly FormField[]]),
  ...(Object.entries(accountForms) as [keyof typeof accountForms, readonly FormField[]][]),
];

it.each(fieldsBy)('the form %s has its fields, limits and optional ones', (form, fields) => {
  const found = fields.map(
    ({ name, optional, max }) => `${name}${optional ? '?' : ''}${max ? ` ${max}` : ''}`,
  );
  expect(found.join(', ')).toBe(expected[form]);
});

interface Name {
  readonly label?: string;
  readonly missing?: string;
}

describe.each([
  ['zh-CN', zhFields, zhApplications],
  ['en-US', enFields, enApplications],
])('the texts of fields in %s', (_, fields, applications) => {
  const names: Readonly<Record<string, Name>> = fields.names;
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = fields.options;
  const partTitles: Readonly<Record<string, string>> = applications.parts;
  const keyed = [
    ...allApplicationFields,
    ...(Object.values(accountForms) as (readonly FormField[])[]).flat(),
  ].map(({ name, textKey = name, ...field }) => ({
    ...field,
    name,
    textKey,
  }));

  it('name every field', () => {
    expect(keyed.filter(({ textKey }) => !names[textKey]?.label)).toEqual([]);
  });

  it('have a message for every missing required field', () => {
    const required = keyed.filter(({ optional, type }) => !optional && type !== 'agreement');
    expect(required.filter(({ textKey }) => !names[textKey]?.missing)).toEqual([]);
  });

  it('name every option, and no others', () => {
    const choices = keyed.filter((field) => field.options);
    for (const { textKey, options: offered = [] } of choices)
      expect([textKey, Object.keys(options[textKey] ?? {})]).toEqual([textKey, [...offered]]);
    expect(Object.keys(options).sort()).toEqual(choices.map(({ textKey }) => textKey).sort());
  });

  it.each(kinds)('name the parts of %s and explain what its answers are for', (kind) => {
    const textsByKind = applications as unknown as Record<string, { notes?: object }>;
    const noteTexts = textsByKind[kind]?.notes ?? {};
    for (const { title, notes = [] } of formPartsOf(kind)) {
      if (title) expect(partTitles).toHaveProperty(title);
      for (const note of notes) expect(noteTexts).toHaveProperty(note);
    }
  });
});

it.each([
  ['text', true],
  ['phone', true],
  ['agreement', false],
  ['code', false],
  ['password', false],
  ['confirmationPhrase', false],
  ['screenshot', false],
] as const)('whether a draft stores a field of the type %s: %s (F2)', (type, isStored) =>
  expect(isStoredInDraft({ name: 'any', type })).toBe(isStored),
);

it('a field cannot take a name that is taken out of every application', () => {
  // @ts-expect-error the honeypot: every filled form would count as a robot's
  expect(field('company_website', 'text').name).toBe('company_website');
  // @ts-expect-error the area code is stored as part of the phone
  expect(field('area_code', 'text').name).toBe('area_code');
  // @ts-expect-error only the field type `screenshot` has this name
  expect(field('screenshot', 'text').name).toBe('screenshot');
  // @ts-expect-error a field of the type `screenshot` has no other name
  expect(field('photo', 'screenshot').name).toBe('photo');
  expect(field('screenshot', 'screenshot').name).toBe('screenshot');
});
