/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { flushPromises, okResponse, mockHandlers, TestMessages } from '../forms.test-support';
import { RegistrationForm } from './registration-form';
import {
  resetBrowser,
  getField,
  fillRegistration,
  openRegistration,
  pressButton,
  createCallbacks,
  registerApi,
  sessionData,
  submitForm,
  typeInto,
} from './registration.test-support';

beforeEach(resetBrowser);

describe('an empty form', () => {
  it('sends nothing, lists the errors and moves the focus there (F2)', async () => {
    const { calls } = mockHandlers({});
    openRegistration();
    await submitForm();
    expect(calls).toEqual([]);
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(/check these.*phone missing.*code missing.*please tick/);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('please tick');
    fireEvent.click(screen.getByRole('link', { name: 'code missing' }));
    expect(getField('Code')).toHaveFocus();
  });
});

describe('a filled form', () => {
  it('is sent in the handler’s format, and remembered as registered', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [okResponse(sessionData)] });
    const { onDone } = openRegistration();
    fillRegistration();
    typeInto('Referral', 'abc');
    await submitForm();
    expect(callsTo(registerApi)[0]?.body).toEqual({
      area_code: 86,
      phone: '13800138000',
      code: '123456',
      password: 'Abc123!xyz',
      username: 'seller01',
      company_name: 'Acme',
      referral_code: 'abc',
      is_agreed: true,
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(onDone).toHaveBeenCalledWith(sessionData);
    expect(localStorage.getItem('HAS_REGISTED')).toBe('1');
    expect(sessionStorage.getItem('register_draft')).toBeNull();
  });

  it('is sent once however often the button is clicked, also after the success', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [okResponse(sessionData)] });
    openRegistration();
    fillRegistration();
    pressButton('register');
    pressButton('register');
    await flushPromises();
    fireEvent.submit(screen.getByRole('form'));
    await flushPromises();
    expect(callsTo(registerApi)).toHaveLength(1);
  });

  it('marks staff as staff', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [okResponse(sessionData)] });
    openRegistration({ role: 'employee' });
    fillRegistration();
    await submitForm();
    expect(callsTo(registerApi)[0]?.body.role).toBe('employee');
  });

  it('keeps everything and one key through failures', async () => {
    const { callsTo } = mockHandlers({
      [registerApi]: [new Error('offline'), { status: 502, body: 'x' }, okResponse(sessionData)],
    });
    openRegistration();
    fillRegistration();
    await submitForm();
    expect(screen.getByRole('alert')).toHaveTextContent('no network');
    expect(getField('Password')).toHaveValue('Abc123!xyz');
    await submitForm();
    expect(screen.getByRole('alert')).toHaveTextContent('busy');
    await submitForm();
    const keys = callsTo(registerApi).map(({ body }) => body.idempotency_key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('draws a new key for a form changed after the old one made an account', async () => {
    const keyReused = { status: 409, body: { reason: 'keyReused', message: 'once more' } };
    const { callsTo } = mockHandlers({ [registerApi]: [keyReused, okResponse(sessionData)] });
    openRegistration();
    fillRegistration();
    await submitForm();
    expect(screen.getByRole('alert')).toHaveTextContent('once more');
    await submitForm();
    const [first, second] = callsTo(registerApi).map(({ body }) => body.idempotency_key);
    expect(second).not.toBe(first);
  });
});

describe('known values', () => {
  it('are restored after a reload, without password and code', async () => {
    mockHandlers({});
    const first = render(<RegistrationForm {...createCallbacks()} />, { wrapper: TestMessages });
    fillRegistration();
    await flushPromises();
    const storedDraft = sessionStorage.getItem('register_draft') ?? '';
    expect(storedDraft).not.toMatch(/Abc123|123456/);
    first.unmount();
    openRegistration();
    await waitFor(() => expect(getField('Phone')).toHaveValue('138 0013 8000'));
    expect(getField('User name')).toHaveValue('seller01');
    expect(getField('Company')).toHaveValue('Acme');
    expect(getField('Password')).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('prefer a phone from another page, once (F6)', async () => {
    mockHandlers({});
    sessionStorage.setItem('register_draft', '{"phone":"13900139000","username":"older001"}');
    sessionStorage.setItem('register_prefill', '{"area_code":1,"phone":"6502530000"}');
    openRegistration();
    await waitFor(() => expect(getField('Phone')).toHaveValue('6502530000'));
    expect(getField('Area')).toHaveValue('1');
    expect(getField('User name')).toHaveValue('older001');
    expect(sessionStorage.getItem('register_prefill')).toBeNull();
  });
});
