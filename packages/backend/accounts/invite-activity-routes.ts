/** The invite activity: the people whom an inviter's code brought, and the inviter's rewards. */
import 'server-only';
import type { Routes } from '../route-context';
import { maskPhone } from '../common/phone';
import { requireSignedInUser } from './users';

const pageOffset = ({ page, page_size }: { page: number; page_size: number }) =>
  (page - 1) * page_size;

export const inviteActivityRoutes: Pick<
  Routes,
  'inviteSituation' | 'inviteList' | 'awardRecord' | 'ownInviteCode'
> = {
  async ownInviteCode({ token }, context) {
    return { invite_code: (await requireSignedInUser(token, context)).invite_code };
  },

  async inviteSituation({ token }, context) {
    const { user_id } = await requireSignedInUser(token, context);
    const invites = await context.db
      .selectFrom('invites')
      .select(['status', ({ fn }) => fn.countAll().as('count')])
      .where('inviter_id', '=', user_id)
      .groupBy('status')
      .execute();
    const awards = await context.db
      .selectFrom('awards')
      .select(['status', ({ fn }) => fn.sum('amount').as('amount')])
      .where('user_id', '=', user_id)
      .groupBy('status')
      .execute();
    // PostgreSQL returns sums and counts as text.
    const countByStatus = new Map(invites.map((row) => [row.status, Number(row.count)]));
    const amountByStatus = new Map(awards.map((row) => [row.status, Number(row.amount)]));
    const recharged = countByStatus.get('recharged') ?? 0;
    const registered = (countByStatus.get('registered') ?? 0) + recharged;
    const pending = amountByStatus.get('pending') ?? 0;
    // An invite becomes known when the invited person registers, so both numbers are equal here.
    const people = { invited: registered, registered, recharged };
    return {
      ...people,
      reward_total: (amountByStatus.get('paid') ?? 0) + pending,
      reward_pending: pending,
    };
  },

  async inviteList({ token, ...page }, context) {
    const { user_id } = await requireSignedInUser(token, context);
    const ownInvites = context.db.selectFrom('invites').where('inviter_id', '=', user_id);
    const { total } = await ownInvites
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await ownInvites
      .leftJoin('awards', 'awards.invite_id', 'invites.invite_id')
      .select(['invites.phone', 'invites.registered_at', 'invites.status', 'awards.amount'])
      .orderBy('invites.registered_at', 'desc')
      .orderBy('invites.invite_id')
      .limit(page.page_size)
      .offset(pageOffset(page))
      .execute();
    const list = rows.map(({ phone, registered_at, status, amount }) => ({
      phone_masked: maskPhone(phone),
      registered_at,
      status,
      reward: amount ?? 0,
    }));
    return { list, total: Number(total) };
  },

  async awardRecord({ token, ...page }, context) {
    const { user_id } = await requireSignedInUser(token, context);
    const ownAwards = context.db.selectFrom('awards').where('user_id', '=', user_id);
    const { total } = await ownAwards
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow();
    const list = await ownAwards
      .select(['award', 'amount', 'created_at as at', 'status'])
      .orderBy('created_at', 'desc')
      .orderBy('award_id')
      .limit(page.page_size)
      .offset(pageOffset(page))
      .execute();
    return { list, total: Number(total) };
  },
};
