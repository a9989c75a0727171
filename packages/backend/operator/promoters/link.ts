/** A link by which a promoter sees the figures of the own code, without an account (O4). */
import 'server-only';
import { z } from 'zod';
import { keptDays } from '@superbrowser/contract/records/kept-days';
import { iso } from '../../database/tables';
import { addLink, blockedCodes, knownCodes } from '../../figures/codes';
import { count, promoterId } from '../fields';
import { refuse, verb, type OperatorContext } from '../verb';

const dayMs = 86_400_000;
/** Where the link leads, in each language. */
const pages = { zh: '/partners/figures', en: '/en/partners/figures' } as const;

/** @throws OperatorRefusal for who would see nothing */
async function refuseStrangers(code: string, { db, surroundings }: OperatorContext): Promise<void> {
  if ((await blockedCodes(db, [code])).size > 0)
    throw refuse('This promoter is blocked.', '这个推广者已被封禁。');
  // An upstream's promoters stand in its own database.
  if (surroundings.hasUpstream || (await knownCodes(db, [code])).size > 0) return;
  throw refuse(
    'There is no such promoter, and nobody has this invite code.',
    '没有这个推广者，也没有账号使用这个邀请码。',
  );
}

const link = verb({
  name: 'promoters link',
  summary: {
    zh: '给推广者一条查看自己数据的链接，到期失效',
    en: 'Makes a link by which a promoter sees their own figures until it expires',
  },
  positional: ['id'],
  fields: {
    id: { zh: '推广码或邀请码', en: "promoter's id, or an invite code" },
    days: { zh: '有效天数，默认 30', en: 'days it works, 30 unless given' },
  },
  input: z.strictObject({ id: promoterId, days: count(1, keptDays.figures).default(30) }),
  changes: true,
  shows: true,
  async run({ id: promoter, days }, context) {
    await refuseStrangers(promoter, context);
    const { siteOrigin } = context.surroundings;
    const until = Math.floor((context.now + days * dayMs) / 1_000);
    const pass = await addLink(context.db, { promoter, until });
    const address = (page: string) => `${siteOrigin}${page}?pass=${pass}`;
    const expires = iso(until * 1_000);
    return {
      data: { promoter, expires, link: address(pages.zh), link_en: address(pages.en) },
      // Never the link: whoever has it sees the figures.
      audit: { subject: promoter, detail: `until ${expires}` },
    };
  },
});

export const promoterLinkVerbs = [link];
