/** Promoters: who brings visitors, and the discount for those visitors (A7, S3, O4). */
import 'server-only';
import { sql } from 'kysely';
import { chinaDay } from '@superbrowser/contract/china-day';
import { figureKinds } from '@superbrowser/contract/site-records/figures';
import { retentionDays } from '@superbrowser/contract/site-records/retention-days';
import { addLink, blockedCodes, knownCodes } from '../../figures/promoter-codes';
import { recentSums } from '../../figures/counts';
import type { Db } from '../../database/open';
import { block, unblock } from '../blocking';
import {
  allButReaders,
  paginate,
  defineRecord,
  editors,
  everyone,
  recordOperation,
  hiddenUnlessSupport,
  t,
  upsertOperation,
} from '../define';
import { refusalError } from '../operation-error';
import * as f from '../field-kinds';
import type { AuthorizedContext } from '../context';

interface Promoter {
  id: string;
  name: string;
  company: string;
  base: number;
  more: number;
  to_v6: boolean;
  blocked: boolean;
  link: string | null;
  figures: readonly f.Fact[];
}

const dayMs = 86_400_000;
const codeRule = t('须为 1 到 64 个字母、数字、_ 或 -', 'must be 1 to 64 letters, digits, _ and -');
const fields = {
  id: f.hinted(
    f.pattern(t('推广码', 'Code'), /^[A-Za-z0-9_-]{1,64}$/, codeRule),
    '1 到 64 个字母、数字、_ 或 -；普通用户是他的邀请码，在「用户」里看得到',
    '1 to 64 letters, digits, _ and -; of a user it is the invite code, shown under People',
  ),
  name: f.personal(f.text(t('推荐人', 'Person'), 100)),
  company: f.text(t('公司', 'Company'), 100),
  base: f.integer(t('基础券（元）', 'Base coupon (CNY)'), 0, 100_000),
  more: f.integer(t('加赠券（元）', 'Extra coupon (CNY)'), 0, 100_000),
  to_v6: f.yesNo(t('默认 v6', 'v6 by default')),
  blocked: f.yesNo(t('已封禁', 'Blocked')),
  link: f.unversioned(f.webAddress(t('给访客的链接', 'Link for visitors'))),
  figures: f.unversioned(f.facts(t('近 30 天', 'Last 30 days'))),
};

const figureLabels = {
  visits: t('访问', 'Visits'),
  downloads: t('下载', 'Downloads'),
  registrations: t('注册', 'Registrations'),
  applications: t('申请', 'Applications'),
  excess: t('超出同网络上限', 'Beyond the limit of a network'),
} as const;

async function loadPromoters(
  { db, now, deployment }: AuthorizedContext,
  id?: string,
): Promise<Promoter[]> {
  const rows = await db
    .selectFrom('promoters')
    .leftJoin('blocks', (join) =>
      join.onRef('value', '=', 'promoter_id').on('kind', '=', 'promoter'),
    )
    .select(['promoter_id as id', 'username as name', 'company_name as company'])
    .select(['base_coupon as base', 'more_coupon as more', 'is_to_v6', 'blocks.value as block'])
    .$if(id !== undefined, (query) => query.where('promoter_id', '=', id ?? ''))
    .orderBy('promoter_id')
    .execute();
  const sums = await recentSums(db, chinaDay(now - 29 * dayMs));
  return rows.map(({ is_to_v6, block: blocked, ...row }) => {
    const counted = sums.get(row.id) ?? {};
    const shown = counted.excess ? ([...figureKinds, 'excess'] as const) : figureKinds;
    const figures = shown.map((name) => ({
      name,
      label: figureLabels[name],
      text: String(counted[name] ?? 0),
    }));
    return {
      ...row,
      to_v6: is_to_v6 === 1,
      blocked: blocked !== null,
      figures,
      link: `${deployment.siteOrigin}/?promoter=${row.id}`,
    };
  });
}

/** The address of the figures' link, in each language. */
const figurePages = { zh: '/partners/figures', en: '/en/partners/figures' } as const;

