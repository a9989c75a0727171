import fc from 'fast-check';
import { readArticleFile } from './article';
import { readCampaignFile } from './campaign-file';
import {
  articleFields,
  campaignFields,
  faultsByField,
  fieldNames,
  fileWith,
  missingLocales,
  valuesIn,
  type DraftValues,
} from './draft-fields';
import { articleTemplate, campaignTemplate } from './templates';
import { endsItsPart } from './write-parts';

const today = '2026-11-22';
const article = articleTemplate(today);
const values = valuesIn(article, articleFields);

const faultsOf = (change: DraftValues) => {
  const file = fileWith({ ...values, ...change }, articleFields);
  return faultsByField(file, readArticleFile(file, today).faults, articleFields).map(
    ({ field, line, words }) => [field, line, words.en] as const,
  );
};

it('gives back the record of a file that went through a form', () => {
  expect(readArticleFile(fileWith(values, articleFields), today)).toEqual(
    readArticleFile(article, today),
  );
  const campaign = campaignTemplate();
  const again = fileWith(valuesIn(campaign, campaignFields), campaignFields);
  expect(readCampaignFile(again)).toEqual(readCampaignFile(campaign));
});

it('keeps whatever is written in a form, unless it ends its part', () => {
  const line = fc.stringMatching(/^[A-Za-z0-9：:#| -]{0,12}$/).map((text) => text.trim());
  const body = fc
    .array(fc.oneof(line, fc.constant('title: x'), fc.constant('')), { maxLength: 6 })
    .map((lines) => lines.join('\n').replace(/^\n+/, '').trimEnd())
    .filter((text) => !endsItsPart(text));
  const field = (name: string) => (name.endsWith('-body') ? body : line);
  const form = fc.record(
    Object.fromEntries(fieldNames(articleFields).map((name) => [name, field(name)])),
  );
  fc.assert(
    fc.property(form, (given) => {
      expect(valuesIn(fileWith(given, articleFields), articleFields)).toEqual(given);
    }),
  );
});

it.each([
  ['---', true],
  ['text\n--- en-US ---\nmore', true],
  ['--- zh-CN ---  ', true],
  ['--- a dash', false],
  ['| --- | --- |', false],
  ['----', false],
  ['', false],
])('%j ends its part: %j', (text, expected) => expect(endsItsPart(text)).toBe(expected));

it.each<[string, DraftValues, string, number | undefined, string]>([
  ['a field of the whole', { category: 'gossip' }, 'category', undefined, 'one of'],
  ['a day to come', { publishedOn: '2027-01-01' }, 'publishedOn', undefined, 'future'],
  ['the slug', { slug: 'X' }, 'slug', undefined, 'small letters'],
  ['a field of a language', { 'en-crumb': '周五' }, 'en-crumb', undefined, 'Chinese'],
  ['an empty field of a language', { 'zh-title': '' }, 'zh-title', undefined, 'too little'],
  ['a line of a text', { 'zh-body': '## a\n\n有**粗**体' }, 'zh-body', 3, 'bold'],
  ['a text after empty lines', { 'zh-body': '\n\n\n## a\n\n有**粗**体' }, 'zh-body', 3, 'bold'],
  ['a block that differs', { 'en-body': '## Only {#list}\n\nA line' }, 'en-body', 1, 'other parts'],
  ['a text without a heading', { 'en-body': 'Some words.' }, 'en-body', undefined, 'heading'],
])('tells %s at its field', (_, change, field, line, words) => {
  expect(faultsOf(change)).toContainEqual([field, line, expect.stringContaining(words) as string]);
});

it('says of a missing language only that it is missing', () => {
  const none = Object.fromEntries(
    fieldNames(articleFields)
      .filter((name) => name.startsWith('en-'))
      .map((name) => [name, ' ']),
  );
  expect(missingLocales({ ...values, ...none }, articleFields)).toEqual(['en-US']);
  expect(faultsOf(none)).toEqual([]);
  expect(missingLocales(values, articleFields)).toEqual([]);
  expect(missingLocales({}, articleFields)).toEqual(['zh-CN', 'en-US']);
});
