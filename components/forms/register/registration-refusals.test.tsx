/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { good, handlers, refused } from '../test-support';
import {
  beginAnew,
  field,
  fill,
  open,
  press,
  register,
  session,
  settle,
  signIn,
  submit,
  type,
} from './test-form';

beforeEach(beginAnew);

describe('what the server refuses', () => {
  it.each([
    ['a wrong code', 'codeInvalid', 'Code'],
    ['an old code', 'codeExpired', 'Code'],
    ['a wrong phone', 'phoneInvalid', 'Phone'],
  ] as const)('%s stands at its field', async (_, reason, label) => {
    handlers({ [register]: [refused(409, { message: 'not that', reason })] });
    open();
    fill();
    await submit();
    expect(field(label)).toHaveAccessibleDescription(/not that/);
    expect(screen.getByRole('link', { name: 'not that' })).toBeInTheDocument();
  });

  it('fields stand at their fields', async () => {
    const fields = { password: 'too common', company_name: 'not a name' };
    handlers({ [register]: [refused(422, { message: 'x', reason: 'fieldsInvalid', fields })] });
    open();
    fill();
    await submit();
    expect(field('Password')).toHaveAccessibleDescription(/too common/);
    expect(field('Company')).toHaveAccessibleDescription(/not a name/);
    expect(field('Password')).toBeInvalid();
    expect(field('User name')).toBeValid();
  });

  it('whatever belongs to no field stands above the form', async () => {
    handlers({ [register]: [refused(503, { message: 'closed for today', reason: 'other' })] });
    open();
    fill();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('closed for today');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('a referral code nobody has (R5)', () => {
  const no = refused(409, { message: 'unknown', reason: 'referralInvalid' });

  it('is given up when the visitor goes on', async () => {
    const { to } = handlers({ [register]: [no, good(session)] });
    const { onDone } = open();
    fill();
    type('Referral', 'nobody');
    await submit();
    expect(screen.getByRole('alertdialog', { name: 'go on without?' })).toHaveAttribute('open');
    expect(onDone).not.toHaveBeenCalled();
    press('go on');
    await settle();
    expect(to(register).map(({ body }) => body.referral_code)).toEqual(['nobody', '']);
    expect(to(register)[1]?.body.code).toBe('123456');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('can be looked at again', async () => {
    const { to } = handlers({ [register]: [no, good(session)] });
    open();
    fill();
    type('Referral', 'nobody');
    await submit();
    press('back');
    await settle();
    expect(to(register)).toHaveLength(1);
    expect(field('Referral')).toHaveFocus();
    expect(field('Referral')).toHaveValue('nobody');
    await submit();
    expect(to(register)).toHaveLength(2);
  });
});

describe('a phone that has an account', () => {
  const no = refused(409, { message: 'registered already', reason: 'phoneRegistered' });

  it('signs in at once, without another code (R9)', async () => {
    const { to } = handlers({ [register]: [no], [signIn]: [good(session)] });
    const { onSignedIn } = open();
    fill();
    await submit();
    press('sign in now');
    await settle();
    expect(to(signIn)[0]?.body).toEqual({ area_code: 86, phone: '13800138000', proven: true });
    expect(onSignedIn).toHaveBeenCalledWith(session);
  });

  it('is asked for a code when the proof has grown old', async () => {
    const old = refused(422, { message: 'old', reason: 'codeExpired' });
    handlers({ [register]: [no], [signIn]: [old] });
    const { onSignIn } = open();
    fill();
    await submit();
    press('sign in now');
    await settle();
    expect(onSignIn).toHaveBeenCalledWith(expect.objectContaining({ phone: '13800138000' }));
  });

  it('does not let another phone in', async () => {
    handlers({ [register]: [no] });
    open();
    fill();
    await submit();
    type('Phone', '139');
    await settle();
    expect(screen.queryByRole('button', { name: 'sign in now' })).not.toBeInTheDocument();
  });
});

describe('a phone the server holds a proof for', () => {
  const carried = { area_code: 86, phone: '13800138000', proven: true } as const;

  async function openProven() {
    open({ carried });
    await settle();
    type('Password', 'Abc123!xyz');
    type('User name', 'seller01');
    type('Company', 'Acme');
    fireEvent.click(screen.getByRole('checkbox'));
  }

  it('registers without a code', async () => {
    const { to } = handlers({ [register]: [good(session)] });
    await openProven();
    expect(screen.getByText('phone verified')).toBeInTheDocument();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await submit();
    expect(to(register)[0]?.body).toMatchObject({ phone: '13800138000', proven: true });
    expect(to(register)[0]?.body).not.toHaveProperty('code');
  });

  it('needs one again when another phone is typed', async () => {
    const { to } = handlers({ [register]: [good(session)] });
    await openProven();
    type('Phone', '13900139000');
    expect(field('Code')).toBeInTheDocument();
    await submit();
    expect(to(register)).toEqual([]);
    expect(field('Code')).toHaveAccessibleDescription(/code missing/);
  });

  it('needs one again when the proof has grown old', async () => {
    handlers({ [register]: [refused(422, { message: 'get a new one', reason: 'codeExpired' })] });
    await openProven();
    await submit();
    expect(field('Code')).toHaveAccessibleDescription(/get a new one/);
  });
});
