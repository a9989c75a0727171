/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { RegisterPhoneForm } from './register-phone-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const form = (
  <RegisterPhoneForm href="/en/register">
    <select aria-label="area">
      <option value="86">+86</option>
      <option value="1">+1</option>
    </select>
    <input aria-label="phone" />
    <button type="submit">Register</button>
  </RegisterPhoneForm>
);

const storedPhone = () =>
  JSON.parse(sessionStorage.getItem('register_prefill') ?? 'null') as unknown;

beforeEach(() => {
  sessionStorage.clear();
  push.mockClear();
});

it.each([
  ['86', '138 0013 8000', { area_code: 86, phone: '138 0013 8000' }],
  ['1', '2125550123', { area_code: 1, phone: '2125550123' }],
  ['86', '', null],
  ['86', '   ', null],
])('passes +%s and %j on to the registration as %j (F6)', (area, phone, expected) => {
  render(form);
  fireEvent.change(screen.getByLabelText('area'), { target: { value: area } });
  fireEvent.change(screen.getByLabelText('phone'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button'));
  expect(storedPhone()).toEqual(expected);
  expect(push.mock.calls).toEqual([['/en/register']]);
});

it('leads on where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('blocked');
  });
  render(form);
  fireEvent.change(screen.getByLabelText('phone'), { target: { value: '13800138000' } });
  fireEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledWith('/en/register');
});
