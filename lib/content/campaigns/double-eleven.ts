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
      summary: '十一天的优惠，和一张通宵值班表。',
      title: '双十一那夜，|店铺有人守',
      lead: '大促真正怕的不是单多，是人手轮换时密码四处飞、登录地乱跳。十一天里，新用户注册有券、首月 IP 半价，通宵怎么排班也一并画给您。',
      after: '本次双十一活动已经结束。值班表照样能用：下一个大促之前，按它把成员与登录时间设好。',
      offersTitle: '活动期间给什么',
      offersLead: '券在注册成功后进入账号，IP 的半价只算首月。两项都不要求先买满金额。',
      own: {
        kind: 'night',
        title: '一夜四班，|各守各的店',
        lead: '横轴是一天 24 小时。每一班是一条独立的通道：到点才能登录，换班不换密码。',
        note: '时段是示例。跨零点的班次请拆成两段来设，交接的十分钟留给两班都在线。',
        items: [
          {
            from: 0,
            to: 8,
            title: '后半夜',
            text: '一人值守，只开已授权的店。登录时间设到早上八点，过点自动关门。',
          },
          {
            from: 8,
            to: 14,
            title: '早班',
            text: '处理夜里的留言与退款。经理打开行为日志，看后半夜做过什么。',
          },
          {
            from: 14,
            to: 20,
            title: '午班',
            text: '改价与补货。改价的店铺只授权给两个人，其他人的列表里不出现这些店。',
          },
          {
            from: 20,
            to: 24,
            title: '冲刺班',
            text: '老板也在。异地登录会先弹风险提醒，确认是自己人再放行。',
          },
        ],
      },
      rulesTitle: '活动规则',
      rules: [
        { title: '对象', text: '活动期间首次注册的账号。已有账号再次注册，不算新用户。' },
        { title: '时间', text: '以注册成功的时刻为准，按北京时间计算；最后一天过后即止。' },
        { title: '发放', text: '券自动进入账号，半价在购买首月 IP 时体现，无需另填代码。' },
        {
          title: '叠加',
          text: '能否与其他优惠同用，以客户端结算页显示为准，结算页没有列出的即不适用。',
        },
      ],
      faqTitle: '双十一问答',
      faq: [
        {
          title: '换班时，店铺要重新登录吗？',
          text: '不用。把店铺授权给下一班，对方一点就开；上一班到了时段自动退出，店铺的环境与登录状态留在原处。',
        },
        {
          title: '没赶上活动，券还在吗？',
          text: '活动内已经发到账号的券，以客户端里写的到期日为准。没有赶上的，新用户注册的券请看当前优惠。',
        },
        {
          title: '通宵值班需要几个账号？',
          text: '主账号一个，员工各用子账号。多人共用同一个登录名是协议不允许的，也会让行为日志分不清是谁。',
        },
      ],
    },
    'en-US': {
      name: 'Double eleven',
      summary: 'Eleven days of offers, and a roster for the long night.',
      title: 'Through the night,| every store is minded',
      lead: 'On the big day, orders aren’t the danger. It’s shift changes, with passwords flying around and sign-ins jumping from city to city. For eleven days, new users get a coupon and a half-price first month of IP, plus a roster for the night.',
      after:
        'This double eleven is over, but the roster still works. Use it to set members and hours before your next big sale.',
      offersTitle: 'Two offers| for new users',
      offersLead:
        'The coupon comes with your new account; half price applies to the first month of an IP. Neither has a minimum order.',
      own: {
        kind: 'night',
        title: 'Four shifts,| each in its own lane',
        lead: 'One day, 24 hours. Each shift has its own lane: sign-in opens on the hour, and no password changes hands.',
        note: 'The hours are an example. Split a shift that crosses midnight in two, and let shifts overlap by ten minutes.',
        items: [
          {
            from: 0,
            to: 8,
            title: 'Small hours',
            text: 'One person on duty, with access to the night’s stores only. At eight, sign-in closes by itself.',
          },
          {
            from: 8,
            to: 14,
            title: 'Morning',
            text: 'Answers the night’s messages and refunds. The manager checks the log to see what happened overnight.',
          },
          {
            from: 14,
            to: 20,
            title: 'Afternoon',
            text: 'Prices and stock. Only two people have access to the stores being repriced; nobody else even sees them.',
          },
          {
            from: 20,
            to: 24,
            title: 'Final hours',
            text: 'The owner is in too. A sign-in from elsewhere raises a warning and waits until someone confirms it.',
          },
        ],
      },
      rulesTitle: 'Terms of the campaign',
      rules: [
        {
          title: 'Who',
          text: 'Accounts registered for the first time during the campaign. Registering again doesn’t make you a new user.',
        },
        {
          title: 'When',
          text: 'The time you register counts, in Beijing time. The campaign closes at the end of the last day.',
        },
        {
          title: 'How',
          text: 'The coupon lands in your account; half price is applied when you buy the first month. No code to enter.',
        },
        {
          title: 'Combining offers',
          text: 'Checkout in the client shows which offers apply to your order. Offers not shown there cannot be used.',
        },
      ],
      faqTitle: 'Questions about double eleven',
      faq: [
        {
          title: 'Do stores have to sign in again at a shift change?',
          text: 'No. Give the next shift access and they open the store with one click. The previous shift is signed out when its hours end; the store keeps its environment and login.',
        },
        {
          title: 'I missed the campaign. Can I still get a coupon?',
          text: 'See the current offers for what new users get now. Coupons issued during the campaign are valid until the date shown in the client.',
        },
        {
          title: 'How many accounts does the night take?',
          text: 'One main account, plus a sub-account for each member of staff. Sharing a sign-in breaks the agreement, and the log can’t tell people apart.',
        },
      ],
    },
  },
};
