/** Operations on the handling of applications: take, take over, assign, note, done, reopen. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { ApplicationRow } from '../../../database/tables/applications';
import { operationOnRecord } from '../../../records/record-type';
import { supportAndOwners } from '../../../records/access';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import { toInstant } from '../../../database/stored-instant';
import type { Application } from './load-application';
import { addNote, loadNotes } from './notes';
import { loadStateBeforeDone } from './state-before-done';
import { loadAssignees, requireAssignee, unassignedWord } from './assignees';
import { normalizeApplicationNumber } from './application-fields';

const noteHint = [
  '备注会随资料交给本人，不能修改；写错了，再写一条更正',
  'Notes go to the person with their data and cannot be changed; to correct one, write another',
] as const;

const applicationOperation = operationOnRecord<Application>();

export const handlingOperations = {
  take: applicationOperation({
    label: bilingual('由我处理', 'Take it'),
    help: bilingual('由您处理这条申请', 'Takes an application to work on'),
    past: bilingual('开始处理', 'took it'),
    access: supportAndOwners,
    args: {},
    unavailableReason: (row, { name }) =>
      reasonIfDone(row) ??
      (row.handled_by === name ? bilingual('已经由您处理。', 'You have it already.') : null) ??
      (row.handled_by
        ? bilingual(
            `${row.handled_by} 正在处理，要接手请用“接手处理”。`,
            `${row.handled_by} has it. Take it over instead.`,
          )
        : null),
    async run(_, { key }, context) {
      await updateHandling(key, { state: 'in work', handled_by: context.actor.name }, context);
      return { message: bilingual(`${key} 现在由您处理。`, `${key} is yours now.`) };
    },
  }),
  'take-over': applicationOperation({
    label: bilingual('接手处理', 'Take it over'),
    help: bilingual('从别人那里接过来', 'Takes over an application from a colleague'),
    past: bilingual('接手处理', 'took it over'),
    access: supportAndOwners,
    args: {},
    unavailableReason: (row, { name }) =>
      reasonIfDone(row) ??
      (row.handled_by && row.handled_by !== name
        ? null
        : bilingual('没有别人在处理。', 'No colleague has it.')),
    async run(_, { key, row }, context) {
      await updateHandling(key, { state: 'in work', handled_by: context.actor.name }, context);
      const formerHandler = row.handled_by ?? '';
      return {
        message: bilingual(
          `已从 ${formerHandler} 接过来，${key} 现在由您处理。请告诉 ${formerHandler}。`,
          `${key} is yours now; it was with ${formerHandler}. Tell them.`,
        ),
      };
    },
  }),
  assign: applicationOperation({
    label: bilingual('转交', 'Hand over'),
    help: bilingual(
      '把申请交给某人处理，或放回无人处理（nobody）',
      'Hands an application to a colleague, or back to the queue (nobody)',
    ),
    past: bilingual('转交', 'handed it over'),
    access: supportAndOwners,
    args: {
      to: f.withLoadedChoices(f.text(bilingual('交给', 'Colleague'), 32), async (context) => ({
        [unassignedWord]: bilingual('无人处理', 'No one'),
        ...(await loadAssignees(context)),
      })),
      note: f.optional(
        f.withHint(
          f.paragraph(bilingual('给同事的备注（可不填）', 'Note for them (optional)')),
          ...noteHint,
        ),
      ),
    },
    positional: ['to'],
    unavailableReason: reasonIfDone,
    takesSeveral: true,
    async run({ to: typedName, note }, { key }, context) {
      const recipient = typedName.toLowerCase();
      if (recipient !== unassignedWord) await requireAssignee(recipient, context);
      const assignee = recipient === unassignedWord ? null : recipient;
      await updateHandling(
        key,
        { state: assignee ? 'in work' : 'new', handled_by: assignee },
        context,
      );
      if (note) await addNote(normalizeApplicationNumber(key), note, context);
      if (!assignee)
        return {
          message: bilingual(
            `已放回，现在无人处理：${key}。`,
            `Back in the queue, with no one: ${key}.`,
          ),
        };
      if (assignee === context.actor.name)
        return { message: bilingual(`现在由您处理：${key}。`, `Yours now: ${key}.`) };
      return {
        message: bilingual(
          `已转交给 ${assignee}：${key}。系统不会通知对方，请自己告诉他。`,
          `Handed over to ${assignee}: ${key}. The console sends no message: tell them yourself.`,
        ),
      };
    },
  }),
  done: applicationOperation({
    label: bilingual('办完', 'Mark as done'),
    help: bilingual('申请已办完；可以同时办完几条', 'Marks an application as done, or several'),
    past: bilingual('办完', 'marked it as done'),
    access: supportAndOwners,
    aliases: ['applications close'],
    args: {
      note: f.optional(
        f.withHint(f.paragraph(bilingual('办理结果（可不填）', 'Outcome (optional)')), ...noteHint),
      ),
    },
    unavailableReason: reasonIfDone,
    takesSeveral: true,
    undoOperation: 'reopen',
    confirmationQuestion(_, row, { role }) {
      if (row?.kind !== 'cancelAccount') return null;
      const nextStep =
        role === 'owner'
          ? bilingual(
              '要注销，请打开「此人的全部资料」，在那里「永久删除」',
              'to cancel, open “All that is kept of this person” and erase it there',
            )
          : bilingual('要注销，请转交给所有者', 'to cancel, hand it over to an owner');
      return bilingual(
        `${row.number} 是注销申请。「办完」不会删除账号和资料：只在本人改变了主意时办完；${nextStep.zh}。`,
        `${row.number} is a cancellation. Marking it as done erases nothing: do so only if the person changed their mind; ${nextStep.en}.`,
      );
    },
    async run({ note }, { key, row }, context) {
      const handledBy = row.handled_by ?? context.actor.name;
      await updateHandling(key, { state: 'done', handled_by: handledBy }, context);
      if (note) await addNote(normalizeApplicationNumber(key), note, context);
      return {
        message: bilingual(
          `${key} 已办完，处理人：${handledBy}。`,
          `${key} is done, handled by ${handledBy}.`,
        ),
      };
    },
  }),
  reopen: applicationOperation({
    label: bilingual('重新打开', 'Open it again'),
    help: bilingual(
      '重新打开已办完的申请，恢复之前的状态',
      'Reopens done applications in their previous state',
    ),
    past: bilingual('重新打开', 'opened it again'),
    access: supportAndOwners,
    args: {},
    unavailableReason: ({ number, state }) =>
      state === 'done' ? null : bilingual(`${number} 还没有办完。`, `${number} is not done.`),
    takesSeveral: true,
    async run(_, { key, row }, context) {
      const before = await loadStateBeforeDone(context.db, row);
      await updateHandling(key, before, context);
      const formerHandler = before.handled_by ?? '';
      return {
        message: before.handled_by
          ? bilingual(
              `已重新打开，由 ${formerHandler} 处理；写过的备注还在。`,
              `Open again, with ${formerHandler}. Its notes stay.`,
            )
          : bilingual(
              '已重新打开，无人处理；写过的备注还在。',
              'Open again, with no one. Its notes stay.',
            ),
      };
    },
  }),
  note: applicationOperation({
    label: bilingual('添加备注', 'Add the note'),
    help: bilingual('在申请上记一笔', 'Writes a note on an application'),
    past: bilingual('写了备注', 'wrote a note'),
    access: supportAndOwners,
    args: { text: f.withHint(f.paragraph(bilingual('写一条备注', 'Write a note')), ...noteHint) },
    positional: ['text'],
    allowsStaleVersion: true,
    async run({ text }, { key }, context) {
      const lastNote = (await loadNotes(context.db, normalizeApplicationNumber(key))).at(-1);
      if (lastNote?.who === context.actor.name && lastNote.text === text)
        return {
          message: bilingual(
            '这条备注刚才已经保存，没有再存一次。',
            'This note was saved before; it is not saved twice.',
          ),
        };
      await addNote(normalizeApplicationNumber(key), text, context);
      await updateHandling(key, {}, context);
      return { message: bilingual('备注已保存。', 'The note is saved.') };
    },
  }),
};

type Handling = Partial<Pick<ApplicationRow, 'state' | 'handled_by'>>;

/** Changes the handling of an application, which restarts its retention period (O2). */
async function updateHandling(number: string, values: Handling, { db, now }: AuthorizedContext) {
  await db
    .updateTable('applications')
    .set({ ...values, changed_at: toInstant(now) })
    .where('apply_no', '=', normalizeApplicationNumber(number))
    .execute();
}

function reasonIfDone({ number, state }: Application) {
  return state === 'done' ? bilingual(`${number} 已经办完。`, `${number} is done already.`) : null;
}
