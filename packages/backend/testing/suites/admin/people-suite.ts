/**
 * Tests about personal data (O2): the export contains what is stored about a person, and erasing leaves none of it
 * under their phone, name or mail.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { applicationTypes } from '@superbrowser/contract/forms/application-kinds';
import { groupApplicationNumber } from '@superbrowser/contract/forms/application-number';
import { endpoints } from '@superbrowser/contract/endpoints';
import { recordInvite } from '@superbrowser/backend/accounts/referrals';
import type { Phone } from '@superbrowser/backend/common/phone';
import { hashToken } from '@superbrowser/backend/common/secrets';
import type { Db } from '@superbrowser/backend/database/open-database';
import type { ErasurePlan } from '@superbrowser/backend/admin/record-types/people/erasure-plan';
import { samplePng } from '@/lib/testing/sample-png';
import { accountSteps, createPhone } from '../../support/account-steps';
import { filledForms, type Fields } from '../../support/filled-forms';
import type { TestedBackend } from '../../support/tested-backend';
import { adminSteps } from '../../support/admin-steps';

/** Every row of every table, as text. */
async function dumpDatabase(db: Db): Promise<string> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: false });
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    texts.push(`${name}: ${JSON.stringify(rows)}`);
  }
  expect(tables.length).toBeGreaterThan(20);
  return texts.join('\n');
}

/** The digits of a text, so that no spelling hides a phone. */
const digitsOf = (text: string) =>
  text
    .replace(/[０-９]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s().·_\u2010-\u2015\u2212\uff0d-]/g, '');

