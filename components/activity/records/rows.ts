import type { Award, Invite } from '@/lib/answers';
import type { Locale } from '@/lib/i18n/routing';
import { formatMoney, formatTime } from '../invite-panel/format';
import type { InvitePanelWords } from '../invite-panel/types';

/** A line of either record, in words. */
export interface RecordRow {
  readonly main: string;
  /** ISO 8601, and the same in words. */
  readonly at: string;
  readonly time: string;
  readonly status: string;
  readonly tone: 'blue' | 'ok' | 'soft';
  readonly amount: string;
}

type Words = InvitePanelWords['records'];

export function inviteRow(invite: Invite, { invites }: Words, locale: Locale): RecordRow {
  return {
    main: invite.phoneMasked,
    at: invite.registeredAt,
    time: formatTime(invite.registeredAt, locale),
    status: invites[invite.status],
    tone: invite.status === 'recharged' ? 'ok' : 'blue',
    amount: formatMoney(invite.reward, locale),
  };
}

/** Awards are named by the upstream, in Chinese: other pages say what they are in words of their own (E1). */
export function awardRow(award: Award, { awards }: Words, locale: Locale): RecordRow {
  const foreign = locale !== 'zh-CN' && /\p{Script=Han}/u.test(award.award);
  return {
    main: foreign || award.award.trim() === '' ? awards.name : award.award,
    at: award.at,
    time: formatTime(award.at, locale),
    status: awards[award.status],
    tone: award.status === 'paid' ? 'ok' : 'soft',
    amount: formatMoney(award.amount, locale),
  };
}
