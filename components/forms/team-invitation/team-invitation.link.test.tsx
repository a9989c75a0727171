/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { flushPromises, okResponse, mockHandlers, refusedResponse } from '../forms.test-support';
import {
  createInvitation,
  getButton,
  getPageHeading,
  openInvitation,
  teamApiPaths,
  texts,
} from './team-invitation.test-support';

describe('an invitation link (R8)', () => {
  it('says that it is being checked', async () => {
    mockHandlers({});
    const opening = openInvitation('?token=abc');
    expect(getPageHeading()).toHaveTextContent(texts.screens.loading.title);
    await opening;
  });

  it.each(['', '?token=', '?token=%20', '?Token=abc', `?token=${'x'.repeat(513)}`])(
    'without a token (%#) is invalid, and no request is sent',
    async (search) => {
      const { calls } = mockHandlers({
        [teamApiPaths.status]: [okResponse(createInvitation({}))],
      });
      await openInvitation(search);
      expect(getPageHeading()).toHaveTextContent(texts.screens.invalid.title);
      expect(calls).toEqual([]);
      expect(screen.getByRole('link', { name: texts.staff })).toHaveAttribute(
        'href',
        '/staffregister',
      );
    },
  );

  it('is sent in a request body, never in a URL', async () => {
    const { calls } = mockHandlers({ [teamApiPaths.status]: [okResponse(createInvitation({}))] });
    await openInvitation('?token=abc%2B1');
    expect(calls).toEqual([{ path: teamApiPaths.status, body: { token: 'abc+1' } }]);
    expect(document.body.innerHTML).not.toContain('abc');
  });

  it.each(['joined', 'waiting', 'success', 'invalid'] as const)(
    'shows the screen %s without a form',
    async (state) => {
      mockHandlers({ [teamApiPaths.status]: [okResponse(createInvitation({ state }))] });
      await openInvitation('?token=abc');
      expect(getPageHeading()).toHaveTextContent(texts.screens[state].title);
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Download' }) !== null).toBe(state !== 'invalid');
    },
  );

  it.each(['hasAccount', 'noAccount'] as const)(
    'shows the state %s with names and the form',
    async (state) => {
      mockHandlers({ [teamApiPaths.status]: [okResponse(createInvitation({ state }))] });
      await openInvitation('?token=abc');
      expect(getPageHeading()).toHaveTextContent('Lin invited you to a team');
      expect(screen.getByText('Far Sail')).toBeInTheDocument();
      expect(
        screen.getByText(texts.screens[state].text.replaceAll('{inviter}', 'Lin')),
      ).toBeVisible();
      expect(screen.getByRole('checkbox')).toBeChecked();
      expect(screen.getByLabelText('Your name')).not.toHaveAttribute('readonly');
    },
  );

  it.each([
    ['a lost network', new Error('offline'), texts.screens.failed.text],
    ['an unreadable answer', okResponse({ state: 'married' }), texts.screens.failed.text],
    ['no answer', okResponse(null), texts.screens.failed.text],
    ['a refusal', refusedResponse(429, { message: 'Too often', reason: 'tooOften' }), 'Too often'],
  ])('can be checked again after %s', async (failure, first, text) => {
    const { title, refused: neutral } = texts.screens.failed;
    const { callsTo } = mockHandlers({
      [teamApiPaths.status]: [first, okResponse(createInvitation({}))],
    });
    await openInvitation('?token=abc');
    expect(getPageHeading()).toHaveTextContent(failure === 'a refusal' ? neutral : title);
    expect(screen.getByText(text)).toBeInTheDocument();
    fireEvent.click(getButton(texts.retry));
    await flushPromises();
    expect(getPageHeading()).toHaveTextContent('Lin invited you');
    expect(callsTo(teamApiPaths.status)).toHaveLength(2);
  });

  it('is invalid when the backend says so with its own code', async () => {
    const refusal = { message: 'gone', reason: 'invitationInvalid' } as const;
    mockHandlers({ [teamApiPaths.status]: [refusedResponse(409, refusal)] });
    await openInvitation('?token=abc');
    expect(getPageHeading()).toHaveTextContent(texts.screens.invalid.title);
  });

  it('is added to the link to the other language only at the click', async () => {
    mockHandlers({ [teamApiPaths.status]: [okResponse(createInvitation({}))] });
    await openInvitation('?token=abc');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/en/teaminvited';
    link.dataset.language = 'en-US';
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.getAttribute('href')).toMatch(/\/en\/teaminvited\?token=abc$/);
    link.remove();
  });
});