/** The codes that differ from a typed one only in case: a code read out on the phone has none. */
async function findSpelledCodes(code: string, db: Db): Promise<string[]> {
  const lower = code.toLowerCase();
  const rows = await db
    .selectFrom('promoters')
    .select('promoter_id as code')
    .where(({ fn, ref }) => sql`${fn('lower', [ref('promoter_id')])} = ${lower}`)
    .union(
      db
        .selectFrom('users')
        .select('invite_code as code')
        .where('invite_code', '=', code.toUpperCase()),
    )
    .execute();
  return rows.map((row) => row.code);
}

/**
 * The code of a promoter, or the invite code of a user, as it is stored.
 * @throws OperationError for an unknown code, whose figures are not counted
 */
async function requireKnownPromoter(
  typed: string,
  { db, deployment }: AuthorizedContext,
): Promise<string> {
  const spelled = await findSpelledCodes(typed, db);
  const code = spelled.includes(typed) || spelled.length !== 1 ? typed : (spelled[0] ?? typed);
  if ((await blockedCodes(db, [code])).size > 0)
    throw refusalError('This promoter is blocked.', '这个推广者已被封禁。');
  // An upstream's promoters are in its own database.
  if (deployment.hasUpstream || (await knownCodes(db, [code])).size > 0) return code;
  throw refusalError(
    'There is no such promoter, and no account has this invite code.',
    '没有这个推广者，也没有账号使用这个邀请码。',
  );
}

