/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { TestMessages } from '../forms.test-support';
import { InvitationLinkForm } from './member-forms';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

function paste(text: string) {
  render(
    <TestMessages locale="en-US">
      <InvitationLinkForm id="invitation" />
    </TestMessages>,
  );
  fireEvent.change(screen.getByLabelText('Link'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
}

beforeEach(() => push.mockClear());

it('leads to the invitation in the language of the page', () => {
  paste(`${location.origin}/teaminvited?token=abcdefgh1`);
  expect(push).toHaveBeenCalledWith('/en/teaminvited?token=abcdefgh1');
});

it.each([
  ['', 'paste it'],
  ['https://evil.example/teaminvited?token=abcdefgh1', 'not ours'],
  ['hello', 'no link'],
])('says what is wrong with %j, at the field', (text, error) => {
  paste(text);
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Link')).toHaveFocus();
  expect(screen.getByLabelText('Link')).toHaveAccessibleDescription(`${error} hint`);
});
