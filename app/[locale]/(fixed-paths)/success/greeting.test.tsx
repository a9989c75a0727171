/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { fetchFromApi } from '@/lib/browser/site-api';
import { okResponse, mockHandlers } from '@/components/forms/forms.test-support';
import { Greeting } from './greeting';

// The real function, wrapped so that tests can wait for its answers.
jest.mock('@/lib/browser/site-api', () => ({
  fetchFromApi: jest.fn(
    jest.requireActual<{ fetchFromApi: typeof fetchFromApi }>('@/lib/browser/site-api')
      .fetchFromApi,
  ),
}));

const messages = { neutral: 'Ready', named: '{username} of {company}' };
const sessionResponse = (username: string) =>
  okResponse({ signedIn: true, username, companyName: 'Acme' });

it.each([
  ['names who is signed in', sessionResponse('Ann'), 'Ann of Acme'],
  ['takes names as they are', sessionResponse('$& {company}'), '$& {company} of Acme'],
  ['is neutral for a signed-out visitor', okResponse({ signedIn: false }), 'Ready'],
  ['is neutral without an answer', new Error('offline'), 'Ready'],
  ['is neutral after nonsense', okResponse(null), 'Ready'],
])('%s', async (_, response, text) => {
  mockHandlers({ '/api/account/session': [response] });
  render(
    <p>
      <Greeting messages={messages} />
    </p>,
  );
  expect(screen.getByText(/./).textContent).toBe('Ready');
  // The greeting is neutral at first; the test checks it after the answer.
  await act(async () => void (await jest.mocked(fetchFromApi).mock.results.at(-1)?.value));
  expect(screen.getByText(/./).textContent).toBe(text);
});
