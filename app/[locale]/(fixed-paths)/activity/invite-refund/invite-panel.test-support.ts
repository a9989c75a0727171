import type { Award, Invite } from '@superbrowser/contract/handler-responses';
import { inviteRefund as messages } from '@/messages/en-US/campaigns.json';
import type { InvitePanelProps } from './panel-props';

export const panelProps: InvitePanelProps = {
  messages: messages.panel,
  locale: 'en-US',
  registerUrl: 'https://site.example/en/register',
  product: 'SuperBrowser',
  coupon: 38,
};

const createInvite = (index: number): Invite => ({
  phoneMasked: `138****${1000 + index}`,
  registeredAt: '2026-06-18T06:30:00.000Z',
  status: 'registered',
  reward: 38,
});

const createAward = (index: number): Award => ({
  award: `Award ${index}`,
  amount: 38,
  at: '2026-06-18T06:30:00.000Z',
  status: 'pending',
});

function bodyOf(url: URL, total: number): unknown {
  const resource = url.pathname.split('/').at(-1);
  const [page, size] = ['page', 'page_size'].map((name) => Number(url.searchParams.get(name)));
  const createPage = <Row>(createRow: (index: number) => Row) =>
    Array.from({ length: total }, (_, index) => createRow(index + 1)).slice(
      ((page ?? 1) - 1) * (size ?? 10),
      (page ?? 1) * (size ?? 10),
    );
  if (resource === 'code') return { inviteCode: 'K7MPX4QH' };
  if (resource === 'situation')
    return { invited: total, registered: total, recharged: 0, rewardTotal: 0, rewardPending: 0 };
  return {
    list: resource === 'awards' ? createPage(createAward) : createPage(createInvite),
    total,
  };
}

/**
 * Answers `fetch` as handlers with that many records do.
 * @param refusalStatusOf the status of the refusal of a path; undefined lets it pass
 */
export function mockReads(
  total: number,
  refusalStatusOf: (path: string) => number | void = () => undefined,
) {
  const requests: string[] = [];
  globalThis.fetch = (input) => {
    const url = new URL(String(input), 'https://site.example');
    const path = url.pathname + url.search;
    requests.push(path);
    const status = refusalStatusOf(path) ?? 200;
    const body = status === 200 ? bodyOf(url, total) : { message: `Refused ${status}` };
    return Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(body),
    } as Response);
  };
  return requests;
}
