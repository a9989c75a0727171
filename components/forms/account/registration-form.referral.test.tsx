/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, screen } from '@testing-library/react';
import {
  flushPromises,
  okResponse,
  mockHandlers,
  refusedResponse,
  type MockResponse,
} from '../forms.test-support';
import {
  resetBrowser,
  getField,
  fillRegistration,
  openRegistration,
  pressButton,
  registerApi,
  sessionData,
  submitForm,
  typeInto,
} from './registration.test-support';

const lookupPath = '/api/promoter/discount';
const knownPromoter = (code: string, name = 'Lin') =>
  okResponse({ discount: 76, promoter: { code, name } });
const unknownPromoter = okResponse({ discount: 76 });
const invalidReferral = refusedResponse(409, { message: 'unknown', reason: 'referralInvalid' });

const clearReferralCookies = () => {
  for (const name of ['promoter', 'channelId']) document.cookie = `${name}=; Max-Age=0; path=/`;
};
beforeEach(resetBrowser);
afterEach(clearReferralCookies);

/** The form of a visitor with these cookies. */
async function openWithCookies(cookies: readonly string[], ...responses: (MockResponse | Error)[]) {
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  const calls = mockHandlers({
    [lookupPath]: responses,
    [registerApi]: [invalidReferral, okResponse(sessionData)],
  });
  const callbacks = openRegistration();
  await flushPromises();
  return { ...calls, ...callbacks };
}

describe('the referral code at the start (R10)', () => {
  it.each([
    ['a promoter that is known', ['promoter=abc123'], knownPromoter('abc123'), 'abc123'],
    ['no promoter for an unknown code', ['promoter=stranger'], unknownPromoter, ''],
    ['no promoter where there is no response', ['promoter=abc123'], new Error('offline'), ''],
    ['no promoter after nonsense', ['promoter=abc123'], okResponse(null), ''],
    ['no promoter for another than requested', ['promoter=abc123'], knownPromoter('other'), ''],
    [
      'an invite code, with or without a response',
      ['promoter=K7MPX4QH'],
      new Error('offline'),
      'K7MPX4QH',
    ],
    ['no channel, known or not', ['channelId=abc123'], knownPromoter('abc123'), ''],
    [
      'no channel in the shape of an invite code',
      ['channelId=K7MPX4QH', 'promoter=K7MPX4QH'],
      unknownPromoter,
      '',
    ],
    ['no promoter for what is no code', ['promoter=../x'], knownPromoter('../x'), ''],
  ])('%s', async (_, cookies, response, value) => {
    await openWithCookies(cookies, response);
    expect(getField('Referral')).toHaveValue(value);
  });

  it('sends no request about a channel, and none without a promoter', async () => {
    const { callsTo } = await openWithCookies(['channelId=abc123'], knownPromoter('abc123'));
    expect(callsTo(lookupPath)).toEqual([]);
  });

  it('keeps text typed before', async () => {
    sessionStorage.setItem('register_draft', '{"referral_code":"typed1"}');
    await openWithCookies(['promoter=K7MPX4QH'], knownPromoter('K7MPX4QH'));
    expect(getField('Referral')).toHaveValue('typed1');
  });

  it('names the code’s owner while it is there', async () => {
    await openWithCookies(['promoter=abc123'], knownPromoter('abc123', '$& <b>Lin</b>'));
    const sentence = 'recommended by $& <b>Lin</b>';
    expect(getField('Referral')).toHaveAccessibleDescription(sentence);
    typeInto('Referral', 'abc124');
    expect(getField('Referral')).not.toHaveAccessibleDescription(sentence);
  });

  it('is not stored in the draft: after a reload it was not typed', async () => {
    await openWithCookies(['promoter=K7MPX4QH'], unknownPromoter);
    typeInto('User name', 'seller01');
    expect(sessionStorage.getItem('register_draft')).toBe(
      '{"area_code":"86","username":"seller01"}',
    );
    cleanup();
    clearReferralCookies();
    await openWithCookies([], unknownPromoter);
    expect(getField('User name')).toHaveValue('seller01');
    expect(getField('Referral')).toHaveValue('');
  });
});

describe('the referral code that is sent', () => {
  const submitAndReadReferral = async (openedForm: Awaited<ReturnType<typeof openWithCookies>>) => {
    await submitForm();
    return openedForm
      .callsTo(registerApi)
      .map(({ body }) => [body.referral_code, body.referral_prefilled]);
  };

  it('is marked when it was not typed', async () => {
    const openedForm = await openWithCookies(['promoter=K7MPX4QH'], unknownPromoter);
    fillRegistration();
    expect(await submitAndReadReferral(openedForm)).toEqual([['K7MPX4QH', true]]);
  });

  it('is not marked, and asks, when it was typed over', async () => {
    const openedForm = await openWithCookies(['promoter=K7MPX4QH'], unknownPromoter);
    fillRegistration();
    typeInto('Referral', 'NOBODY99');
    expect(await submitAndReadReferral(openedForm)).toEqual([['NOBODY99', undefined]]);
    expect(screen.getByRole('alertdialog')).toHaveAttribute('open');
    pressButton('go on');
    await flushPromises();
    expect(openedForm.callsTo(registerApi)[1]?.body).not.toHaveProperty('referral_prefilled');
    expect(openedForm.onDone).toHaveBeenCalledTimes(1);
  });

  it('is not sent when it was removed', async () => {
    const openedForm = await openWithCookies(['promoter=K7MPX4QH'], unknownPromoter);
    fillRegistration();
    typeInto('Referral', '');
    expect(await submitAndReadReferral(openedForm)).toEqual([['', undefined]]);
  });
});
