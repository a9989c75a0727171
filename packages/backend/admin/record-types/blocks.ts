/** All blocks. Phones and promoters are blocked on their own records. */
import 'server-only';
import { createHash } from 'node:crypto';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import { maskPhone, maskPhonesIn } from '../../common/phone';
import { blockKinds, type BlockKind, type BlockRow } from '../../database/tables/blocks';
import { addBlock, removeBlock, unblockedPhoneMessage } from '../../blocks/change-blocks';
import {
  paginate,
  defineRecordType,
  operationWithoutRecord,
  operationOnRecord,
} from '../../records/record-type';
import { hiddenExceptForOwners, hiddenExceptForSupportAndOwners } from '../../records/access';
import { missingRecordError, refusalError } from '../../common/operation-error';
import { containsRange, parseIpRange, measureRange } from '../../common/ip-range';
import type { Reference } from '../../records/displayed-values';
import * as f from '../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../records/authorized-context';

interface Block {
  id: string;
  value: string;
  kind: BlockKind;
  reason: string | null;
  who: string;
  at: string;
  about: Reference | null;
}

const kindField = f.choice(bilingual('类别', 'Kind'), {
  phone: { label: bilingual('手机号', 'Phone') },
  range: { label: bilingual('网段', 'Range') },
  promoter: { label: bilingual('推广者', 'Promoter') },
} satisfies Record<BlockKind, unknown>);
const rangeField = f.ipRange(bilingual('IP 地址或网段', 'Address or range'));
const reasonField = f.text(bilingual('原因', 'Why'), 200);

/** A block's key in URLs: a hash, so that the URL of a block contains no phone. */
const idOf = ({ kind, value }: Pick<BlockRow, 'kind' | 'value'>): string =>
  createHash('sha256').update(`${kind} ${value}`).digest('hex').slice(0, 16);

async function loadBlocks({ db }: AuthorizedContext, kind?: BlockKind) {
  const query = db.selectFrom('blocks').selectAll().orderBy('kind').orderBy('value');
  return query.where('kind', 'in', kind ? [kind] : blockKinds).execute();
}

/** A block with a link to the person or promoter it is about. */
function toBlock(row: BlockRow): Block {
  const value = row.kind === 'phone' ? maskPhone(row.value) : row.value;
  const name = row.kind === 'phone' ? 'people' : 'promoters';
  const about = { text: row.value, record: { name, key: row.value } };
  return { ...row, id: idOf(row), value, about: row.kind === 'range' ? null : about };
}

async function requireBlock(id: string, context: AuthorizedContext): Promise<BlockRow> {
  const row = (await loadBlocks(context)).find((block) => idOf(block) === id);
  if (!row) throw missingRecordError();
  return row;
}

const findContainingRanges = async (range: string, context: AuthorizedContext): Promise<string[]> =>
  (await loadBlocks(context, 'range'))
    .map(({ value }) => value)
    .filter((blockedRange) => containsRange(blockedRange, range));

/** @throws OperationError where a range is blocked already */
async function refuseBlockedRange(range: string, context: AuthorizedContext): Promise<void> {
  const [containingRange] = await findContainingRanges(range, context);
  if (containingRange)
    throw refusalError(
      bilingual(
        `已经被封禁了：${containingRange}。`,
        `It is blocked already, by ${containingRange}.`,
      ),
      'range',
    );
}

/** The message that something is unblocked, or that another block still applies. */
async function describeUnblocking(
  row: BlockRow,
  context: AuthorizedContext,
): Promise<BilingualText> {
  const subject = row.kind === 'phone' ? maskPhone(row.value) : row.value;
  const [containingRange] =
    row.kind === 'range' ? await findContainingRanges(row.value, context) : [];
  if (containingRange)
    return bilingual(
      `已解除对 ${subject} 的封禁，但它在 ${containingRange} 之内，仍然被封禁。`,
      `${subject} is unblocked itself, but still blocked as part of ${containingRange}.`,
    );
  return row.kind === 'phone'
    ? unblockedPhoneMessage(subject)
    : bilingual(`已解除对 ${subject} 的封禁。`, `${subject} is no longer blocked.`);
}

/** Why something was blocked, for the audit log. */
const auditReason = (reason: string | null | undefined) =>
  reason ? { auditValues: { reason: maskPhonesIn(reason) } } : {};

