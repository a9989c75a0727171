import type { BuiltCampaign } from './types';

export const doubleEleven: BuiltCampaign = {
  slug: 'doubleeleven',
  path: '/activity/doubleeleven',
  activityId: 'doubleeleven',
  visual: 'dial',
  start: '2026-11-01T00:00:00+08:00',
  end: '2026-11-12T00:00:00+08:00',
  offers: ['coupon', 'first_month_ip'],
  text: {
    'zh-CN': {
      name: '双十一',
      summary: '活动期间的新用户优惠，附大促四班排班表。',
      title: '双十一新用户优惠|与四班排班',
      lead: '大促要轮班，换班时用聊天发送密码、登录地频繁变化，都有风险。十一天里，新用户注册有券，首月 IP 半价；下面的四班排班表，可以用来设置每位员工的登录时段。',
      after:
        '活动已经结束，四班排班表可以继续用：下一次大促前，按表给每位员工开子账号、授权店铺、设好登录时段。',
      offersTitle: '活动期间的新用户优惠',
      offersLead: '券在注册成功后到账，半价用于首个海外 IP 的首月，两项都没有金额门槛。',
      own: {
        kind: 'night',
        title: '大促当天|四班排班',
        lead: '每班只能在自己的时段打开授权给自己的店铺，换班不用改密码。',
        note: '以上时段为示例。建议两班之间重叠十分钟，方便交接；有跨零点的班次，分成两段设置。每位员工用自己的子账号，行为日志才能分清是谁操作的；大促结束后，收回只为值班开放的授权。',
        items: [
          {
            from: 0,
            to: 8,
            title: '夜班',
            text: '一人值守，只打开已授权的店铺。登录时段设到早上八点，时段结束后店铺自动关闭。',
          },
          {
            from: 8,
            to: 14,
            title: '早班',
            text: '处理夜里的留言与退款。经理查看行为日志，核对夜班做过的操作。',
          },
          {
            from: 14,
            to: 20,
            title: '午班',
            text: '改价与补货。需要改价的店铺只授权给当班的人，其他人的列表里没有这些店。',
          },
          {
            from: 20,
            to: 24,
            title: '冲刺班',
            text: '老板也在线。异地登录先暂停并发出设备风险提醒，确认是团队成员再允许。',
          },
        ],
      },
      rulesTitle: '活动规则',
      rules: [
        { title: '参加对象', text: '活动期间首次注册的账号。已有账号再次注册，不算新用户。' },
        { title: '活动时间', text: '按注册成功的时刻计算，北京时间，最后一天 24:00 结束。' },
        { title: '领取方式', text: '券自动到账，半价在购买首月 IP 时直接扣减，不用填优惠码。' },
        {
          title: '叠加',
          text: '能否与其他优惠叠加，见全部优惠。',
        },
      ],
      faqTitle: '双十一常见问题',
      faq: [
        {
          title: '换班时，店铺要重新登录吗？',
          text: '不用。把店铺授权给下一班，对方可以直接打开；上一班的时段结束后，店铺自动关闭，环境与登录状态保持不变。',
        },
        {
          title: '没赶上活动，还能领券吗？',
          text: '新用户现在能领的优惠，连同金额与截止日期，都列在全部优惠页。活动期间已经到账的券，可以用到客户端显示的到期日。',
        },
        {
          title: '通宵值班需要几个账号？',
          text: '一个主账号，每位员工一个子账号。用户服务协议不允许多人共用一个账号；共用时，行为日志也分不清是谁操作的。',
        },
      ],
    },
    'en-US': {
      name: 'Singles’ Day',
      summary: 'Offers for new users during the campaign, plus a four-shift staffing plan.',
      title: 'Cover every shift| on Singles’ Day',
      lead: 'On the biggest sale day, shift changes are the risk: passwords get passed around and sign-ins jump from city to city. For eleven days, new users get a coupon and 50% off the first month of their first overseas IP. Below is a four-shift plan you can copy into your staff’s login hours.',
      after:
        'You can reuse this shift plan for any big sale. Before your next big sale, use it to set up sub-accounts, store access and login hours.',
      offersTitle: 'Two offers| for new users',
      offersLead:
        'The coupon is added when you sign up. The 50% discount applies to the first month of the first IP. Neither has a minimum spend.',
      own: {
        kind: 'night',
        title: 'A four-shift plan| for the day',
        lead: 'Each shift can open only the stores it has access to, during its own hours. No passwords change hands.',
        note: 'The hours are an example. Let shifts overlap by ten minutes for the handover, and split in two any shift that crosses midnight. Give each person a sub-account, so that the activity log shows who did what, and revoke the extra access after the sale.',
        items: [
          {
            from: 0,
            to: 8,
            title: 'Night',
            text: 'One person on duty, with access only to the stores covered at night. Login hours end at 8:00, and the stores close by themselves.',
          },
          {
            from: 8,
            to: 14,
            title: 'Morning',
            text: 'Handles overnight messages and refunds. The manager checks the activity log to see what was done.',
          },
          {
            from: 14,
            to: 20,
            title: 'Afternoon',
            text: 'Updates prices and stock. Besides the owner, only two people have access to the stores being repriced; nobody else sees those stores.',
          },
          {
            from: 20,
            to: 24,
            title: 'Final hours',
            text: 'The owner is online too. A sign-in from another place triggers a device-risk warning, and the store stays closed until the owner allows it.',
          },
        ],
      },
      rulesTitle: 'Campaign terms',
      rules: [
        {
          title: 'Who',
          text: 'Accounts that sign up for the first time during the campaign. Signing up again doesn’t make you a new user.',
        },
        {
          title: 'When',
          text: 'Sign up by midnight, Beijing time, at the end of the last day.',
        },
        {
          title: 'How',
          text: 'The coupon is added automatically, and the 50% comes off the first month of your first IP. No code needed.',
        },
        {
          title: 'Combining offers',
          text: 'See All offers for which offers can be combined.',
        },
      ],
      faqTitle: 'Singles’ Day FAQ',
      faq: [
        {
          title: 'Do we have to sign in to stores again at a shift change?',
          text: 'No. Give the next shift access and they open the store right away. When the previous shift’s hours end, its stores close by themselves and keep their environment and sign-in.',
        },
        {
          title: 'I missed the campaign. Can I still get a coupon?',
          text: 'See All offers for what new users get now, with amounts and end dates. Coupons issued during the campaign are valid until the date shown in the client.',
        },
        {
          title: 'How many accounts does a night shift need?',
          text: 'One main account, plus a sub-account for each staff member. The User Service Agreement doesn’t allow shared accounts, and the activity log couldn’t tell people apart.',
        },
      ],
    },
  },
};
