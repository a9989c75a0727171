/** Everything that is blocked; phones and promoters are blocked where their records are. */
import 'server-only';
import { maskedPhone } from '../../accounts/phone';
import { blockKinds, type BlockKind } from '../../database/tables';
import { block, unblock } from '../blocking';
import { paginate, defineRecord, listOperation, ownersOnly, supportOnly, t } from '../define';
import * as f from '../fields';

interface Block {
  value: string;
  kind: BlockKind;
  reason: string | null;
  who: string;
  at: string;
}

const kind = f.choice(t('类别', 'Kind'), {
  phone: { label: t('手机号', 'Phone') },
  range: { label: t('网段', 'Range') },
  promoter: { label: t('推广者', 'Promoter') },
} satisfies Record<BlockKind, unknown>);
const range = f.ipRange(t('IP 地址或网段', 'Address or range'));
const reason = f.text(t('原因', 'Why'), 200);

export const blocks = defineRecord<Block>({
  name: 'blocks',
  title: t('封禁', 'Blocks'),
  key: 'value',
  access: supportOnly,
  fields: {
    value: f.text(t('对象', 'Who')),
    kind,
    reason,
    who: f.text(t('操作人', 'By')),
    at: f.instant(t('时间', 'Since')),
  },
  list: {
    columns: ['value', 'kind', 'reason', 'who', 'at'],
    filters: { kind: f.optional(kind) },
    async load({ filters, ...query }, { db }) {
      const rows = await db
        .selectFrom('blocks')
        .selectAll()
        .where('kind', 'in', filters.kind ? [filters.kind as BlockKind] : blockKinds)
        .orderBy('kind')
        .orderBy('value')
        .execute();
      const shown = rows.map((row) =>
        row.kind === 'phone' ? { ...row, value: maskedPhone(row.value) } : row,
      );
      return paginate(shown, query);
    },
  },
  operations: {
    'add-range': listOperation()({
      label: t('封禁网段', 'Block a range'),
      help: t(
        '封禁网段：那里不能要验证码，也不能提交表单',
        'Blocks addresses: no codes and no forms from there',
      ),
      past: t('封禁了网段', 'blocked a range'),
      access: ownersOnly,
      aliases: ['block range'],
      args: { range, reason: f.optional(reason) },
      positional: ['range'],
      run: async ({ range: value, reason: why }, _, context) => ({
        ...(await block({ kind: 'range', value, reason: why }, context)),
        subject: value,
      }),
    }),
    'remove-range': listOperation()({
      label: t('解除网段封禁', 'Unblock a range'),
      help: t('解除对网段的封禁', 'Lifts the block of addresses'),
      past: t('解除了网段封禁', 'lifted the block of a range'),
      access: ownersOnly,
      aliases: ['unblock range'],
      args: { range },
      positional: ['range'],
      run: async ({ range: value }, _, context) => {
        await unblock({ kind: 'range', value }, context);
        return { subject: value };
      },
    }),
  },
});
