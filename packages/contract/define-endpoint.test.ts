import { z } from 'zod';
import { defineEndpoint, type Endpoint } from './define-endpoint';
import { endpoints } from './endpoints';

const data = z.object({});
const row = { path: '/x', data } as const;
const nothing = z.object({});
const keyed = z.object({ idempotency_key: z.string() });
const perhapsKeyed = z.object({ idempotency_key: z.string().optional() });

it('allows repeating a call only where that is safe', () => {
  expect(defineEndpoint({ ...row, method: 'GET', payload: nothing }).repeat).toBe('read');
  expect(defineEndpoint({ ...row, method: 'POST', payload: nothing }).repeat).toBe('never');
  defineEndpoint({ ...row, method: 'POST', repeat: 'keyed', payload: keyed });
  // @ts-expect-error without a key a repeat cannot be recognized
  defineEndpoint({ ...row, method: 'POST', repeat: 'keyed', payload: nothing });
  // @ts-expect-error a key that may be missing is none
  defineEndpoint({ ...row, method: 'POST', repeat: 'keyed', payload: perhapsKeyed });

  const rows: readonly Endpoint[] = Object.values(endpoints);
  const repeated = rows.filter(({ repeat, method }) => repeat !== 'never' && method === 'POST');
  expect(repeated.map(({ path }) => path)).toEqual(['/official_website/apply']);
});
