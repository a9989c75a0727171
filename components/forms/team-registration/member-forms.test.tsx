/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import {
  resetBrowser,
  fillRegistration,
  pressButton,
  registerApi,
  sessionData,
} from '../account/registration.test-support';
import { flushPromises, okResponse, mockHandlers, TestMessages } from '../forms.test-support';
import { TeamMemberForm } from './member-forms';

const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(resetBrowser);

it('registers staff and then says on the page how to join the team', async () => {
  const { callsTo } = mockHandlers({ [registerApi]: [okResponse(sessionData)] });
  render(
    <>
      <input id="invitation" aria-label="Link" />
      <TeamMemberForm pasteId="invitation" />
    </>,
    { wrapper: TestMessages },
  );
  fillRegistration();
  pressButton('register');
  await flushPromises();
  expect(callsTo(registerApi)[0]?.body.role).toBe('employee');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(router.refresh).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'paste it' }));
  expect(screen.getByLabelText('Link')).toHaveFocus();
});
