/** Promoters: who brings visitors, and the coupons for those visitors (A7, S5, O4). */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { addBlock, newBlockAuditFields, removeBlock } from '../../../blocks/change-blocks';
import {
  paginate,
  defineRecordType,
  operationOnRecord,
  operationOnKey,
} from '../../../records/record-type';
import {
  editorsAndOwners,
  allStaff,
  hiddenExceptForSupportAndOwners,
} from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import { figuresLinkOperation } from './figures-link-operation';
import { loadPromoters, promoterFields, type Promoter } from './promoter';

export const promoterRecordType = defineRecordType<Promoter>({
  name: 'promoters',
  title: bilingual('推广者', 'Promoters'),
  key: 'id',
  access: allStaff,
  fields: promoterFields,
  list: {
    columns: ['id', 'name', 'company', 'base', 'more', 'to_v6', 'figures', 'blocked'],
    load: async (query, context) => paginate(await loadPromoters(context), query),
  },
  view: {
    panels: [
      [
        bilingual('推广者', 'Promoter'),
        'id',
        'name',
        'company',
        'base',
        'more',
        'to_v6',
        'blocked',
        'link',
      ],
      [bilingual('近 30 天', 'Last 30 days'), 'figures'],
    ],
    load: async (id, context) => (await loadPromoters(context, id))[0] ?? null,
  },
  operations: {
    set: operationOnKey<Promoter>()({
      label: bilingual('修改推广者', 'Change the promoter'),
      newLabel: bilingual('新增推广者', 'Add a promoter'),
      help: bilingual(
        '新增或修改推广者；控制台里要修改已有的，先在列表中点开它',
        'Adds or changes a promoter; on the console, open one in the list to change it',
      ),
      past: bilingual('保存了推广者', 'saved the promoter'),
      access: editorsAndOwners,
      args: {
        base: f.requiredForNew(promoterFields.base),
        more: f.requiredForNew(promoterFields.more),
        to_v6: f.optional(promoterFields.to_v6),
        company: f.clearable(promoterFields.company),
        name: f.clearable(promoterFields.name),
      },
      async run(args, { key, row }, { db }) {
        // In a link, this word makes the site forget a promoter (A3).
        if (key === 'official') throw refusalError(bilingual('是保留字', 'is reserved'), 'id');
        const values = {
          promoter_id: key,
          company_name: args.company ?? row?.company ?? '',
          username: args.name ?? row?.name ?? '',
          is_to_v6: Number(args.to_v6 ?? row?.to_v6 ?? false),
          base_coupon: args.base ?? row?.base ?? 0,
          more_coupon: args.more ?? row?.more ?? 0,
        };
        await db
          .insertInto('promoters')
          .values(values)
          .onConflict((conflict) => conflict.column('promoter_id').doUpdateSet(values))
          .execute();
        const { base_coupon: base, more_coupon: more } = values;
        return {
          message: bilingual(
            `已保存推广者 ${key}：基础券 ${base} 元，加赠券 ${more} 元。约 1 分钟后生效。`,
            `Promoter ${key} is saved: base coupon ¥${base}, extra coupon ¥${more}. It counts within about a minute.`,
          ),
        };
      },
    }),
    link: figuresLinkOperation,
    block: operationOnKey<Promoter>()({
      label: bilingual('封禁', 'Block'),
      help: bilingual(
        '封禁推广者：没有优惠与名字，也不再记为来源',
        'Blocks a promoter: no discount, no name, no credit for visitors',
      ),
      past: bilingual('封禁了推广者', 'blocked the promoter'),
      auditFields: newBlockAuditFields,
      access: hiddenExceptForSupportAndOwners,
      aliases: ['block promoter'],
      args: { reason: f.optional(f.text(bilingual('原因', 'Why'), 200)) },
      unavailableReason: (row) =>
        row?.blocked ? bilingual('已被封禁。', 'It is blocked already.') : null,
      confirmationQuestion: () =>
        bilingual(
          '封禁后，经他的链接来的访客看到默认金额，看不到他的名字，也不再记为他带来的；他看自己数据的链接失效。随时可以解除。',
          'Visitors who follow the links of a blocked promoter see the default amount and no name, and are not credited; links to the figures stop working. It can be unblocked at any time.',
        ),
      run: ({ reason }, { key }, context) =>
        addBlock({ kind: 'promoter', value: key, reason }, context),
    }),
    unblock: operationOnKey<Promoter>()({
      label: bilingual('解除封禁', 'Unblock'),
      help: bilingual('解除对推广者的封禁', 'Unblocks a promoter'),
      past: bilingual('解除了封禁', 'unblocked the promoter'),
      access: hiddenExceptForSupportAndOwners,
      aliases: ['unblock promoter'],
      args: {},
      unavailableReason: (row) =>
        row && !row.blocked ? bilingual('没有被封禁。', 'It is not blocked.') : null,
      run: (_, { key }, context) => removeBlock({ kind: 'promoter', value: key }, context),
    }),
    remove: operationOnRecord<Promoter>()({
      label: bilingual('删除', 'Remove'),
      help: bilingual('删除推广者；已有的推广来源不变', 'Removes a promoter; earlier credit stays'),
      past: bilingual('删除了推广者', 'removed the promoter'),
      access: editorsAndOwners,
      args: {},
      confirmationQuestion: (_, row) =>
        bilingual(
          `删除推广者 ${row?.id} 后，经他的链接来的访客看到默认金额，看不到他的名字。已有的推广来源不变。删除不能撤销，只能重新新增。`,
          `Once promoter ${row?.id} is removed, visitors who follow the links see the default amount and no name. Earlier credit stays. This cannot be undone; you can only add the promoter again.`,
        ),
      async run(_, { key }, { db }) {
        await db.deleteFrom('promoters').where('promoter_id', '=', key).execute();
        return {
          message: bilingual(
            `推广者 ${key} 已删除，约 1 分钟后生效。`,
            `Promoter ${key} is removed; it counts within about a minute.`,
          ),
        };
      },
    }),
  },
});
