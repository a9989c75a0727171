import { inviteRefund as en } from '@/messages/en-US/campaigns.json';
import { inviteRefund as zh } from '@/messages/zh-CN/campaigns.json';
import { awardRow, inviteRow } from './list-rows';

const registeredAt = '2026-06-18T06:30:00.000Z';

describe('inviteRow', () => {
  it.each([
    ['registered', '已注册', 'blue'],
    ['recharged', '已充值', 'ok'],
  ] as const)('%s', (status, statusText, tone) => {
    const invite = { phoneMasked: '138****1000', registeredAt, status, reward: 38 };
    expect(inviteRow(invite, zh.panel.records, 'zh-CN')).toEqual({
      main: '138****1000',
      at: registeredAt,
      time: '2026年6月18日 14:30',
      status: statusText,
      tone,
      amount: '¥38',
    });
  });
});

describe('awardRow', () => {
  const createAward = (name: string) => ({
    award: name,
    amount: 38,
    at: registeredAt,
    status: 'pending' as const,
  });
  it.each([
    ['zh-CN', '邀请注册奖励：38 元无门槛券', '邀请注册奖励：38 元无门槛券'],
    ['zh-CN', 'Summer bonus', 'Summer bonus'],
    ['zh-CN', ' ', '邀请注册奖励'],
    ['en-US', 'Summer bonus', 'Summer bonus'],
    ['en-US', '邀请注册奖励：38 元无门槛券', 'Invite reward'],
  ] as const)('%s %s', (locale, name, expected) => {
    const { records } = (locale === 'zh-CN' ? zh : en).panel;
    expect(awardRow(createAward(name), records, locale).main).toBe(expected);
  });

  it.each([
    ['pending', 'Pending', 'soft'],
    ['paid', 'Paid', 'ok'],
  ] as const)('%s', (status, statusText, tone) =>
    expect(awardRow({ ...createAward('x'), status }, en.panel.records, 'en-US')).toMatchObject({
      status: statusText,
      tone,
    }),
  );
});
