/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import oauth from '@/messages/en-US/oauth.json';
import { OauthScreen, type OauthScreenProps } from './oauth-screen';

const show = (props: OauthScreenProps) =>
  render(
    <NextIntlClientProvider locale="en-US" messages={{ oauth }}>
      <OauthScreen {...props} />
    </NextIntlClientProvider>,
  );

const lin = { username: 'lin8888', companyName: 'Far Sail' };
const chen = { username: 'chen9999', companyName: 'Near Port' };

it.each(['missing', 'expired', 'unavailable'] as const)(
  'explains %s and offers another way in',
  (state) => {
    show({ state });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(oauth[state].title);
    expect(screen.getByRole('link', { name: oauth.signIn })).toHaveAttribute(
      'href',
      '/en/register?mode=signin',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);

it('explains what the page is for where nothing happened', () => {
  show({ state: 'about' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(oauth.about.title);
  expect(screen.getByRole('link', { name: oauth.home })).toHaveAttribute('href', '/en');
});

describe('another account (R6)', () => {
  it('is asked about by a plain form that says which answer was chosen, and in which language', () => {
    const { container } = show({ state: 'switch', handover: { current: lin, offered: chen } });
    for (const text of ['lin8888', 'Far Sail', 'chen9999', 'Near Port'])
      expect(screen.getByText(text)).toBeInTheDocument();
    const form = container.querySelector('form') as HTMLFormElement;
    expect(form).toHaveAttribute('action', '/api/oauth/switch');
    expect(form.method).toBe('post');
    const answers = screen
      .getAllByRole('button')
      .map((button) => Object.fromEntries(new FormData(form, button as HTMLButtonElement)));
    expect(answers).toEqual([
      { locale: 'en-US', decision: 'switch' },
      { locale: 'en-US', decision: 'keep' },
    ]);
  });

  it('is offered alone where the present session is over', () => {
    show({ state: 'switch', handover: { current: null, offered: chen } });
    expect(screen.queryByText(oauth.switch.current)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: oauth.switch.decline })).toBeInTheDocument();
  });
});
