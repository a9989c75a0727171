/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { okResponse, mockHandlers, refusedResponse, TestMessages } from '../forms.test-support';
import { SignInForm } from './sign-in-form';

const path = '/api/account/sign-in';
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function submitForm() {
  const callbacks = { onDone: jest.fn(), onRegister: jest.fn(), onPhone: jest.fn() };
  render(<SignInForm {...callbacks} />, { wrapper: TestMessages });
  type('Phone', '13800138000');
  type('Code', '123 456');
  fireEvent.click(screen.getByRole('button', { name: 'sign in' }));
  await settle();
  return callbacks;
}

beforeEach(() => sessionStorage.clear());

it('signs in with phone and code', async () => {
  const { callsTo } = mockHandlers({ [path]: [okResponse({ signedIn: true })] });
  const { onDone, onPhone } = await submitForm();
  expect(callsTo(path)[0]?.body).toEqual({ area_code: 86, phone: '13800138000', code: '123456' });
  expect(onDone).toHaveBeenCalledWith({ signedIn: true });
  expect(onPhone).toHaveBeenCalledWith(
    expect.objectContaining({ area_code: '86', phone: '13800138000' }),
  );
});

it('offers an unknown phone registration without another code (R9)', async () => {
  mockHandlers({
    [path]: [refusedResponse(409, { message: 'no account', reason: 'phoneUnknown' })],
  });
  const { onDone, onRegister } = await submitForm();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/no account/);
  fireEvent.click(screen.getByRole('button', { name: 'register this phone' }));
  expect(onRegister).toHaveBeenCalledWith({ area_code: 86, phone: '13800138000', proven: true });
});

it('requests codes for signing in', async () => {
  const now = Date.now();
  const { callsTo } = mockHandlers({
    '/api/account/code': [okResponse({ now, resendAt: now + 60_000 })],
  });
  render(<SignInForm onDone={jest.fn()} onRegister={jest.fn()} />, { wrapper: TestMessages });
  type('Phone', '13800138000');
  fireEvent.click(screen.getByRole('button', { name: 'send code' }));
  await settle();
  expect(callsTo('/api/account/code')[0]?.body).toEqual({
    area_code: 86,
    phone: '13800138000',
    channel: 'sms',
    purpose: 'login',
  });
});

it('starts with the passed-on phone, otherwise with the one before a reload', async () => {
  mockHandlers({});
  sessionStorage.setItem('register_draft', '{"phone":"13900139000"}');
  const callbacks = { onDone: jest.fn(), onRegister: jest.fn() };
  const first = render(<SignInForm {...callbacks} />, { wrapper: TestMessages });
  await settle();
  expect(screen.getByLabelText('Phone')).toHaveValue('13900139000');
  first.unmount();
  render(<SignInForm {...callbacks} initialPhone={{ area_code: '1', phone: '6502530000' }} />, {
    wrapper: TestMessages,
  });
  await settle();
  expect(screen.getByLabelText('Phone')).toHaveValue('6502530000');
  expect(screen.getByLabelText('Area')).toHaveValue('1');
});
