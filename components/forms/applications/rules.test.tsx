/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { ApplyKind } from '@superbrowser/contract/forms/apply-kinds';
import fields from '@/messages/en-US/fields.json';
import forms from '@/messages/en-US/forms.json';
import { handlers } from '../test-support';
import { control, fillForm, openForm, said, send, typeInto } from './test-forms';

jest.mock('next-intl/server', () =>
  jest.requireActual<typeof import('./test-messages')>('./test-messages').intlServer(),
);
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

beforeEach(() => sessionStorage.clear());

const about = (field: keyof typeof fields.names, code: keyof typeof fields.named) =>
  fields.named[code].replace('{label}', (fields.names[field] as { label: string }).label);

it.each([
  ['customization', 'email', 'chen@', fields.errors.email],
  ['customization', 'email', ' ', fields.names.email.missing],
  ['customization', 'website', 'not a site', fields.errors.website],
  ['customization', 'company_name', '远帆&贸易', fields.errors.companyName],
  ['customization', 'company_name', '12345', about('company_name', 'allDigits')],
  ['customization', 'company_name', '远帆8', about('company_name', 'endsWithDigit')],
  ['customization', 'contact', 'J. Chen', fields.errors.personName],
  ['customization', 'contact', '42', about('contact', 'allDigits')],
  ['customization', 'industry', '', fields.names.industry.missing],
  ['private', 'phone', '12345', fields.errors.phone],
  ['private', 'compliance', 'a\u0007b', about('compliance', 'characters')],
  ['ecology', 'message', '', fields.names.plan.missing],
  ['appointment', 'date', '', fields.names.date.missing],
  ['cancelAccount', 'code', '12', fields.errors.code],
  ['cancelAccount', 'confirmation', 'cancel', fields.errors.confirmation],
  ['partners', 'is_agreed', false, fields.errors.agreement],
  ['feedback', 'is_agreed', false, fields.errors.agreement],
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
