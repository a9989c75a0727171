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
      summary: '六件准备、一台电脑、八家店。',
      title: '六件准备，|一台电脑八家店',
      lead: '618 三个数字，正好是大促前要数清的三样：做好六件准备，用一台电脑，守住八家店。新用户注册有券、首月 IP 半价。',
      after:
        '2021 年的 618 早已结束。六、一、八的准备清单没有过时，下一次大促之前，照着它从头到尾数一遍，缺哪样一眼就看得出来。',
      offersTitle: '当天给新用户的',
      offersLead: '618 当天注册的新用户适用。现在注册能领的，以当前优惠为准。',
      own: {
        kind: 'numerals',
        title: '六、一、八，数一遍',
        lead: '大促当天来不及做的事，前一周都能做完。三个数字，对着数一遍就知道差哪样；差的那样，今天就指定一个人去补。',
        note: '八家店是画面里的数目，不是上限。店多店少，办法一样：一店一环境，一人一权限。',
        items: [
          {
            mark: '6',
            title: '六件准备',
            text: '在大促前一周做完，每件写上负责人的名字。',
            points: [
              '给员工开子账号',
              '逐家授权店铺',
              '设好登录时间',
              '登记常用设备',
              '测一遍各国线路',
              '看懂风险提醒',
            ],
          },
          {
            mark: '1',
            title: '一台电脑',
            text: '不用为每家店买一台机器，换人也不必搬机器。',
            points: ['多家店同时打开', '每家店独立环境', '密码加密保存'],
          },
          {
            mark: '8',
            title: '八家店',
            text: '每家店保持自己的样子。',
            points: ['各有各的登录状态', '各有各的线路', '各有各的负责人', '操作各记一本账'],
          },
        ],
      },
      rulesTitle: '当时的规则',
      rules: [
        { title: '时间', text: '北京时间 6 月 18 日当天，零点到二十四点。' },
        { title: '对象', text: '当天首次注册的账号，一个手机号算一次。' },
        { title: '用途', text: '券抵扣客户端内的费用，半价只用于首月 IP。' },
        { title: '现在', text: '活动不再受理。已经发放的券，以客户端里写的到期日为准。' },
      ],
      faqTitle: '618 常问',
      faq: [
        {
          title: '当天领的券还能用吗？',
          text: '看券面：到期日写在客户端的券包里，没有过期就能用。首月半价只在当时购买的首月 IP 里体现，不能补用。',
        },
        {
          title: '清单里的功能现在还有吗？',
          text: '有。子账号、店铺授权、登录时间、设备登录控制、行为日志与风险提醒，都在核心功能页逐项画了图。',
        },
        {
          title: '下次 618 什么时候？',
          text: '没有定下来的事，我们不预告。有了新活动，会先列进全部优惠，写明开始与结束的日期。',
        },
      ],
    },
    'en-US': {
      name: '618 in 2021',
      summary: 'Six preparations, one computer, eight stores.',
      title: 'Six preparations,| eight stores, one PC',
      lead: '6, 1 and 8 are what to have ready before a big sale: six preparations, one computer, eight stores. New users had a coupon and a half-price first month of IP.',
      after:
        'The 618 sale of 2021 is long over, but its checklist still holds: six preparations, one computer, eight stores. Run through it before your next big sale.',
      offersTitle: 'What new users| got that day',
      offersLead:
        'For users who registered that day. For what new users get now, see the current offers.',
      own: {
        kind: 'numerals',
        title: 'The 6-1-8 checklist',
        lead: 'You won’t have time on the day, but you do the week before. Three numbers show you what is still missing.',
        note: 'Eight stores is just an example, not a limit. However many you run, it works the same way: one environment per store, one set of permissions per person.',
        items: [
          {
            mark: '6',
            title: 'Six preparations',
            text: 'Finish them a week ahead and put one person in charge of each.',
            points: [
              'Sub-accounts for staff',
              'Access granted store by store',
              'Sign-in hours set',
              'Usual devices registered',
              'Lines to every country tested',
              'Risk warnings explained',
            ],
          },
          {
            mark: '1',
            title: 'One computer',
            text: 'No extra machine per store, nothing to move when staff change.',
            points: [
              'Many stores open at once',
              'A separate environment for each',
              'Passwords stored encrypted',
            ],
          },
          {
            mark: '8',
            title: 'Eight stores',
            text: 'Each store keeps what is its own.',
            points: [
              'Its own sign-in',
              'Its own line',
              'Its own person in charge',
              'Its own activity log',
            ],
          },
        ],
      },
      rulesTitle: 'Terms on the day',
      rules: [
        { title: 'When', text: 'June 18, midnight to midnight, Beijing time.' },
        {
          title: 'Who',
          text: 'Accounts registered for the first time that day, one per phone number.',
        },
        {
          title: 'What for',
          text: 'The coupon reduced fees in the client; half price applied to the first month of an IP.',
        },
        {
          title: 'Now',
          text: 'Closed. Coupons issued then are valid until the date shown in the client.',
        },
      ],
      faqTitle: 'Questions about 618',
      faq: [
        {
          title: 'Is my coupon from that day still valid?',
          text: 'Check its expiry date under your coupons in the client; until then it works. Half price applied to an IP’s first month bought that day and cannot be claimed later.',
        },
        {
          title: 'Are those features still available?',
          text: 'Yes. Sub-accounts, store access, sign-in hours, device control, the activity log and risk warnings are all shown on the core features page.',
        },
        {
          title: 'When is the next 618 campaign?',
          text: 'We don’t announce what isn’t settled. New campaigns appear on the offers page first, with their start and end dates.',
        },
      ],
    },
  },
};
