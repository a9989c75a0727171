/** The operation that makes a link by which promoters see their own figures (O4). */
import 'server-only';
import { sql } from 'kysely';
import { retentionDays } from '@superbrowser/contract/site-data/retention-days';
import { dayMs } from '@superbrowser/shared/durations';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import type { Db } from '../../../database/open-database';
import { findBlockedCodes, findKnownCodes } from '../../../promoters/known-codes';
import { issueFiguresLink } from '../../../promoters/figures-links';
import { operationOnKey } from '../../../records/record-type';
import { allButReaders } from '../../../records/access';
import { refusalError } from '../../../common/operation-error';
import * as f from '../../../records/fields/field-kinds';
import type { AuthorizedContext } from '../../../records/authorized-context';
import type { Promoter } from './promoter';

/** The page that a link opens, in each language. */
const figurePages = { zh: '/partners/figures', en: '/en/partners/figures' } as const;

const expiryLabel = bilingual('失效时间', 'Expires');

export const figuresLinkOperation = operationOnKey<Promoter>()({
  label: bilingual('生成数据链接', 'Make a link to figures'),
  help: bilingual(
    '给推广者一条查看自己数据的链接。填推广码，或普通用户的邀请码。到期失效，不能单独收回；以前给的链接到期前仍然有效',
    'Creates a link to the figures of a promoter, or of a user by their invite code. It expires and cannot be revoked; earlier links work until they expire',
  ),
  past: bilingual('生成了数据链接', 'made a link to figures'),
  auditFields: { expires: f.instant(expiryLabel) },
  access: allButReaders,
  args: {
    days: f.optional(
      f.integer(
        bilingual('有效天数，默认 30', 'Days it works, 30 unless given'),
        1,
        retentionDays.figures,
      ),
    ),
  },
  allowsStaleVersion: true,
  unavailableReason: (row) =>
    row?.blocked ? bilingual('这个推广者已被封禁。', 'This promoter is blocked.') : null,
  async run({ days = 30 }, { key }, context) {
    const promoter = await requireKnownCode(key, context);
    const until = Math.floor((context.now + days * dayMs) / 1_000);
    const token = await issueFiguresLink(context.db, { promoter, until });
    const { siteOrigin } = context.deployment;
    const expires = new Date(until * 1_000).toISOString();
    const link = (page: string) => `${siteOrigin}${page}?pass=${token}`;
    return {
      details: [
        ...(promoter === key
          ? []
          : [
              {
                name: 'promoter',
                label: bilingual('推广码', 'Code'),
                text: bilingual(promoter, promoter),
              },
            ]),
        { name: 'expires', label: expiryLabel, text: f.instantText(expires) },
        {
          name: 'link',
          label: bilingual('链接（只显示这一次）', 'Link (shown this once)'),
          text: link(figurePages.zh),
        },
        {
          name: 'link_en',
          label: bilingual('英文页面', 'English page'),
          text: link(figurePages.en),
        },
      ],
      data: {
        promoter,
        expires,
        link: link(figurePages.zh),
        link_en: link(figurePages.en),
      },
      // The audit log never contains the link, because it opens the figures.
      auditValues: { expires },
    };
  },
});

/**
 * The code of a promoter, or the invite code of a user, as it is stored.
 * @throws OperationError for a blocked code, and an unknown one, whose figures are not counted
 */
async function requireKnownCode(
  typedCode: string,
  { db, deployment }: AuthorizedContext,
): Promise<string> {
  const codeSpellings = await findCodesIgnoringCase(db, typedCode);
  const code =
    codeSpellings.includes(typedCode) || codeSpellings.length !== 1
      ? typedCode
      : (codeSpellings[0] ?? typedCode);
  if ((await findBlockedCodes(db, [code])).size > 0)
    throw refusalError(bilingual('这个推广者已被封禁。', 'This promoter is blocked.'));
  // An upstream's promoters are in its own database.
  if (deployment.hasUpstream || (await findKnownCodes(db, [code])).size > 0) return code;
  throw refusalError(
    bilingual(
      '没有这个推广者，也没有账号使用这个邀请码。',
      'There is no such promoter, and no account has this invite code.',
    ),
  );
}

/** The stored codes that differ from a typed code at most in case, because case is lost when a code is read out. */
async function findCodesIgnoringCase(db: Db, code: string): Promise<string[]> {
  const lowerCode = code.toLowerCase();
  const rows = await db
    .selectFrom('promoters')
    .select('promoter_id as code')
    .where(({ fn, ref }) => sql`${fn('lower', [ref('promoter_id')])} = ${lowerCode}`)
    .union(
      db
        .selectFrom('users')
        .select('invite_code as code')
        .where('invite_code', '=', code.toUpperCase()),
    )
    .execute();
  return rows.map((row) => row.code);
}
