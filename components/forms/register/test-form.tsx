import { act, fireEvent, render, screen } from '@testing-library/react';
import { registrationWords as words } from '../test-support';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';

export const register = '/api/account/register';
export const signIn = '/api/account/sign-in';
export const session = { signedIn: true, username: 'seller01', companyName: 'Acme' };

export const props = () => ({ onDone: jest.fn(), onSignedIn: jest.fn(), onSignIn: jest.fn() });

export function open(more: Partial<RegistrationFormProps> = {}) {
  const given = props();
  render(<RegistrationForm words={words} {...given} {...more} />);
  return given;
}

export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const settle = () =>
  act(async () => void (await new Promise((done) => setTimeout(done))));

export function fill() {
  type('Phone', '138 0013 8000');
  type('Code', '123456');
  type('Password', 'Abc123!xyz');
  type('User name', 'seller01');
  type('Company', 'Acme');
  fireEvent.click(screen.getByRole('checkbox'));
}

export async function submit() {
  press('register');
  await settle();
}

/** What every test of the form begins with. */
export function beginAnew(): void {
  sessionStorage.clear();
  localStorage.clear();

  // jsdom has no dialog behaviour.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
