/** What is one switch or one figure for the whole site. */
import 'server-only';
import { z } from 'zod';
import { changeConfig, storedConfig } from '../../content/site-content';
import { reason } from '../refusal-words';
import { verb } from '../verb';

const mourn = (on: boolean) =>
  verb({
    name: `mourning ${on ? 'on' : 'off'}`,
    summary: on
      ? { zh: '全站变灰', en: 'Greys the site' }
      : { zh: '全站恢复颜色', en: 'Gives the site its colours back' },
    positional: [],
    fields: {},
    input: z.strictObject({}),
    changes: true,
    async run(_, { db }) {
      const before = { mourning: (await storedConfig(db))?.mourning ?? false };
      const data = await changeConfig({ mourning: on }, db);
      return {
        data,
        undo: { verb: `mourning ${on ? 'off' : 'on'}`, values: {} },
        audit: { before, after: { mourning: on } },
      };
    },
  });

const setCount = verb({
  name: 'count set',
  summary: { zh: '设置公开的店铺数（万）', en: 'Sets the number of stores pages name' },
  positional: ['count'],
  fields: { count: { zh: '如 600', en: 'like 600' } },
  input: z.strictObject({
    count: z.string().regex(/^\d{1,8}(\.\d{1,2})?\+?$/, reason('must be a number like 600')),
  }),
  changes: true,
  async run({ count: stores }, { db }) {
    const before = { count: (await storedConfig(db))?.count ?? null };
    const data = await changeConfig({ count: stores }, db);
    const audit = { detail: stores, before, after: { count: stores } };
    return { data, audit };
  },
});

export const switchVerbs = [mourn(true), mourn(false), setCount];
