/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { oauth } from '@/messages/en-US/accounts.json';
import { DesktopSignInScreen, type DesktopSignInScreenState } from './desktop-sign-in-screen';

const show = (props: DesktopSignInScreenState) =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ oauth }}>
      <DesktopSignInScreen {...props} desktopAppHref="superbrowser://open?x=1" />
    </NextIntlClientProvider>,
  );

const lin = { username: 'lin8888', companyName: 'Far Sail' };
const chen = { username: 'chen9999', companyName: 'Near Port' };

it.each(['missing', 'expired', 'unavailable'] as const)(
  'explains %s and offers another way to sign in',
  (state) => {
    show({ state });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(oauth[state].title);
    expect(screen.getByRole('link', { name: oauth.signIn })).toHaveAttribute(
      'href',
      '/en/register?mode=signin',
    );
    expect(screen.getByRole('link', { name: oauth.desktopApp.open })).toHaveAttribute(
      'href',
      'superbrowser://open?x=1',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it('explains what the page is for where there is no desktop sign-in', () => {
  show({ state: 'about' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(oauth.about.title);
  expect(screen.getByRole('link', { name: oauth.home })).toHaveAttribute('href', '/en');
});

describe('a desktop sign-in (R6)', () => {
  const id = 'offer-1';

  it.each([
    ['switch', lin, ['lin8888', 'Far Sail', 'chen9999', 'Near Port']],
    ['confirm', null, ['chen9999', 'Near Port']],
  ] as const)(
    '%s: asks with a plain form that says which offer it answers',
    (state, current, texts) => {
      const { container } = show({ state, desktopSignIn: { id, current, offered: chen } });
      for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
      const form = container.querySelector('form') as HTMLFormElement;
      expect(form).toHaveAttribute('action', '/api/oauth/switch');
      expect(form.method).toBe('post');
      const responses = screen
        .getAllByRole('button')
        .map((button) => Object.fromEntries(new FormData(form, button as HTMLButtonElement)));
      expect(responses).toEqual([
        { locale: 'en-US', offer: id, decision: 'accept' },
        { locale: 'en-US', offer: id, decision: 'decline' },
      ]);
    },
  );

  it('is named in the question while the visitor is signed out', () => {
    show({ state: 'confirm', desktopSignIn: { id, current: null, offered: chen } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in as chen9999?');
    expect(screen.queryByText(oauth.current)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: oauth.confirm.decline })).toBeInTheDocument();
  });
});