export const promoters = defineRecord<Promoter>({
  name: 'promoters',
  title: t('推广者', 'Promoters'),
  key: 'id',
  access: everyone,
  fields,
  list: {
    columns: ['id', 'name', 'company', 'base', 'more', 'to_v6', 'figures', 'blocked'],
    load: async (query, context) => paginate(await loadPromoters(context), query),
  },
  detail: {
    panels: [
      [
        t('推广者', 'Promoter'),
        'id',
        'name',
        'company',
        'base',
        'more',
        'to_v6',
        'blocked',
        'link',
      ],
      [t('近 30 天', 'Last 30 days'), 'figures'],
    ],
    load: async (id, context) => (await loadPromoters(context, id))[0] ?? null,
  },
  operations: {
    set: upsertOperation<Promoter>()({
      label: t('修改推广者', 'Change the promoter'),
      newLabel: t('新增推广者', 'Add a promoter'),
      help: t(
        '新增或修改推广者；控制台里要修改已有的，先在列表中点开它',
        'Adds or changes a promoter; on the console, open one in the list to change it',
      ),
      past: t('保存了推广者', 'saved the promoter'),
      access: editors,
      args: {
        base: f.requiredForNew(fields.base),
        more: f.requiredForNew(fields.more),
        to_v6: f.optional(fields.to_v6),
        company: f.clearable(fields.company),
        name: f.clearable(fields.name),
      },
      async run(args, { key, row }, { db }) {
        // This code is reserved for visitors without a promoter (A2).
        if (key === 'official') throw refusalError('is reserved', '是保留字', 'id');
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
          message: t(
            `已保存推广者 ${key}：基础券 ${base} 元，加赠券 ${more} 元。约 1 分钟后生效。`,
            `Promoter ${key} is saved: base coupon ¥${base}, extra coupon ¥${more}. It counts within about a minute.`,
          ),
        };
      },
    }),
    link: upsertOperation<Promoter>()({
      label: t('生成数据链接', 'Make a link to figures'),
      help: t(
        '给推广者一条查看自己数据的链接。填推广码，或普通用户的邀请码。到期失效，不能单独收回；以前给的链接到期前仍然有效',
        'Creates a link to the figures of a promoter, or of a user by their invite code. It expires and cannot be revoked; earlier links work until they expire',
      ),
      past: t('生成了数据链接', 'made a link to figures'),
      access: allButReaders,
      args: {
        days: f.optional(
          f.integer(
            t('有效天数，默认 30', 'Days it works, 30 unless given'),
            1,
            retentionDays.figures,
          ),
        ),
      },
      ignoresVersion: true,
      unavailable: (row) =>
        row?.blocked ? t('这个推广者已被封禁。', 'This promoter is blocked.') : null,
      async run({ days = 30 }, { key }, context) {
        const promoter = await requireKnownPromoter(key, context);
        const until = Math.floor((context.now + days * dayMs) / 1_000);
        const pass = await addLink(context.db, { promoter, until });
        const { siteOrigin } = context.deployment;
        const expires = new Date(until * 1_000).toISOString();
        const link = (page: string) => `${siteOrigin}${page}?pass=${pass}`;
        return {
          facts: [
            ...(promoter === key
              ? []
              : [{ name: 'promoter', label: t('推广码', 'Code'), text: t(promoter, promoter) }]),
            { name: 'expires', label: t('失效时间', 'Expires'), text: f.instantText(expires) },
            {
              name: 'link',
              label: t('链接（只显示这一次）', 'Link (shown this once)'),
              text: link(figurePages.zh),
            },
            { name: 'link_en', label: t('英文页面', 'English page'), text: link(figurePages.en) },
          ],
          data: {
            promoter,
            expires,
            link: link(figurePages.zh),
            link_en: link(figurePages.en),
          },
          // The audit log never contains the link, because it opens the figures.
          auditFacts: { expires },
        };
      },
    }),
    block: upsertOperation<Promoter>()({
      label: t('封禁', 'Block'),
      help: t(
        '封禁推广者：没有优惠与名字，也不再记为来源',
        'Blocks a promoter: no discount, no name, no credit for visitors',
      ),
      past: t('封禁了推广者', 'blocked the promoter'),
      access: hiddenUnlessSupport,
      aliases: ['block promoter'],
      args: { reason: f.optional(f.text(t('原因', 'Why'), 200)) },
      unavailable: (row) => (row?.blocked ? t('已被封禁。', 'It is blocked already.') : null),
      confirmationQuestion: () =>
        t(
          '封禁后，经他的链接来的访客看到默认金额，看不到他的名字，也不再记为他带来的；他看自己数据的链接失效。随时可以解除。',
          'Visitors who follow the links of a blocked promoter see the default amount and no name, and are not credited; links to the figures stop working. It can be unblocked at any time.',
        ),
      run: ({ reason }, { key }, context) =>
        block({ kind: 'promoter', value: key, reason }, context),
    }),
    unblock: upsertOperation<Promoter>()({
      label: t('解除封禁', 'Unblock'),
      help: t('解除对推广者的封禁', 'Lifts the block of a promoter'),
      past: t('解除了封禁', 'lifted the block'),
      access: hiddenUnlessSupport,
      aliases: ['unblock promoter'],
      args: {},
      unavailable: (row) => (row && !row.blocked ? t('没有被封禁。', 'It is not blocked.') : null),
      run: (_, { key }, context) => unblock({ kind: 'promoter', value: key }, context),
    }),
    remove: recordOperation<Promoter>()({
      label: t('删除', 'Remove'),
      help: t('删除推广者；已有的来源记录不变', 'Removes a promoter; earlier credit stays'),
      past: t('删除了推广者', 'removed the promoter'),
      access: editors,
      args: {},
      confirmationQuestion: (_, row) =>
        t(
          `删除推广者 ${row?.id} 后，经他的链接来的访客看到默认金额，看不到他的名字。已有的来源记录不变。删除不能撤销，只能重新新增。`,
          `Once promoter ${row?.id} is removed, visitors who follow the links see the default amount and no name. Earlier credit stays. This cannot be undone; you can only add the promoter again.`,
        ),
      async run(_, { key }, { db }) {
        await db.deleteFrom('promoters').where('promoter_id', '=', key).execute();
        return {
          message: t(
            `推广者 ${key} 已删除，约 1 分钟后生效。`,
            `Promoter ${key} is removed; it counts within about a minute.`,
          ),
        };
      },
    }),
  },
});
