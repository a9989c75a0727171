/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { good, handlers } from '../test-support';
import { applicationForms, textLimits } from './kinds';
import {
  allKinds,
  control,
  fillForm,
  handlerOf,
  openForm,
  said,
  send,
  texts,
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

const optional = ['compliance', 'website', 'requirement', 'screenshot', 'reply_to'];
const mayStayEmpty = (kind: string, name: string) =>
  optional.includes(name) || (name === 'message' && kind !== 'ecology');

describe.each(allKinds)('the form %s', (kind) => {
  const required = applicationForms[kind].fields.filter((name) => !mayStayEmpty(kind, name));

  it('has its fields in the order its summary names them', async () => {
    const { container } = await openForm(kind);
    const names = [...container.querySelectorAll<HTMLInputElement>('form [id]')]
      .map(({ id, type: kindOf }) => ({ id: id.split('_r_').at(-1) ?? '', kindOf }))
      .flatMap(({ id, kindOf }) => (kindOf ? [id.replace(/^.*?_/, '')] : []))
      .filter((id) => (applicationForms[kind].fields as readonly string[]).includes(id));
    expect(names).toEqual(applicationForms[kind].fields);
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
    const filled = applicationForms[kind].fields.filter((name) => name !== 'screenshot');
    for (const name of filled) expect(calls[0]?.body).toHaveProperty(name);
    expect(calls[0]?.body).toMatchObject({ company_website: '', apply_from: 0 });
    expect(calls[0]?.body.idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[0]?.body.filled_ms).toEqual(expect.any(Number));
    expect(replace).toHaveBeenCalledWith(`/en${applicationForms[kind].success}?no=K7M2P9QXWA`);
  });

  it('counts as its schemas do', async () => {
    handlers({});
    await openForm(kind);
    const limited = applicationForms[kind].fields.filter((name) => name in textLimits);
    for (const name of limited) {
      const limit = textLimits[name as keyof typeof textLimits];
      const tail = name === 'email' ? '@a.example' : name === 'website' ? '.example' : '';
      const over = texts.errors.tooLong.replace('{limit, number}', limit.toLocaleString('en-US'));
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
