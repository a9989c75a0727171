/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { fieldsOf } from '@superbrowser/contract/forms/application-forms';
import { toastStore } from '@/components/ui/toast/toast-store';
import { flushPromises, okResponse, mockHandlers } from '../forms.test-support';
import {
  allKinds,
  getControl,
  fillForm,
  apiPathOf,
  openForm,
  sendForm,
  texts,
  typeInto,
  formValues,
} from './application-form.test-support';

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: jest.fn() }) }));

beforeEach(() => sessionStorage.clear());

const findNotice = () => screen.queryByText(texts.form.restored);

/** Opens the form again as after a reload: only session storage is kept. */
async function reload(kind: Parameters<typeof openForm>[0]) {
  cleanup();
  openForm(kind);
  await flushPromises();
}

const unstoredFields = ['code', 'confirmation', 'is_agreed', 'screenshot'];

describe.each(allKinds)('the draft of %s', (kind) => {
  it('restores text, without codes and checkboxes, and tells so', async () => {
    openForm(kind);
    expect(findNotice()).not.toBeInTheDocument();
    fillForm(kind);
    const valuesBefore = formValues();
    await reload(kind);
    const storedValues = Object.fromEntries(
      Object.entries(valuesBefore).filter(([name]) => !unstoredFields.includes(name)),
    );
    expect(formValues()).toMatchObject(storedValues);
    const unstoredNames = fieldsOf(kind)
      .map(({ name }) => name)
      .filter((name) => unstoredFields.includes(name));
    for (const name of unstoredNames.filter(
      (name) => name !== 'screenshot' && name !== 'is_agreed',
    ))
      expect(getControl(name)).toHaveValue('');
    if (unstoredNames.includes('is_agreed' as never))
      expect(getControl('is_agreed')).not.toBeChecked();
    expect(findNotice()).toBeInTheDocument();
    // The restored form can be sent, once the rest is filled in again.
    const { calls } = mockHandlers({ [apiPathOf(kind)]: [okResponse({ number: 'K7M2P9QXWA' })] });
    for (const name of ['code', 'confirmation', 'is_agreed'] as const)
      if (unstoredNames.includes(name as never))
        typeInto(name, name === 'code' ? '123456' : name === 'confirmation' ? '注销账号' : true);
    await sendForm();
    expect(calls).toHaveLength(1);
  });

  it('is removed after a success', async () => {
    mockHandlers({ [apiPathOf(kind)]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm(kind);
    fillForm(kind);
    await sendForm();
    expect(sessionStorage).toHaveLength(0);
  });
});

it('never contains a code or a confirmation', async () => {
  openForm('cancelAccount');
  fillForm('cancelAccount');
  const storage = Object.values({ ...sessionStorage }).join();
  expect(storage).toContain('13800138000'.slice(0, 3));
  expect(storage).not.toMatch(/123456|cancel account/i);
});

it('can be cleared, after which the form has another key', async () => {
  const { calls } = mockHandlers({ [apiPathOf('private')]: [new Error('offline')] });
  openForm('private');
  fillForm('private');
  await reload('private');
  typeInto('is_agreed', true);
  await sendForm();
  fireEvent.click(screen.getByRole('button', { name: texts.form.clear }));
  await flushPromises();
  expect(findNotice()).not.toBeInTheDocument();
  expect(toastStore.snapshot()).toMatchObject([{ title: '', text: 'Done', tone: 'ok' }]);
  expect(getControl('company_name')).toHaveValue('');
  expect(getControl('company_name')).toHaveFocus();
  expect(document.querySelectorAll('input[type=radio]:checked')).toHaveLength(0);
  expect(getControl('is_agreed')).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
  fillForm('private');
  await sendForm();
  expect(calls).toHaveLength(2);
  expect(calls[0]?.body.idempotency_key).not.toBe(calls[1]?.body.idempotency_key);
});

it('forgets a form that was emptied manually', async () => {
  openForm('feedback');
  typeInto('text', 'something');
  expect(JSON.parse(Object.values(sessionStorage).join())).toEqual({ text: 'something' });
  typeInto('text', '');
  expect(sessionStorage).toHaveLength(0);
});

it('leaves out a day that has passed', async () => {
  sessionStorage.setItem(
    'apply_draft_appointment',
    JSON.stringify({ date: '2020-01-06', city: 'Shenzhen' }),
  );
  openForm('appointment');
  await flushPromises();
  expect(getControl('city')).toHaveValue('Shenzhen');
  expect(getControl('date')).toHaveValue('');
});

it.each(['null', '[]', '{"text":5}', '{"other":"x"}', 'not json', '"text"'])(
  'ignores %s',
  async (stored) => {
    sessionStorage.setItem('apply_draft_feedback', stored);
    openForm('feedback');
    await flushPromises();
    expect(getControl('text')).toHaveValue('');
    expect(findNotice()).not.toBeInTheDocument();
  },
);

it('keeps the drafts of two forms separate', async () => {
  openForm('partners');
  fillForm('partners');
  await reload('private');
  expect(getControl('company_name')).toHaveValue('');
});
