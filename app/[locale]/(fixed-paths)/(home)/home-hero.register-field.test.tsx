/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { common } from '@/messages/en-US/site.json';
import { home } from '@/messages/en-US/home.json';
import { HomeRegisterForm } from './home-hero';

// Other parts of the file read the upstream; the tested form does not.
jest.mock('@/lib/offers/company-terms', () => ({}));
jest.mock('next/cache', () => ({}));
jest.mock('@/lib/core/fetch/fetch-external', () => ({}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));

it('leads to the registration without JavaScript and writes no phone into the URL (F6)', () => {
  const { container } = render(
    <NextIntlClientProvider locale="en-US" messages={{ common, home }}>
      <HomeRegisterForm terms={{ sampleMark: '' }} />
    </NextIntlClientProvider>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  fireEvent.change(screen.getByLabelText(home.register.phone), {
    target: { value: '13800138000' },
  });
  expect(form).toHaveAttribute('action', '/en/register');
  expect([...new FormData(form).keys()]).toEqual([]);
  fireEvent.submit(form);
  expect(sessionStorage.getItem('register_prefill')).toBe('{"area_code":86,"phone":"13800138000"}');
});
