/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import forms from '@/messages/en-US/forms.json';
import { handlers } from '../test-support';
import { control, fillForm, openForm, said, send, texts, typeInto } from './test-forms';

jest.mock('next-intl/server', () =>
  jest.requireActual<typeof import('./test-messages')>('./test-messages').intlServer(),
);
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

beforeEach(() => sessionStorage.clear());

const about = (field: keyof typeof texts.fields, code: keyof typeof texts.errors) =>
  texts.errors[code].replace('{label}', texts.fields[field].label);

it.each([
  ['customization', 'email', 'chen@', forms.errors.email],
  ['customization', 'email', ' ', texts.fields.email.missing],
  ['customization', 'website', 'not a site', forms.errors.website],
  ['customization', 'company_name', '远帆&贸易', forms.errors.companyName],
  ['customization', 'company_name', '12345', about('company_name', 'allDigits')],
  ['customization', 'company_name', '远帆8', about('company_name', 'endsWithDigit')],
  ['customization', 'contact', 'J. Chen', forms.errors.personName],
  ['customization', 'contact', '42', about('contact', 'allDigits')],
  ['customization', 'industry', '', texts.fields.industry.missing],
  ['private', 'phone', '12345', forms.errors.phone],
  ['private', 'compliance', 'a\u0007b', about('compliance', 'characters')],
  ['ecology', 'message', '', texts.fields.plan.missing],
  ['appointment', 'date', '', texts.fields.date.missing],
  ['cancelAccount', 'code', '12', forms.errors.code],
  ['cancelAccount', 'confirmation', 'cancel', forms.errors.confirmation],
  ['partners', 'is_agreed', false, forms.errors.agreement],
  ['feedback', 'is_agreed', false, forms.errors.agreement],
] as const)('%s: %s %p is refused at the field', async (kind, name, value, sentence) => {
  const { calls } = handlers({});
  await openForm(kind as ApplyKind);
  fillForm(kind);
  typeInto(name, value);
  await send();
  expect(said(name)).toContain(sentence);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(calls).toEqual([]);
});

describe('the day of a visit', () => {
  it('is one of the weekdays from tomorrow on, named in the language of the page', async () => {
    // A Friday in China, still Thursday in New York.
    jest.useFakeTimers({ now: new Date('2026-11-20T01:00:00Z'), doNotFake: ['setTimeout'] });
    await openForm('appointment');
    const options = [...control('date').querySelectorAll('option')];
    expect(options.slice(0, 3).map(({ value, text }) => [value, text])).toEqual([
      ['', forms.choose],
      ['2026-11-23', 'Monday, November 23'],
      ['2026-11-24', 'Tuesday, November 24'],
    ]);
    jest.useRealTimers();
  });
});

describe('what is left of a long text', () => {
  it('counts people’s characters, and says by how many it is too long', async () => {
    await openForm('feedback');
    typeInto('text', '😀'.repeat(1999));
    expect(said('text')).toContain('1999 / 2000');
    expect(within(screen.getByRole('form')).getAllByRole('status')[0]).toBeEmptyDOMElement();
    typeInto('text', '😀'.repeat(2003));
    expect(within(screen.getByRole('form')).getAllByRole('status')[0]).toHaveTextContent(
      '3 over the limit',
    );
  });
});
