/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { flushPromises, okResponse, mockHandlers, refusedResponse } from '../forms.test-support';
import {
  createInvitation,
  getButton,
  submitJoinForm,
  getPageHeading,
  openInvitation,
  teamApiPaths,
  texts,
  typeInto,
} from './team-invitation.test-support';

beforeEach(() => sessionStorage.clear());

describe('joining (R8)', () => {
  it('sends the typed values once and shows the result', async () => {
    const { callsTo } = mockHandlers({
      [teamApiPaths.status]: [okResponse(createInvitation({}))],
      [teamApiPaths.join]: [okResponse({ state: 'success' })],
    });
    await openInvitation('?token=abc');
    await submitJoinForm();
    expect(callsTo(teamApiPaths.join).map((call) => call.body)).toEqual([
      {
        token: 'abc',
        area_code: 86,
        phone: '13800138000',
        code: '123456',
        name: 'Chen',
        is_agreed: true,
      },
    ]);
    expect(getPageHeading()).toHaveTextContent(texts.screens.success.title);
    expect(document.activeElement).toContainElement(getPageHeading());
  });

  it.each(['waiting', 'hasAccount'] as const)(
    'waits for the inviter when the answer is %s',
    async (state) => {
      mockHandlers({
        [teamApiPaths.status]: [okResponse(createInvitation({}))],
        [teamApiPaths.join]: [okResponse({ state })],
      });
      await openInvitation('?token=abc');
      await submitJoinForm();
      expect(getPageHeading()).toHaveTextContent(texts.screens.waiting.title);
    },
  );

  it('leaves a name that the inviter has set unchanged', async () => {
    const { callsTo } = mockHandlers({
      [teamApiPaths.status]: [okResponse(createInvitation({ readonlyName: 'Chen Xiao' }))],
      [teamApiPaths.join]: [okResponse({ state: 'success' })],
    });
    await openInvitation('?token=abc');
    expect(screen.getByLabelText('Your name')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription(texts.fixed);
    await submitJoinForm(null);
    expect(callsTo(teamApiPaths.join)[0]?.body.name).toBe('Chen Xiao');
  });

  it('asks for the agreement after it was unchecked', async () => {
    const { callsTo } = mockHandlers({ [teamApiPaths.status]: [okResponse(createInvitation({}))] });
    await openInvitation('?token=abc');
    fireEvent.click(screen.getByRole('checkbox'));
    await submitJoinForm();
    expect(screen.getByRole('alert')).toHaveTextContent('please tick');
    expect(callsTo(teamApiPaths.join)).toEqual([]);
  });

  it.each([
    ['codeInvalid', undefined, 'Code'],
    ['phoneInvalid', undefined, 'Phone'],
    ['fieldsInvalid', { name: 'not this' }, 'Your name'],
  ] as const)(
    'shows a refusal (%s) at its field and keeps the rest',
    async (reason, fields, label) => {
      const refusal = { message: 'not this', reason, ...(fields && { fields }) };
      mockHandlers({
        [teamApiPaths.status]: [okResponse(createInvitation({}))],
        [teamApiPaths.join]: [refusedResponse(409, refusal)],
      });
      await openInvitation('?token=abc');
      await submitJoinForm();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/not this/);
      expect(screen.getByLabelText('Phone')).toHaveValue('138 0013 8000');
      expect(screen.getByLabelText('Your name')).toHaveValue('Chen');
    },
  );

  it.each([
    [
      'the message of the server',
      refusedResponse(409, { message: 'Ask Lin', reason: 'other' }),
      'Ask Lin',
    ],
    [
      'a withdrawn invitation',
      refusedResponse(409, { message: 'Gone', reason: 'invitationInvalid' }),
      'Gone',
    ],
    ['a lost network', new Error('offline'), 'no network'],
  ])('shows %s above the form and keeps what was typed', async (_, reply, text) => {
    const { callsTo } = mockHandlers({
      [teamApiPaths.status]: [okResponse(createInvitation({}))],
      [teamApiPaths.join]: [reply],
    });
    await openInvitation('?token=abc');
    await submitJoinForm();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    fireEvent.click(getButton(texts.submit));
    await flushPromises();
    expect(callsTo(teamApiPaths.join)).toHaveLength(2);
  });

  it('has codes sent by text message for this invitation', async () => {
    const { callsTo } = mockHandlers({
      [teamApiPaths.status]: [okResponse(createInvitation({}))],
      [teamApiPaths.code]: [okResponse({ resendAt: 60_000, now: 0 })],
    });
    await openInvitation('?token=abc');
    typeInto('Phone', '13800138000');
    fireEvent.click(getButton('send code'));
    await flushPromises();
    expect(callsTo(teamApiPaths.code).map((call) => call.body)).toEqual([
      { token: 'abc', area_code: 86, phone: '13800138000' },
    ]);
    expect(getButton('again in 60')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('call me')).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('abc');
  });
});
