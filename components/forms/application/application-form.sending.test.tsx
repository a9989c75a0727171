/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, within } from '@testing-library/react';
import { errors } from '@/messages/en-US/forms.json';
import { site } from '@/lib/site';
import { flushPromises, okResponse, mockHandlers, refusedResponse } from '../forms.test-support';
import {
  getControl,
  fillForm,
  apiPathOf,
  openForm,
  descriptionOf,
  sendForm,
  typeInto,
  formValues,
} from './application-form.test-support';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const path = apiPathOf('partners');
const acceptedResponse = okResponse({ number: 'K7M2P9QXWA' });

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
  window.history.replaceState(null, '', '/');
});

it('sends once, however often the button is clicked', async () => {
  const { calls } = mockHandlers({ [path]: [acceptedResponse] });
  openForm('partners');
  fillForm('partners');
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);
  await flushPromises();
  fireEvent.click(screen.getByRole('button', { name: /./ }));
  await flushPromises();
  expect(calls).toHaveLength(1);
  expect(replace).toHaveBeenCalledTimes(1);
});

it.each([
  ['a lost network', new Error('offline'), errors.byCode.network],
  [
    'an upstream that is busy',
    refusedResponse(503, { reason: 'other', message: 'Server busy' }),
    'Server busy',
  ],
])('after %s all text stays, with another way next to it', async (_, response, message) => {
  const { calls } = mockHandlers({ [path]: [response, acceptedResponse] });
  openForm('partners');
  fillForm('partners');
  const before = formValues();
  await sendForm();
  expect(formValues()).toEqual(before);
  const summary = within(screen.getByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(summary.getByRole('link', { name: site.company.phone })).toHaveAttribute(
    'href',
    `tel:${site.company.phone}`,
  );
  expect(summary.getByRole('link', { name: site.company.email })).toBeInTheDocument();
  expect(replace).not.toHaveBeenCalled();
  // The same form is sent again and stored once (F2).
  await sendForm();
  expect(calls.map(({ body }) => body.idempotency_key)).toEqual([
    calls[0]?.body.idempotency_key,
    calls[0]?.body.idempotency_key,
  ]);
  expect(replace).toHaveBeenCalledTimes(1);
});

it('sends a form changed after a lost answer as another form', async () => {
  const { calls } = mockHandlers({
    [path]: [new Error('offline'), new Error('offline'), acceptedResponse],
  });
  openForm('partners');
  fillForm('partners');
  await sendForm();
  typeInto('message', 'and the correction');
  await sendForm();
  await sendForm();
  const [first, second, third] = calls.map(({ body }) => body.idempotency_key);
  expect(second).not.toBe(first);
  expect(third).toBe(second);
});

it('sends the form with a new key once the old one turns out to be used', async () => {
  const keyReused = refusedResponse(409, { reason: 'keyReused', message: 'once more' });
  const { calls } = mockHandlers({ [path]: [keyReused, acceptedResponse] });
  openForm('partners');
  fillForm('partners');
  const before = formValues();
  await sendForm();
  expect(screen.getByRole('alert')).toHaveTextContent('once more');
  expect(formValues()).toEqual(before);
  await sendForm();
  const [first, second] = calls.map(({ body }) => body.idempotency_key);
  expect(second).not.toBe(first);
  expect(replace).toHaveBeenCalledTimes(1);
});

it.each([
  ['keeps the key of the same form', undefined, 1],
  ['draws another key for a changed form', 'changed since', 2],
])('after a reload it %s', async (_, message, keys) => {
  const { calls } = mockHandlers({ [path]: [new Error('offline'), acceptedResponse] });
  const page = openForm('partners');
  fillForm('partners');
  await sendForm();
  page.unmount();
  openForm('partners');
  fillForm('partners');
  if (message) typeInto('message', message);
  await sendForm();
  expect(new Set(calls.map(({ body }) => body.idempotency_key)).size).toBe(keys);
  expect(sessionStorage.getItem('apply_sent')).toBeNull();
});

it('shows a refusal of the server at its field, without another way', async () => {
  mockHandlers({
    [path]: [
      refusedResponse(422, {
        reason: 'fieldsInvalid',
        message: 'check',
        fields: { city: 'no such city' },
      }),
    ],
  });
  openForm('partners');
  fillForm('partners');
  await sendForm();
  expect(descriptionOf('city')).toBe('no such city');
  expect(screen.queryByRole('link', { name: site.company.phone })).not.toBeInTheDocument();
});

it('sends which button led here, and what a robot filled into the honeypot', async () => {
  const { calls } = mockHandlers({ [path]: [acceptedResponse] });
  window.history.replaceState(null, '', '/en/partners/apply?apply_from=5&promoter=abc');
  openForm('partners');
  fillForm('partners');
  getControl('company_website').value = 'http://spam.example';
  await sendForm();
  expect(calls[0]?.body).toMatchObject({ apply_from: 5, company_website: 'http://spam.example' });
});

it.each(['?apply_from=8', '?apply_from=1x', ''])('%s counts as unknown origin', async (search) => {
  const { calls } = mockHandlers({ [path]: [acceptedResponse] });
  window.history.replaceState(null, '', `/en/partners/apply${search}`);
  openForm('partners');
  fillForm('partners');
  await sendForm();
  expect(calls[0]?.body.apply_from).toBe(0);
});

it('hides the honeypot from people: invisible, out of the tab order, not read aloud', async () => {
  openForm('partners');
  const honeypot = getControl('company_website');
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /website/i })).not.toBeInTheDocument();
});

it('reports how long the visitor had the form', async () => {
  const { calls } = mockHandlers({ [path]: [acceptedResponse] });
  openForm('partners');
  const openedAt = performance.now();
  fillForm('partners');
  jest.spyOn(performance, 'now').mockReturnValue(openedAt + 90_000);
  await sendForm();
  jest.restoreAllMocks();
  // The form was opened a moment before the test read the clock.
  expect(calls[0]?.body.filled_ms).toBeGreaterThanOrEqual(90_000);
  expect(calls[0]?.body.filled_ms).toBeLessThan(120_000);
});

it('names canceling as the purpose of its code', async () => {
  const { callsTo } = mockHandlers({
    '/api/account/code': [okResponse({ resendAt: 60_000, now: 0 })],
  });
  openForm('cancelAccount');
  fillForm('cancelAccount');
  fireEvent.click(screen.getByRole('button', { name: /send code/i }));
  await flushPromises();
  expect(callsTo('/api/account/code')[0]?.body).toEqual({
    area_code: 86,
    phone: '13800138000',
    channel: 'sms',
    purpose: 'cancel_account',
  });
});
