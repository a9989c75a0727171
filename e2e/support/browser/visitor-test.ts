import { createIp } from '../visitors/visitor';
import { test as base } from './test';

/** Browser tests whose visitor has their own IP. */
export const test = base.extend({
  context: async ({ context }, provide) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': createIp() });
    await provide(context);
  },
});

export { expect } from './test';
