/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { good, handlers } from '../test-support';
import { applicationForms, fieldsOf } from '@superbrowser/contract/forms/registry';
import fields from '@/messages/en-US/fields.json';
import {
  allKinds,
  control,
  fillForm,
  handlerOf,
  openForm,
  said,
  send,
  typeInto,
} from './test-forms';

jest.mock('next-intl/server', () =>
  jest.requireActual<typeof import('./test-messages')>('./test-messages').intlServer(),
);
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

beforeEach(() => {
  sessionStorage.clear();
  replace.mockClear();
  window.history.replaceState(null, '', '/');
});

describe.each(allKinds)('the form %s', (kind) => {
  const names = fieldsOf(kind).map(({ name }) => name);
  const required = fieldsOf(kind)
    .filter(({ optional }) => !optional)
    .map(({ name }) => name);

  it('has its fields in the order its summary names them', async () => {
    const { container } = await openForm(kind);
    const shown = [...container.querySelectorAll<HTMLInputElement>('form [id]')]
      .map(({ id, type: kindOf }) => ({ id: id.split('_r_').at(-1) ?? '', kindOf }))
      .flatMap(({ id, kindOf }) => (kindOf ? [id.replace(/^.*?_/, '')] : []))
      .filter((id) => names.includes(id));
    expect(shown).toEqual(names);
  });

  it('says at each required field that it is missing, and sends nothing', async () => {
    const { calls } = handlers({});
    await openForm(kind);
    await send();
    const summary = within(screen.getByRole('alert'));
    expect(summary.getAllByRole('link')).toHaveLength(required.length);
    for (const name of required) {
      const inGroup = control(name).closest('[role=radiogroup]');
      expect(inGroup ?? control(name)).toBeInvalid();
      const sentences = summary.getAllByRole('link').map((link) => link.textContent);
      expect(sentences.some((text) => said(name).startsWith(text ?? ' '))).toBe(true);
    }
    // No two entries may read the same: nobody could tell the fields apart.
    const all = summary.getAllByRole('link').map((link) => link.textContent);
    expect(new Set(all).size).toBe(all.length);
    expect(calls).toEqual([]);
  });

  it('sends what was filled to its own handler and leads to the number', async () => {
    const { calls } = handlers({ [handlerOf(kind)]: [good({ apply_no: 'K7M2P9QXWA' })] });
    await openForm(kind);
    fillForm(kind);
    await send();
    expect(calls).toHaveLength(1);
    const filled = names.filter((name) => name !== 'screenshot');
    for (const name of filled) expect(calls[0]?.body).toHaveProperty(name);
    expect(calls[0]?.body).toMatchObject({ company_website: '', apply_from: 0 });
    expect(calls[0]?.body.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[0]?.body.filled_ms).toEqual(expect.any(Number));
    expect(replace).toHaveBeenCalledWith(`/en${applicationForms[kind].success}?no=K7M2P9QXWA`);
  });

  it('counts as its schemas do', async () => {
    handlers({});
    await openForm(kind);
    for (const { name, max: limit } of fieldsOf(kind)) {
      if (limit === undefined) continue;
      const tail = name === 'email' ? '@a.example' : name === 'website' ? '.example' : '';
      const over = fields.named.tooLong.replace('{limit, number}', limit.toLocaleString('en-US'));
      const sentence = new RegExp(over.replace('{label}', '.+'));
      typeInto(name, 'x'.repeat(limit - tail.length) + tail);
      await send();
      expect(said(name)).not.toMatch(sentence);
      typeInto(name, 'x'.repeat(limit + 1 - tail.length) + tail);
      await send();
      expect(said(name)).toMatch(sentence);
    }
  });
});
