/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { flushPromises, okResponse, mockHandlers, refusedResponse } from '../forms.test-support';
import {
  resetBrowser,
  getField,
  fillRegistration,
  openRegistration,
  pressButton,
  registerApi,
  sessionData,
  signInApi,
  submitForm,
  typeInto,
} from './registration.test-support';

beforeEach(resetBrowser);

describe('refusals of the server', () => {
  it.each([
    ['a wrong code', 'codeInvalid', 'Code'],
    ['an old code', 'codeExpired', 'Code'],
    ['a wrong phone', 'phoneInvalid', 'Phone'],
  ] as const)('%s is shown at its field', async (_, reason, label) => {
    mockHandlers({ [registerApi]: [refusedResponse(409, { message: 'not that', reason })] });
    openRegistration();
    fillRegistration();
    await submitForm();
    expect(getField(label)).toHaveAccessibleDescription(/not that/);
    expect(screen.getByRole('link', { name: 'not that' })).toBeInTheDocument();
  });

  it('fields are shown at their fields', async () => {
    const fields = { password: 'too common', company_name: 'not a name' };
    mockHandlers({
      [registerApi]: [refusedResponse(422, { message: 'x', reason: 'fieldsInvalid', fields })],
    });
    openRegistration();
    fillRegistration();
    await submitForm();
    expect(getField('Password')).toHaveAccessibleDescription(/too common/);
    expect(getField('Company')).toHaveAccessibleDescription(/not a name/);
    expect(getField('Password')).toBeInvalid();
    expect(getField('User name')).toBeValid();
  });

  it('errors without a field are shown above the form', async () => {
    mockHandlers({
      [registerApi]: [refusedResponse(503, { message: 'closed for today', reason: 'other' })],
    });
    openRegistration();
    fillRegistration();
    await submitForm();
    expect(screen.getByRole('alert')).toHaveTextContent('closed for today');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('an unknown referral code (R5)', () => {
  const refusal = refusedResponse(409, { message: 'unknown', reason: 'referralInvalid' });

  it('is removed when the visitor continues', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [refusal, okResponse(sessionData)] });
    const { onDone } = openRegistration();
    fillRegistration();
    typeInto('Referral', 'unknown');
    await submitForm();
    expect(screen.getByRole('alertdialog', { name: 'go on without?' })).toHaveAttribute('open');
    expect(onDone).not.toHaveBeenCalled();
    pressButton('go on');
    await flushPromises();
    expect(callsTo(registerApi).map(({ body }) => body.referral_code)).toEqual(['unknown', '']);
    expect(callsTo(registerApi)[1]?.body.code).toBe('123456');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('can be checked again', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [refusal, okResponse(sessionData)] });
    openRegistration();
    fillRegistration();
    typeInto('Referral', 'unknown');
    await submitForm();
    pressButton('back');
    await flushPromises();
    expect(callsTo(registerApi)).toHaveLength(1);
    expect(getField('Referral')).toHaveFocus();
    expect(getField('Referral')).toHaveValue('unknown');
    await submitForm();
    expect(callsTo(registerApi)).toHaveLength(2);
  });
});

describe('a phone that has an account', () => {
  const refusal = refusedResponse(409, {
    message: 'registered already',
    reason: 'phoneRegistered',
  });

  it('signs in at once, without another code (R9)', async () => {
    const { callsTo } = mockHandlers({
      [registerApi]: [refusal],
      [signInApi]: [okResponse(sessionData)],
    });
    const { onSignedIn } = openRegistration();
    fillRegistration();
    await submitForm();
    pressButton('sign in now');
    await flushPromises();
    expect(callsTo(signInApi)[0]?.body).toEqual({
      area_code: 86,
      phone: '13800138000',
      proven: true,
    });
    expect(onSignedIn).toHaveBeenCalledWith(sessionData);
  });

  it('needs a code when the proof has expired', async () => {
    const expiredProof = refusedResponse(422, { message: 'old', reason: 'codeExpired' });
    mockHandlers({ [registerApi]: [refusal], [signInApi]: [expiredProof] });
    const { onSignInNeeded } = openRegistration();
    fillRegistration();
    await submitForm();
    pressButton('sign in now');
    await flushPromises();
    expect(onSignInNeeded).toHaveBeenCalledWith(expect.objectContaining({ phone: '13800138000' }));
  });

  it('does not sign in another phone', async () => {
    mockHandlers({ [registerApi]: [refusal] });
    openRegistration();
    fillRegistration();
    await submitForm();
    typeInto('Phone', '139');
    await flushPromises();
    expect(screen.queryByRole('button', { name: 'sign in now' })).not.toBeInTheDocument();
  });
});

describe('a phone with a proof on the server', () => {
  const initialPhone = { area_code: 86, phone: '13800138000', proven: true } as const;

  async function openProven() {
    openRegistration({ initialPhone });
    await flushPromises();
    typeInto('Password', 'Abc123!xyz');
    typeInto('User name', 'seller01');
    typeInto('Company', 'Acme');
    fireEvent.click(screen.getByRole('checkbox'));
  }

  it('registers without a code', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [okResponse(sessionData)] });
    await openProven();
    expect(screen.getByText('phone verified')).toBeInTheDocument();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await submitForm();
    expect(callsTo(registerApi)[0]?.body).toMatchObject({ phone: '13800138000', proven: true });
    expect(callsTo(registerApi)[0]?.body).not.toHaveProperty('code');
  });

  it('needs a code again when another phone is typed', async () => {
    const { callsTo } = mockHandlers({ [registerApi]: [okResponse(sessionData)] });
    await openProven();
    typeInto('Phone', '13900139000');
    expect(getField('Code')).toBeInTheDocument();
    await submitForm();
    expect(callsTo(registerApi)).toEqual([]);
    expect(getField('Code')).toHaveAccessibleDescription(/code missing/);
  });

  it('needs a code again when the proof has expired', async () => {
    mockHandlers({
      [registerApi]: [refusedResponse(422, { message: 'get a new one', reason: 'codeExpired' })],
    });
    await openProven();
    await submitForm();
    expect(getField('Code')).toHaveAccessibleDescription(/get a new one/);
  });
});
