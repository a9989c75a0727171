/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  flushPromises,
  okResponse,
  mockHandlers,
  refusedResponse,
  TestMessages,
} from '../forms.test-support';
import { RegisterOrSignInPanel } from './register-or-sign-in-panel';
import {
  resetBrowser,
  getField,
  fillRegistration,
  pressButton,
  registerApi,
  sessionData,
  signInApi,
  typeInto,
} from './registration.test-support';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const panel = (
  <TestMessages>
    <RegisterOrSignInPanel
      coupons="gift"
      safety="kept safe"
      aside={{ register: 'coupons', signIn: 'stores' }}
    />
  </TestMessages>
);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  resetBrowser();
  replace.mockClear();
  history.replaceState(null, '', '/register?from=abc');
});

it('registers, reports the view, and leads to the success page', async () => {
  mockHandlers({ [registerApi]: [okResponse(sessionData)] });
  render(panel);
  expect(title()).toBe('Registering');
  expect(localStorage.getItem('HAS_VIEW_REGISTER')).toBe('1');
  fillRegistration();
  pressButton('register');
  await flushPromises();
  expect(replace).toHaveBeenCalledWith('/success');
});

it('switches to signing in and back: the URL shows it, the phone is kept', async () => {
  mockHandlers({});
  render(panel);
  typeInto('Phone', '13800138000');
  fireEvent.click(screen.getByRole('link', { name: 'known here' }));
  expect(title()).toBe('Welcome back');
  expect(location.search).toBe('?from=abc&mode=signin');
  await waitFor(() => expect(getField('Phone')).toHaveValue('13800138000'));
  typeInto('Phone', '13900139000');
  fireEvent.click(screen.getByRole('link', { name: 'new here' }));
  expect(location.search).toBe('?from=abc');
  await waitFor(() => expect(getField('Phone')).toHaveValue('13900139000'));
});

it('leaves a click for a new tab to the browser', () => {
  mockHandlers({});
  render(panel);
  const link = screen.getByRole('link', { name: 'known here' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(title()).toBe('Registering');
});

it('starts with signing in where the URL says so, and leads home afterwards', async () => {
  history.replaceState(null, '', '/register?mode=signin');
  mockHandlers({ [signInApi]: [okResponse(sessionData)] });
  render(panel);
  expect(localStorage.getItem('HAS_VIEW_REGISTER')).toBeNull();
  typeInto('Phone', '13800138000');
  typeInto('Code', '123456');
  pressButton('sign in');
  await flushPromises();
  expect(replace).toHaveBeenCalledWith('/');
});

it.each([
  ['/register', 'Registering'],
  ['/register?mode=signin', 'Welcome back'],
])('keeps text typed before %s was hydrated', async (url, expected) => {
  history.replaceState(null, '', url);
  mockHandlers({});
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(panel);
  expect(page.querySelector('h1')).toHaveTextContent('Registering');
  const phoneField = page.querySelector<HTMLInputElement>('[name=phone]');
  if (phoneField) phoneField.value = '13800138000';
  const onMismatch = jest.fn();
  const root = await act(async () => hydrateRoot(page, panel, { onRecoverableError: onMismatch }));
  await flushPromises();
  expect(onMismatch).not.toHaveBeenCalled();
  expect(title()).toBe(expected);
  expect(getField('Phone')).toHaveValue('13800138000');
  act(() => root.unmount());
  page.remove();
});

it('passes an unknown phone on to registration as verified (R9)', async () => {
  history.replaceState(null, '', '/register?mode=signin');
  mockHandlers({
    [signInApi]: [refusedResponse(409, { message: 'no account', reason: 'phoneUnknown' })],
  });
  render(panel);
  typeInto('Phone', '13800138000');
  typeInto('Code', '123456');
  pressButton('sign in');
  await flushPromises();
  pressButton('register this phone');
  await flushPromises();
  expect(title()).toBe('Registering');
  expect(location.search).toBe('');
  expect(getField('Phone')).toHaveValue('13800138000');
  expect(screen.getByText('phone verified')).toBeInTheDocument();
});
