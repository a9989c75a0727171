/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { applicationForms, fieldsOf } from '@superbrowser/contract/forms/application-forms';
import type { ApplicationKind } from '@superbrowser/contract/forms/application-kinds';
import { fields, forms } from '@/messages/en-US/forms.json';
import { okResponse, mockHandlers } from '../forms.test-support';
import {
  allKinds,
  getControl,
  fillForm,
  apiPathOf,
  openForm,
  descriptionOf,
  sendForm,
  typeInto,
} from './application-form.test-support';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
  window.history.replaceState(null, '', '/');
});

describe.each(allKinds)('the form %s', (kind) => {
  const names = fieldsOf(kind).map(({ name }) => name);
  const requiredNames = fieldsOf(kind)
    .filter(({ optional }) => !optional)
    .map(({ name }) => name);

  it('has its fields in the order of its summary', async () => {
    const { container } = openForm(kind);
    const shownNames = [...container.querySelectorAll<HTMLInputElement>('form [id]')]
      .map(({ id, type: kindOf }) => ({ id: id.split('_r_').at(-1) ?? '', kindOf }))
      .flatMap(({ id, kindOf }) => (kindOf ? [id.replace(/^.*?_/, '')] : []))
      .filter((id) => names.includes(id));
    expect(shownNames).toEqual(names);
  });

  it('reports each missing required field, and sends nothing', async () => {
    const { calls } = mockHandlers({});
    openForm(kind);
    await sendForm();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link')).toHaveLength(requiredNames.length);
    for (const name of requiredNames) {
      const inGroup = getControl(name).closest('[role=radiogroup]');
      expect(inGroup ?? getControl(name)).toBeInvalid();
      const sentences = summary.getAllByRole('link').map((link) => link.textContent);
      expect(sentences.some((text) => descriptionOf(name).startsWith(text ?? ' '))).toBe(true);
    }
    // No two entries may have the same text, because the fields could not be distinguished.
    const linkTexts = summary.getAllByRole('link').map((link) => link.textContent);
    expect(new Set(linkTexts).size).toBe(linkTexts.length);
    expect(calls).toEqual([]);
  });

  it('sends the filled form to its own handler and leads to the number', async () => {
    const { calls } = mockHandlers({ [apiPathOf(kind)]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm(kind);
    fillForm(kind);
    await sendForm();
    expect(calls).toHaveLength(1);
    const filledNames = names.filter((name) => name !== 'screenshot');
    for (const name of filledNames) expect(calls[0]?.body).toHaveProperty(name);
    expect(calls[0]?.body).toMatchObject({ company_website: '', apply_from: 0 });
    expect(calls[0]?.body.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[0]?.body.filled_ms).toEqual(expect.any(Number));
    expect(replace).toHaveBeenCalledWith(`/en${applicationForms[kind].receiptPath}?no=K7M2P9QXWA`);
  });

  it('character counters match the schemas', async () => {
    mockHandlers({});
    openForm(kind);
    for (const { name, max: limit } of fieldsOf(kind)) {
      if (limit === undefined) continue;
      const suffix = name === 'email' ? '@a.example' : name === 'website' ? '.example' : '';
      const tooLongText = fields.named.tooLong.replace(
        '{limit, number}',
        limit.toLocaleString('en-US'),
      );
      const sentence = new RegExp(tooLongText.replace('{label}', '.+'));
      typeInto(name, 'x'.repeat(limit - suffix.length) + suffix);
      await sendForm();
      expect(descriptionOf(name)).not.toMatch(sentence);
      typeInto(name, 'x'.repeat(limit + 1 - suffix.length) + suffix);
      await sendForm();
      expect(descriptionOf(name)).toMatch(sentence);
    }
  });
});

const fieldError = (field: keyof typeof fields.names, code: keyof typeof fields.named) =>
  fields.named[code].replace('{label}', (fields.names[field] as { label: string }).label);

it.each([
  ['customization', 'email', 'chen@', fields.errors.email],
  ['customization', 'email', ' ', fields.names.email.missing],
  ['customization', 'website', 'not a site', fields.errors.website],
  ['customization', 'company_name', '远帆&贸易', fields.errors.companyName],
  ['customization', 'company_name', '12345', fieldError('company_name', 'allDigits')],
  ['customization', 'company_name', '远帆8', fieldError('company_name', 'endsWithDigit')],
  ['customization', 'contact', 'J. Chen', fields.errors.personName],
  ['customization', 'contact', '42', fieldError('contact', 'allDigits')],
  ['customization', 'industry', '', fields.names.industry.missing],
  ['private', 'phone', '12345', fields.errors.phone],
  ['private', 'compliance', 'a\u0007b', fieldError('compliance', 'characters')],
  ['ecology', 'message', '', fields.names.plan.missing],
  ['appointment', 'date', '', fields.names.date.missing],
  ['cancelAccount', 'code', '12', fields.errors.code],
  ['cancelAccount', 'confirmation', 'cancel', fields.errors.confirmation],
  ['partners', 'is_agreed', false, fields.errors.agreement],
  ['feedback', 'is_agreed', false, fields.errors.agreement],
] as const)('%s: %s %p is refused at the field', async (kind, name, value, sentence) => {
  const { calls } = mockHandlers({});
  openForm(kind as ApplicationKind);
  fillForm(kind);
  typeInto(name, value);
  await sendForm();
  expect(descriptionOf(name)).toContain(sentence);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(calls).toEqual([]);
});

describe('the day of a visit', () => {
  it('is one of the weekdays from tomorrow on, named in the page’s language', async () => {
    // This time is Friday in China and still Thursday in New York.
    jest.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z'), doNotFake: ['setTimeout'] });
    openForm('appointment');
    const options = [...getControl('date').querySelectorAll('option')];
    expect(options.slice(0, 3).map(({ value, text }) => [value, text])).toEqual([
      ['', forms.choose],
      ['2026-11-23', 'Monday, November 23'],
      ['2026-11-24', 'Tuesday, November 24'],
    ]);
    jest.useRealTimers();
  });
});

describe('the counter of a long text', () => {
  it('counts characters as people do, and tells by how many it is too long', async () => {
    openForm('feedback');
    typeInto('text', '😀'.repeat(1999));
    expect(descriptionOf('text')).toContain('1999 / 2000');
    expect(within(screen.getByRole('form')).getAllByRole('status')[0]).toBeEmptyDOMElement();
    typeInto('text', '😀'.repeat(2003));
    expect(within(screen.getByRole('form')).getAllByRole('status')[0]).toHaveTextContent(
      '3 over the limit',
    );
  });

  it('is absent where the text has no limit', async () => {
    const field = applicationForms.feedback.parts
      .flatMap(({ fields: partFields }) => partFields.flat())
      .find(({ name }) => name === 'text');
    if (!field) throw new Error('The form has no text');
    const limited = jest.replaceProperty(field as { max?: number | undefined }, 'max', undefined);
    openForm('feedback');
    typeInto('text', 'any');
    expect(screen.getByRole('form')).not.toHaveTextContent('over the limit');
    expect(screen.getByRole('form')).not.toHaveTextContent('/ ');
    limited.restore();
  });
});
