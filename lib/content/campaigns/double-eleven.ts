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
      lead: 'On the big day the danger is not the orders. It is shifts changing while passwords fly around and sign-ins jump from city to city. For eleven days new users get a coupon and half-price IPs in the first month, and here is a roster for the night as well.',
      after:
        'This double eleven is over. The roster still works: set members and hours by it before the next big sale.',
      offersTitle: 'What there is| during the campaign',
      offersLead:
        'The coupon arrives with the new account; the half price is for the first month of an IP. Neither asks for a minimum order.',
      own: {
        kind: 'night',
        title: 'Four shifts,| each in its own lane',
        lead: 'The ruler is one day of 24 hours. Each shift is a lane of its own: it opens on the hour, and changing shifts changes no passwords.',
        note: 'The hours are an example. Split a shift that crosses midnight in two, and leave ten minutes in which both shifts are on.',
        items: [
          {
            from: 0,
            to: 8,
            title: 'Small hours',
            text: 'One person with the stores granted for the night. Sign-in ends at eight and the door closes by itself.',
          },
          {
            from: 8,
            to: 14,
            title: 'Morning',
            text: 'Answers last night’s messages and refunds. The manager reads in the log what the night did.',
          },
          {
            from: 14,
            to: 20,
            title: 'Afternoon',
            text: 'Prices and stock. Stores whose prices change are granted to two people; they do not show in anybody else’s list.',
          },
          {
            from: 20,
            to: 24,
            title: 'Final hours',
            text: 'The owner is in. A sign-in from elsewhere raises a warning first and waits until somebody knows the face.',
          },
        ],
      },
      rulesTitle: 'Terms of the campaign',
      rules: [
        {
          title: 'Who',
          text: 'Accounts registered for the first time during the campaign. A second registration is not a new user.',
        },
        {
          title: 'When',
          text: 'The moment of registering counts, in Beijing time. After the last day it is over.',
        },
        {
          title: 'How',
          text: 'The coupon lands in the account, the half price shows when you buy the first month. There is no code to enter.',
        },
        {
          title: 'Together',
          text: 'What can be combined is what the checkout in the client lists; what it does not list does not apply.',
        },
      ],
      faqTitle: 'Double eleven, asked',
      faq: [
        {
          title: 'Does a store have to sign in again when the shift changes?',
          text: 'No. Grant it to the next shift and they open it with one click; the shift before is signed out when its hours end, and the store keeps its environment and its login.',
        },
        {
          title: 'I missed it. Is there still a coupon?',
          text: 'A coupon you received then is good until the day the client shows. If you missed the campaign, see what new users get at present.',
        },
        {
          title: 'How many accounts does a night shift take?',
          text: 'One main account and a sub-account for each member of staff. Several people on one sign-in break the agreement, and the log could no longer tell them apart.',
        },
      ],
    },
  },
};
