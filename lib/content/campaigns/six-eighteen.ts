import type { BuiltCampaign } from './types';

/** The day its address names. */
export const sixEighteen: BuiltCampaign = {
  slug: '2021618',
  path: '/activity/2021618',
  activityId: '2021618',
  visual: 'pixels',
  start: '2021-06-18T00:00:00+08:00',
  end: '2021-06-19T00:00:00+08:00',
  offers: ['coupon', 'first_month_ip'],
  text: {
    'zh-CN': {
      name: '2021 年 618',
      summary: '当天的新用户优惠，附大促前的准备清单。',
      title: '618 大促|准备清单',
      lead: '大促开始一周之前，按清单准备好人员、设备和店铺，每家店有人负责。新用户注册有券，首月 IP 半价。',
      after: '2021 年的 618 活动已经结束，准备清单可以继续用：下一次大促前，按清单逐项设置和检查。',
      offersTitle: '当天的新用户优惠',
      offersLead: '618 当天注册的新用户适用。现在注册能领的，见当前优惠。',
      own: {
        kind: 'numerals',
        title: '大促前的检查清单',
        lead: '最后一周只检查、不改动；以下设置请在那之前做完，每项指定一位负责人。',
        note: '八家店为示例。店铺更多时，设置方法相同：每家店一个独立环境，每位成员一份权限。',
        items: [
          {
            mark: '6',
            title: '人员：六项准备',
            text: '每位员工用自己的子账号登录，只打开授权给自己的店铺。',
            points: [
              '给员工开子账号',
              '逐家授权店铺',
              '设好登录时段',
              '登记常用设备',
              '测试各国线路',
              '学会处理设备风险提醒',
            ],
          },
          {
            mark: '1',
            title: '设备：一台电脑',
            text: '不用为每家店单独配电脑，换人值班还用这一台。',
            points: ['同时打开多家店', '每家店独立环境', '店铺密码加密保存'],
          },
          {
            mark: '8',
            title: '店铺：逐家分工',
            text: '店铺之间互相独立，每家店指定负责人。',
            points: ['独立的登录状态', '独立的线路', '指定的负责人', '按店可查的行为日志'],
          },
        ],
      },
      rulesTitle: '当时的规则',
      rules: [
        { title: '活动时间', text: '北京时间 6 月 18 日，零点到 24:00。' },
        { title: '参加对象', text: '当天首次注册的账号，每个手机号限一次。' },
        { title: '用途', text: '券抵扣客户端内的费用，半价只用于首个海外 IP 的首月。' },
        { title: '现在', text: '活动已截止。已经发放的券，可以用到客户端显示的到期日。' },
      ],
      faqTitle: '618 常见问题',
      faq: [
        {
          title: '当天领的券还能用吗？',
          text: '没有过期就能用，到期日见客户端的券包。当时的首月半价只用于当天购买的首月 IP，不能补领。',
        },
        {
          title: '清单里的功能现在还有吗？',
          text: '有。子账号、店铺授权、登录时段管控、登录设备管控、行为日志与设备风险提醒，都可以在核心功能页查看。',
        },
        {
          title: '大促前多久开始准备合适？',
          text: '建议提前一周做完这份清单，要新增人手的再提前几周开始。子账号与授权几分钟就能设好，线路要在各个时段都试一试，设备风险提醒要让每位成员知道怎么处理。',
        },
        {
          title: '有新活动时在哪里看？',
          text: '新活动会列在全部优惠页，写明优惠内容与起止日期。',
        },
      ],
    },
    'en-US': {
      name: '618 in 2021',
      summary: 'Offers for new users that day, plus a checklist for big sales.',
      title: 'The 618| preparation checklist',
      lead: 'In the week before a big sale, prepare your people, computers and stores, and put a person in charge of each store. New users get a coupon and 50% off the first month of their first overseas IP.',
      after:
        'This checklist was made for 618, China’s June 18 shopping festival, and works for any big sale. Go through it a week ahead.',
      offersTitle: 'Offers for new users| that day',
      offersLead:
        'For users who signed up that day. For what new users get now, see the current offers.',
      own: {
        kind: 'numerals',
        title: 'Prepare a week ahead',
        lead: 'Three lists, with one person responsible for each.',
        note: 'Eight stores is an example, not a limit. However many you run, each store gets its own environment and each member their own permissions.',
        items: [
          {
            mark: '6',
            title: 'People: six preparations',
            text: 'Staff sign in with their own sub-accounts and open only the stores they have access to.',
            points: [
              'Sub-accounts for staff',
              'Access set store by store',
              'Login hours set',
              'Usual devices registered',
              'Route to each country tested',
              'Device-risk warnings explained',
            ],
          },
          {
            mark: '1',
            title: 'Computers: one is enough',
            text: 'No separate computer for each store, and no change of computer when staff change shifts.',
            points: [
              'Many stores open at once',
              'A separate environment for each',
              'Store passwords encrypted',
            ],
          },
          {
            mark: '8',
            title: 'Stores: one by one',
            text: 'Stores stay separate, with a named person responsible for each.',
            points: [
              'Its own sign-in',
              'Its own route',
              'Its own person responsible',
              'Its own entries in the log',
            ],
          },
        ],
      },
      rulesTitle: 'Terms that day',
      rules: [
        { title: 'When', text: 'June 18, midnight to midnight, Beijing time.' },
        {
          title: 'Who',
          text: 'Accounts that signed up for the first time that day, one per phone number.',
        },
        {
          title: 'What for',
          text: 'The coupon reduced fees in the client; the 50% discount applied only to the first month of the first IP.',
        },
        {
          title: 'Now',
          text: 'Closed. Coupons issued then are valid until the date shown in the client.',
        },
      ],
      faqTitle: '618 FAQ',
      faq: [
        {
          title: 'Is my coupon from that day still valid?',
          text: 'Yes, until its expiry date, which the client shows. The 50% discount applied to an IP’s first month bought that day and can’t be claimed later.',
        },
        {
          title: 'Are those features still available?',
          text: 'Yes. Sub-accounts, store access, login hours, login devices, the activity log and device-risk warnings are all on the Features page.',
        },
        {
          title: 'How early should I prepare?',
          text: 'Finish this checklist a week ahead; if you need more people, start a few weeks earlier. Sub-accounts and access take minutes, but routes are worth testing at different times of day, and everyone on the team should know what to do when a device-risk warning appears.',
        },
        {
          title: 'Where do I see new campaigns?',
          text: 'On the All offers page, with their terms and dates.',
        },
      ],
    },
  },
};
