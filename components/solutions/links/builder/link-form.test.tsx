/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '@/messages/en-US/partnersLinks.json';
import { LinkForm } from './link-form';

const words = messages.builder;
const home = 'https://site.example/en';

function show() {
  render(
    <LinkForm
      words={words}
      addresses={{ 'en-US': { '/': home, '/v6': `${home}/v6` } }}
      files={{ exe: 'SuperBrowser-1.2.3-x64.exe', zip: 'SuperBrowser-1.2.3-x64.zip' }}
      choices={
        <>
          <select name="page" aria-label="page" defaultValue="/">
            <option>/</option>
            <option>/v6</option>
          </select>
          <input type="hidden" name="language" value="en-US" />
        </>
      }
      placeholder={<p>nothing yet</p>}
    />,
  );
  return {
    type: (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } }),
    code: screen.getByLabelText(words.code),
  };
}

/** The QR library is fetched with the first link; a busy machine takes its time over it. */
const patient = { timeout: 20_000 };

const link = () => document.querySelector('#promoter-link')?.textContent;

it('shows the link, the names of the packages and the lives of the cookies', async () => {
  const { type } = show();
  expect(screen.getByText('nothing yet')).toBeVisible();
  type(words.code, 'hz2207');
  expect(await screen.findByText(`${home}?promoter=hz2207`, {}, patient)).toBeVisible();
  expect(screen.getByRole('img', { name: words.qr })).toBeVisible();
  expect(screen.getByText('SuperBrowser-1.2.3-x64_hz2207.exe')).toBeVisible();
  expect(screen.getByText('SuperBrowser-1.2.3-x64_hz2207.zip')).toBeVisible();
  expect(screen.getByText(/^7 days/)).toBeVisible();
  expect(screen.queryByText(words.facts.utm)).toBeNull();
  type(words.names.utm_source, ' blog ');
  expect(link()).toBe(`${home}?promoter=hz2207&utm_source=blog`);
  expect(screen.getByText('30 days')).toBeVisible();
  type('page', '/v6');
  expect(link()).toBe(`${home}/v6?promoter=hz2207&utm_source=blog`);
});

it.each([
  ['official', words.errors.official],
  ['推广', words.errors.characters],
  ['a'.repeat(65), words.errors.tooLong],
])('refuses %s at the field, aloud', (typed, error) => {
  const { type, code } = show();
  type(words.code, typed);
  expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(code).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.getByRole('status')).toHaveTextContent(error);
  expect(screen.getByText('nothing yet')).toBeVisible();
});

it('says that a trailing .exe was taken off', async () => {
  const { type, code } = show();
  type(words.code, 'hz2207.exe');
  expect(code).toHaveAccessibleDescription(words.stripped);
  expect(await screen.findByText(`${home}?promoter=hz2207`, {}, patient)).toBeVisible();
});

it('leaves an unusable campaign out and says so', async () => {
  const { type } = show();
  type(words.code, 'hz2207');
  type(words.names.utm_medium, 'a\u0007b');
  expect(await screen.findByText(`${home}?promoter=hz2207`, {}, patient)).toBeVisible();
  expect(screen.getByLabelText(words.names.utm_medium)).toHaveAccessibleDescription(
    words.errors.utm,
  );
});