export const blockRecordType = defineRecordType<Block>({
  name: 'blocks',
  title: bilingual('封禁', 'Blocks'),
  key: 'id',
  nameField: 'value',
  access: hiddenExceptForSupportAndOwners,
  fields: {
    id: f.code(bilingual('编号', 'Id')),
    value: f.text(bilingual('封禁对象', 'Blocked')),
    kind: kindField,
    // Left out of the audit log, which holds no phone. The operations write the reason to the audit log with phones
    // masked.
    reason: f.unversioned(reasonField),
    who: f.text(bilingual('操作人', 'By')),
    at: f.instant(bilingual('时间', 'Since')),
    about: f.unversioned(f.personal(f.reference(bilingual('全部资料', 'All that is kept')))),
  },
  list: {
    columns: ['value', 'kind', 'reason', 'who', 'at'],
    lead: bilingual(
      '手机号在「用户」里封禁，推广者在「推广者」里封禁；网段由所有者在这里封禁。点开一条可以解除',
      'Phones are blocked under People, promoters under Promoters, ranges here by owners. Open one to unblock it',
    ),
    filters: { kind: f.optional(kindField) },
    load: async ({ filters, ...query }, context) =>
      paginate(
        (await loadBlocks(context, filters.kind as BlockKind | undefined)).map(toBlock),
        query,
      ),
  },
  view: {
    panels: [[bilingual('封禁', 'Block'), 'value', 'kind', 'reason', 'who', 'at', 'about']],
    load: async (id, context) =>
      (await loadBlocks(context)).map(toBlock).find((row) => row.id === id) ?? null,
  },
  operations: {
    unblock: operationOnRecord<Block>()({
      label: bilingual('解除封禁', 'Unblock'),
      help: bilingual(
        '解除一条封禁；网段的封禁由所有者解除',
        'Unblocks a phone, a promoter or a range; only owners unblock ranges',
      ),
      past: bilingual('解除了封禁', 'unblocked'),
      auditFields: { reason: reasonField },
      access: hiddenExceptForSupportAndOwners,
      aliases: ['blocks lift'],
      args: {},
      unavailableReason: (row, { role }) =>
        row.kind === 'range' && role !== 'owner'
          ? bilingual('网段的封禁由所有者解除。', 'Ranges are unblocked by owners.')
          : null,
      async run(_, { key }, context) {
        const row = await requireBlock(key, context);
        await removeBlock(row, context);
        return {
          subject: row.kind === 'phone' ? maskPhone(row.value) : row.value,
          message: await describeUnblocking(row, context),
          ...auditReason(row.reason),
        };
      },
    }),
    'block-range': operationWithoutRecord()({
      label: bilingual('封禁网段', 'Block a range'),
      help: bilingual(
        '封禁网段：那里不能要验证码，也不能提交表单',
        'Blocks a range of IPs: no codes and no forms from there',
      ),
      past: bilingual('封禁了网段', 'blocked a range'),
      access: hiddenExceptForOwners,
      aliases: ['blocks add-range', 'block range'],
      args: { range: rangeField, reason: f.optional(reasonField) },
      positional: ['range'],
      confirmationQuestion({ range: value }) {
        const { count, first, last } = measureRange(value);
        const zh = count === null ? `${first} 到 ${last}` : `${count} 个地址，${first} 到 ${last}`;
        const en = count === null ? '' : count === 1 ? '1 address, ' : `${count} addresses, `;
        return bilingual(
          `封禁 ${value}（${zh}）后，那里的所有人都不能要验证码，也不能提交表单。随时可以解除。`,
          `Nobody at ${value} (${en}${first} to ${last}) will get a code or send a form. It can be unblocked at any time.`,
        );
      },
      async run({ range: value, reason: why }, _, context) {
        await refuseBlockedRange(value, context);
        await addBlock({ kind: 'range', value, reason: why }, context);
        return {
          subject: value,
          message: bilingual(`${value} 已封禁。`, `${value} is blocked.`),
          ...auditReason(why),
        };
      },
    }),
    'unblock-range': operationWithoutRecord()({
      label: bilingual('解除网段封禁', 'Unblock a range'),
      help: bilingual('解除对网段的封禁', 'Unblocks a range of IPs'),
      past: bilingual('解除了网段封禁', 'unblocked a range'),
      auditFields: { reason: reasonField },
      access: hiddenExceptForOwners,
      aliases: ['blocks remove-range', 'unblock range'],
      args: { range: rangeField },
      positional: ['range'],
      async run({ range: value }, _, context) {
        // The comparison also finds old blocks, which were stored without zeroing the bits after the prefix.
        const row = (await loadBlocks(context, 'range')).find(
          (block) => parseIpRange(block.value) === value,
        );
        if (!row) {
          const [containingRange] = await findContainingRanges(value, context);
          throw containingRange
            ? refusalError(
                bilingual(
                  `没有单独封禁它，它在 ${containingRange} 之内；请解除那一条。`,
                  `It is not blocked itself, but as part of ${containingRange}. Unblock that.`,
                ),
                'range',
              )
            : refusalError(bilingual('没有被封禁。', 'It is not blocked.'), 'range');
        }
        await removeBlock(row, context);
        return {
          subject: row.value,
          message: await describeUnblocking(row, context),
          ...auditReason(row.reason),
        };
      },
    }),
  },
});