export function adminPeopleSuite(subject: () => TestedBackend): void {
  const { call, register, send, registerOrSignIn, form, readLastCode, elapse } =
    accountSteps(subject);
  const { perform, loadData, loadAuditEntries } = adminSteps(subject);
  const apply = (type: number, fields: Fields) =>
    call(endpoints.apply, { type, from: 1, fields, idempotency_key: randomUUID() });

  /** A person with an account, codes, applications and feedback, with a unique name and mail. */
  async function createVisitor() {
    const phone = createPhone();
    // Only letters, because no name ends in a digit (F4).
    const suffix = [...randomUUID().slice(0, 8)]
      .map((digit) => 'ghijklmnopqrstuv'[parseInt(digit, 16)])
      .join('');
    const person = {
      phone,
      name: `张${suffix}`,
      mail: `zhang-${suffix}@example.cn`,
      user: `seller${suffix}`,
    };
    const token = await register(phone, { username: person.user, company_name: `公司${suffix}` });
    await elapse(phone, 60_000);
    await send(phone, 'login');
    const fields = { ...filledForms(phone)[applicationTypes.private], contact: person.name };
    const { apply_no } = await apply(applicationTypes.private, { ...fields, email: person.mail });
    const complaint = { feedback_kind: 'bug', text: '打不开', is_agreed: true };
    const feedback = { ...complaint, reply_to: person.mail.toUpperCase() };
    const screenshot = samplePng({ text: 'x' }).toString('base64');
    await apply(applicationTypes.feedback, { ...feedback, screenshot });
    await apply(applicationTypes.feedback, { ...feedback, reply_to: `+86 ${phone}` });
    return { ...person, token, apply_no };
  }

  /** What other people wrote about the visitor, and the results of the visitor's invitations. */
  async function leaveTraces({ phone, mail, user }: Awaited<ReturnType<typeof createVisitor>>) {
    const other = createPhone();
    const spelled = `${phone.slice(0, 3)} ${phone.slice(3, 7)}-${phone.slice(7)}`;
    const wide = [...phone]
      .map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
      .join('');
    const message = `找 0086 ${spelled}，或 ${wide}；订单 9${phone}`;
    const { apply_no } = await apply(applicationTypes.ecology, {
      ...filledForms(other)[applicationTypes.ecology],
      message,
    });
    const anonymousFeedback = { feedback_kind: 'bug', text: `请转告\n${mail}。`, is_agreed: true };
    await apply(applicationTypes.feedback, anonymousFeedback);
    await perform('applications note', { number: apply_no, text: `told +86${phone}` });
    await perform('people block', { phone, reason: 'x' });
    await perform('promoters block', { id: `p${phone.slice(-6)}`, reason: `see ${phone}` });
    const invited = createPhone();
    await register(invited);
    await subject().withDb(async (db) => {
      const findUser = (phoneNumber: string) =>
        db
          .selectFrom('users')
          .selectAll()
          .where('phone', '=', `+86${phoneNumber}`)
          .executeTakeFirstOrThrow();
      const [me, they] = [await findUser(phone), await findUser(invited)];
      const invite = { inviterId: me.user_id, inviteeId: they.user_id };
      await recordInvite(db, { ...invite, phone: `+86${invited}` as Phone }, Date.now());
      const back = { inviterId: they.user_id, inviteeId: me.user_id };
      await recordInvite(db, { ...back, phone: `+86${phone}` as Phone }, Date.now());
      const common = { status: 0, apply_status: 1, applied_at: null };
      const row = { ...common, applicant_phone: `+86${phone}`, applicant_name: user };
      await db
        .insertInto('invitations')
        .values({
          ...row,
          token_hash: hashToken(randomUUID()),
          inviter: 'x',
          company_name: 'y',
          readonly_name: user,
        })
        .execute();
      await db
        .insertInto('invitations')
        .values({
          ...common,
          token_hash: hashToken(randomUUID()),
          inviter: user,
          company_name: me.company_name,
          readonly_name: null,
          applicant_phone: null,
          applicant_name: null,
        })
        .execute();
    });
    return { other, invited, apply_no };
  }

  /** The number of stored rows about a phone, by kind. */
  async function loadStoredCounts(phone: string) {
    const [row] = await loadData<{ stored_data: { name: string; text: string }[] }[]>(
      'people list',
      {
        phone,
      },
    );
    return Object.fromEntries((row?.stored_data ?? []).map(({ name, text }) => [name, text]));
  }

  it('is found and exported completely, without secrets and without others', async () => {
    const person = await createVisitor();
    expect((await loadStoredCounts(person.phone)).signIns).toBe('1');
    const { invited } = await leaveTraces(person);
    expect(await loadStoredCounts(person.phone)).toMatchObject({
      account: '1',
      applications: '3',
      application_pictures: '1',
      invitations: '1',
      invites: '2',
      code_sends: '1',
      named_in_applications_of_others: '2',
      blocks: '1',
    });
    const exported = JSON.stringify(
      await loadData('people export', { phone: `+86 ${person.phone}` }),
    );
    for (const part of [person.phone, person.name, person.mail, person.user, '打不开'])
      expect(exported).toContain(part);
    expect(exported).not.toContain(invited);
    expect(exported).not.toContain(await readLastCode(person.phone));
    expect(exported).not.toMatch(/scrypt|"password_hash"|_hash"|"code"/);
    expect((await loadAuditEntries('people export'))[0]?.subject).toMatch(/\*{4}/);
  });

  it('is in no column of any table after erasing; others keep their own data', async () => {
    const person = await createVisitor();
    const stays = await createVisitor();
    const { other, invited, apply_no } = await leaveTraces(person);
    const before = await subject().withDb(dumpDatabase);
    for (const part of [person.phone, person.name, person.mail, person.user])
      expect(before).toContain(part);
    await perform('people erase', { phone: person.phone });
    const after = await subject().withDb(dumpDatabase);
    for (const part of [person.name, person.mail, person.user]) {
      expect(after).not.toContain(part);
      expect(after.toLowerCase()).not.toContain(part.toLowerCase());
    }
    // A longer number that contains the same digits is another number.
    expect(digitsOf(after).replaceAll(`9${person.phone}`, '')).not.toContain(person.phone);
    expect(await readFile(subject().outboxFile, 'utf8')).not.toContain(person.phone);
    for (const part of [stays.phone, stays.name, stays.mail, other, invited])
      expect(after).toContain(part);
    expect(await readFile(subject().outboxFile, 'utf8')).toContain(stays.phone);
    const [line] = await loadAuditEntries('people erase');
    expect(line?.subject).toBe(`${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`);
    // Applications of other people are still there, and readable.
    const { answers } = await loadData<{
      answers: { name: string; text: string | { zh: string } }[];
    }>('applications show', { number: apply_no });
    const { text } = answers.find(({ name }) => name === 'message')!;
    expect(typeof text === 'string' ? text : text.zh).toMatch(
      /^找 \[erased\]，或 \[erased\]；订单 9\d{11}$/,
    );
  });

  it('keeps a mail address that others also use in their records, and reports that', async () => {
    const person = await createVisitor();
    const colleague = createPhone();
    const applyWith = (phone: string, email: string) =>
      apply(applicationTypes.private, { ...filledForms(phone)[applicationTypes.private], email });
    const colleagueApplication = await applyWith(colleague, person.mail.toUpperCase());
    // This address ends like the person's address, but is another one.
    const longer = await applyWith(createPhone(), `x${person.mail}`);
    const sendFeedback = (replyTo: string) =>
      apply(applicationTypes.feedback, {
        feedback_kind: 'bug',
        text: 'x',
        reply_to: replyTo,
        is_agreed: true,
      });
    const unknown = await sendFeedback(person.mail);
    const answered = await sendFeedback(`x${person.mail}`);
    const rowsOf = (numbers: readonly string[]) =>
      subject().withDb((db) =>
        db
          .selectFrom('applications')
          .selectAll()
          .where('apply_no', 'in', numbers)
          .orderBy('apply_no')
          .execute(),
      );
    const stay = [colleagueApplication, longer, unknown, answered].map(({ apply_no }) => apply_no);
    const before = await rowsOf(stay);
    expect(before).toHaveLength(4);
    const { data_to_delete } = await loadData<{
      data_to_delete: { label: { en: string }; text: { en: string } }[];
    }>('people show', { phone: person.phone });
    expect(await rowsOf([...stay, person.apply_no])).toHaveLength(5);
    const planned = data_to_delete.find(({ label }) => label.en.startsWith('Own applications'));
    expect(planned?.text.en).toContain(groupApplicationNumber(person.apply_no));
    const plan = await loadData<ErasurePlan>('people erase', { phone: person.phone });
    expect(await rowsOf([...stay, person.apply_no])).toEqual(before);
    const own = plan.erased.find(({ what }) => what.en.startsWith('Own applications'));
    expect(own?.applications).toContain(groupApplicationNumber(person.apply_no));
    const [left] = plan.retained;
    // The plan retains the colleague's application, and applications whose sender only this mail address could tell.
    expect(left?.applications).toEqual(
      expect.arrayContaining(
        [colleagueApplication, unknown].map(({ apply_no }) => groupApplicationNumber(apply_no)),
      ),
    );
    expect(left?.applications).not.toContain(groupApplicationNumber(longer.apply_no));
    expect(left?.becomes.zh).toMatch(/也是别人的邮箱/);
    expect((await loadAuditEntries('people erase'))[0]?.detail).toContain('"mailStays":3');
  });

  it('is signed out, can be erased twice, and can come back as a new person', async () => {
    const person = await createVisitor();
    const { invited } = await leaveTraces(person);
    await perform('people erase', { phone: person.phone });
    const info = { token_login_simple: person.token, scope: [] };
    await expect(call(endpoints.userInfo, info)).rejects.toMatchObject({ ret: 10024 });
    expect(await loadData('people erase', { phone: person.phone })).toMatchObject({ erased: [] });
    // The inviter sees that a person came, but not who.
    await elapse(invited, 60_000);
    await send(invited, 'login');
    const { token_login_simple: token } = await registerOrSignIn({
      phone: invited,
      code: await readLastCode(invited),
    });
    const { list } = await call(endpoints.inviteList, { token, page: 1, page_size: 10 });
    expect(list).toMatchObject([{ phone_masked: '****' }]);
    await register(person.phone, form);
    expect(await loadStoredCounts(person.phone)).toMatchObject({ account: '1' });
  });
}
