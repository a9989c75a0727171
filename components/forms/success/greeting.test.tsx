/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { good, handlers } from '../test-support';
import { Greeting } from './greeting';

const words = { neutral: 'Ready', named: '{username} of {company}' };
const signedIn = (username: string) => good({ signedIn: true, username, companyName: 'Acme' });

it.each([
  ['names who is signed in', signedIn('Ann'), 'Ann of Acme'],
  ['takes names as they are', signedIn('$& {company}'), '$& {company} of Acme'],
  ['is neutral for nobody', good({ signedIn: false }), 'Ready'],
  ['is neutral without an answer', new Error('offline'), 'Ready'],
  ['is neutral after nonsense', good(null), 'Ready'],
])('%s', async (_, answer, text) => {
  handlers({ '/api/account/session': [answer] });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <p>
        <Greeting words={words} />
      </p>
    </SWRConfig>,
  );
  await act(async () => void (await new Promise((done) => setTimeout(done, 20))));
  expect(screen.getByText(/./).textContent).toBe(text);
});
