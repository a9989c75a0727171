import type { Award, Invite } from '@superbrowser/contract/handler-responses';
import type { Locale } from '@/lib/core/i18n/routing';
import type { InvitePanelMessages } from '../panel-props';
import { formatTime, formatMoney } from '../format-values';

/** A row of either list, as text. */
export interface InviteListRow {
  readonly main: string;
  /** The time in ISO 8601, and as text. */
  readonly at: string;
  readonly time: string;
  readonly status: string;
  readonly tone: 'blue' | 'ok' | 'soft';
  readonly amount: string;
}

type ListMessages = InvitePanelMessages['records'];

export function inviteRow(
  invite: Invite,
  { invites }: ListMessages,
  locale: Locale,
): InviteListRow {
  return {
    main: invite.phoneMasked,
    at: invite.registeredAt,
    time: formatTime(invite.registeredAt, locale),
    status: invites[invite.status],
    tone: invite.status === 'recharged' ? 'ok' : 'blue',
    amount: formatMoney(invite.reward, locale),
  };
}

/** The upstream names awards in Chinese; other languages describe them with their own messages (E1). */
export function awardRow(award: Award, { awards }: ListMessages, locale: Locale): InviteListRow {
  const needsOwnName = locale !== 'zh-CN' && /\p{Script=Han}/u.test(award.award);
  return {
    main: needsOwnName || award.award.trim() === '' ? awards.name : award.award,
    at: award.at,
    time: formatTime(award.at, locale),
    status: awards[award.status],
    tone: award.status === 'paid' ? 'ok' : 'soft',
    amount: formatMoney(award.amount, locale),
  };
}
