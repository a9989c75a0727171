import { fireEvent, render, screen } from '@testing-library/react';
import { flushPromises, TestMessages } from '../forms.test-support';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';

export const registerApi = '/api/account/register';
export const signInApi = '/api/account/sign-in';
export const sessionData = { signedIn: true, username: 'seller01', companyName: 'Acme' };

export const createCallbacks = () => ({
  onDone: jest.fn(),
  onSignedIn: jest.fn(),
  onSignInNeeded: jest.fn(),
});

export function openRegistration(props: Partial<RegistrationFormProps> = {}) {
  const callbacks = createCallbacks();
  render(<RegistrationForm {...callbacks} {...props} />, { wrapper: TestMessages });
  return callbacks;
}

export const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
export const typeInto = (label: string, value: string) =>
  fireEvent.change(getField(label), { target: { value } });
export const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export function fillRegistration() {
  typeInto('Phone', '138 0013 8000');
  typeInto('Code', '123456');
  typeInto('Password', 'Abc123!xyz');
  typeInto('User name', 'seller01');
  typeInto('Company', 'Acme');
  fireEvent.click(screen.getByRole('checkbox'));
}

export async function submitForm() {
  pressButton('register');
  await flushPromises();
}

/** Setup of every test of the form. */
export function resetBrowser(): void {
  sessionStorage.clear();
  localStorage.clear();

  // jsdom has no dialog behavior.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
