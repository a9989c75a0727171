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
      lead: 'Three digits, and the three things to count before a big sale: six preparations made, one computer used, eight stores minded. New users had a coupon and half-price IPs in their first month.',
      after:
        'The 618 of 2021 is long over. Its checklist has not aged: count through six, one and eight before the next big sale.',
      offersTitle: 'What new users got| that day',
      offersLead:
        'For those who registered on the day. What a new user gets now is among the current offers.',
      own: {
        kind: 'numerals',
        title: 'Count six, one, eight',
        lead: 'What there is no time for on the day can all be done the week before. Count through three digits and you know what is missing.',
        note: 'Eight is the number of stores in the picture, not a limit. With more or fewer the way is the same: an environment for each store, rights for each person.',
        items: [
          {
            mark: '6',
            title: 'Six preparations',
            text: 'Done a week ahead, each with a name beside it.',
            points: [
              'Sub-accounts for staff',
              'Stores granted one by one',
              'Sign-in hours set',
              'Usual devices noted',
              'Lines to each country tested',
              'Warnings understood',
            ],
          },
          {
            mark: '1',
            title: 'One computer',
            text: 'No machine for each store.',
            points: [
              'Many stores open at once',
              'An environment for each',
              'Passwords kept encrypted',
            ],
          },
          {
            mark: '8',
            title: 'Eight stores',
            text: 'Each stays what it is.',
            points: [
              'Its own sign-in',
              'Its own line',
              'Its own keeper',
              'Its own page in the log',
            ],
          },
        ],
      },
      rulesTitle: 'The terms of that day',
      rules: [
        { title: 'When', text: '18 June in Beijing time, from midnight to midnight.' },
        {
          title: 'Who',
          text: 'Accounts registered for the first time that day, one for each phone number.',
        },
        {
          title: 'What for',
          text: 'The coupon reduced fees in the client; the half price was for the first month of an IP.',
        },
        {
          title: 'Now',
          text: 'Closed. Coupons given out then are good until the day the client shows.',
        },
      ],
      faqTitle: '618, asked',
      faq: [
        {
          title: 'Is a coupon from that day still good?',
          text: 'See its last day among your coupons in the client; until then it works. The half price was for the first month of an IP bought at the time and cannot be used later.',
        },
        {
          title: 'Do those functions still exist?',
          text: 'Yes. Sub-accounts, grants, sign-in hours, device control, the activity log and warnings each have a picture on the page of core functions.',
        },
        {
          title: 'When is the next one?',
          text: 'What has not been decided is not announced. A new campaign is listed among all offers first, with its first and last day.',
        },
      ],
    },
  },
};
