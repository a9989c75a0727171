/** What the audit keeps of a change: what it found and what it left, and nothing that anybody wrote. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAudit } from '@superbrowser/backend/operator/run';
import { accountSteps, newPhone } from '../account-steps';
import type { Subject } from '../subject';
import { operatorSteps } from './steps';

const price = { name: { zh: '专业版', en: 'Pro' }, amount: 99, period: 'month', unit: 'store' };

/** Registers the suite. */
export function operatorAuditContract(subject: () => Subject): void {
  const { register } = accountSteps(subject);
  const { done, data } = operatorSteps(subject);

  /** Lines of one person, oldest first: verb, what was there, what is there. */
  async function linesOf(who: string) {
    const rows = await subject().withDb((db) =>
      db.selectFrom('audit_lines').selectAll().where('who', '=', who).orderBy('at').execute(),
    );
    const facts = (text: string | null) => text && (JSON.parse(text) as unknown);
    return rows.map(({ verb, before, after }) => [verb, facts(before), facts(after)]);
  }

  /** Somebody with a clock of their own, so that lines keep their order. */
  function somebody() {
    const who = `w${randomUUID().slice(0, 8)}`;
    let now = Date.now();
    const does = (name: string, input: object) => done(name, input, { who, now: (now += 1_000) });
    return { who, does };
  }

  it('tells the terms of a promoter before and after, and no name', async () => {
    const { who, does } = somebody();
    const id = `p${randomUUID().slice(0, 8)}`;
    await does('promoters set', { id, base: 50, more: 30, company: '某公司' });
    await does('promoters set', { id, more: 40, 'to-v6': 'yes' });
    await does('promoters set', { id, company: '另一家' });
    await does('promoters remove', { id });
    const [first, second] = [
      { base: 50, more: 30, to_v6: false },
      { base: 50, more: 40, to_v6: true },
    ];
    const lines = await linesOf(who);
    expect(lines).toEqual([
      ['promoters set', null, first],
      ['promoters set', first, second],
      ['promoters set', second, second],
      ['promoters remove', second, null],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/某公司|另一家/);
  });

  it.each([
    ['promoter', () => `p${randomUUID().slice(0, 8)}`],
    ['phone', newPhone],
    ['range', () => '198.51.100.0/24'],
  ])('tells whether a %s was blocked', async (kind, make) => {
    const { who, does } = somebody();
    const value = make();
    await does(`block ${kind}`, { value, reason: 'a secret' });
    await does(`block ${kind}`, { value });
    await does(`unblock ${kind}`, { value });
    const [yes, no] = [{ blocked: true }, { blocked: false }];
    expect(await linesOf(who)).toEqual([
      [`block ${kind}`, no, yes],
      [`block ${kind}`, yes, yes],
      [`unblock ${kind}`, yes, no],
    ]);
  });

  it('tells the prices before and after', async () => {
    const { who, does } = somebody();
    const folder = await mkdtemp(join(tmpdir(), 'prices-'));
    const file = join(folder, 'prices.json');
    try {
      await writeFile(file, JSON.stringify([price]));
      await does('prices set', { file });
      await does('prices clear', {});
    } finally {
      await rm(folder, { recursive: true });
    }
    const [some, none] = [{ prices: [price] }, { prices: [] }];
    expect(await linesOf(who)).toEqual([
      ['prices set', none, some],
      ['prices clear', some, none],
    ]);
  });

  it('tells what was typed on a machine from what was done by a person who is signed in', async () => {
    const who = `w${randomUUID().slice(0, 8)}`;
    const value = newPhone();
    await done('block phone', { value }, { who });
    await subject().withDb((db) =>
      writeAudit(
        'unblock phone',
        {},
        { db, now: Date.now() + 1_000, who, source: 'command', systemUser: 'root' },
      ),
    );
    expect(await data('audit list', { by: who, limit: 5 })).toMatchObject([
      { who, source: 'command', system_user: 'root' },
      { who, source: 'console', system_user: null },
    ]);
  });

  it('tells how many rows of a person went, and no phone', async () => {
    const { who, does } = somebody();
    const phone = newPhone();
    await register(phone);
    await does('people erase', { phone });
    const lines = await linesOf(who);
    expect(lines).toEqual([['people erase', { rows: expect.any(Number) as number }, { rows: 0 }]]);
    expect(JSON.stringify(lines)).not.toContain(phone);
  });
}
