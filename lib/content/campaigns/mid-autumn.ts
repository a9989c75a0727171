import type { BuiltCampaign } from './types';

/** The holiday of 2026; the period of another year comes from the upstream's record. */
export const midAutumn: BuiltCampaign = {
  slug: 'midautumn',
  path: '/activity/midautumn',
  activityId: 'midautumn',
  visual: 'moon',
  start: '2026-09-25T00:00:00+08:00',
  end: '2026-09-28T00:00:00+08:00',
  offers: ['coupon', 'first_month_ip'],
  text: {
    'zh-CN': {
      name: '中秋',
      summary: '人回家过节，店铺托付给谁。',
      title: '月圆回家，|店铺有人看',
      lead: '国内放假，海外买家照常下单，消息照常要回。中秋三天，新用户注册得券、首月 IP 半价；更要紧的是走之前把店铺托付好，让您安心吃完这顿饭。',
      after:
        '本次中秋活动已经结束。托付单不过期：国庆、春节、年假，都能照着它做：走之前授权，回来后收回，店铺一直有人看。',
      offersTitle: '过节给新用户的两项优惠',
      offersLead: '一份在注册时给，一份在买首月 IP 时减半。怎么一步步用掉，见优惠细则。',
      own: {
        kind: 'duty',
        title: '放假托付单',
        lead: '同一件事，放假前、放假中、回来后各做一步。少一步，饭桌上就容易接到「密码在谁那里」的电话。',
        note: '值班的人用自己的子账号登录。离开的人不必交出密码，回来时也就不必改密码。',
        caption: '店铺托付三步：放假前、放假中、回来后',
        columns: ['托付什么', '放假前', '放假中', '回来后'],
        rows: [
          ['店铺', '列出要看的店，逐家授权', '只打开授权的店', '收回临时授权'],
          ['密码', '加密存好，不发消息', '免密打开，看不到密码', '不用改密码'],
          ['登录时间', '设好每天几点到几点', '时段外登录不了', '恢复平时的时段'],
          ['设备', '登记值班的电脑', '陌生设备先提醒', '移除借用的电脑'],
          ['记录', '说好要记什么', '操作自动留痕', '看日志，补交接'],
        ],
      },
      rulesTitle: '中秋活动规则',
      rules: [
        { title: '谁能参加', text: '活动三天内首次注册并通过手机验证的账号。' },
        { title: '算哪天', text: '以北京时间为准，最后一天的二十四点结束。' },
        { title: '怎么拿到', text: '注册成功，券随账号发放；半价在首月 IP 的订单里直接体现。' },
        { title: '不包含', text: '续费、套餐升级与首月之后的 IP，不在本次活动之内。' },
      ],
      faqTitle: '放假前，先问清楚',
      faq: [
        {
          title: '值班的人会看到店铺密码吗？',
          text: '不会。密码加密保存，值班的人点开授权给他的店就能工作，页面上看不到密码本身。',
        },
        {
          title: '我在老家登录，会被提醒吗？',
          text: '与往常不同的设备、网络或登录地，会出现风险提醒。是您自己，确认后继续；不是，就先别放行。',
        },
        {
          title: '假期能找到客服吗？',
          text: '客服周一至周日 9:00–22:00 都在，面向付费账号，中文或英文都可以。',
        },
      ],
    },
    'en-US': {
      name: 'Mid-Autumn',
      summary: 'You go home for the holiday. Who minds the stores?',
      title: 'Home for the full moon,| stores in good hands',
      lead: 'China is on holiday, but buyers abroad keep ordering. For three days, new users get a coupon and their first month of IP at half price. Hand your stores over before you leave, and dinner stays undisturbed.',
      after:
        'This Mid-Autumn campaign is over. The handover sheet works for every other holiday too: National Day, Spring Festival or your own time off.',
      offersTitle: 'Two Mid-Autumn offers| for new users',
      offersLead:
        'One comes with your registration, the other halves the first month of an IP. See the step-by-step guide for how to use them.',
      own: {
        kind: 'duty',
        title: 'Your holiday handover sheet',
        lead: 'Five things to hand over, each with a step before, during and after the holiday. Skip one and your phone will ring: “Who has the password?”',
        note: 'Whoever is on duty signs in with their own sub-account. No password changes hands, so none has to be changed afterwards.',
        caption: 'Handing over stores: before, during and after the holiday',
        columns: ['What', 'Before', 'During', 'After'],
        rows: [
          ['Stores', 'List them, grant access', 'Only those stores open', 'Revoke that access'],
          [
            'Passwords',
            'Encrypted, never messaged',
            'Stores open without them',
            'Nothing to change',
          ],
          ['Hours', 'Set daily sign-in hours', 'No sign-in outside them', 'Back to normal hours'],
          [
            'Devices',
            'Register the duty computer',
            'Unknown ones raise a warning',
            'Remove borrowed ones',
          ],
          ['Records', 'Agree on what to note', 'Every action is logged', 'Read the log, catch up'],
        ],
      },
      rulesTitle: 'Mid-Autumn terms',
      rules: [
        {
          title: 'Who',
          text: 'Accounts registered for the first time during the three days, with a verified phone number.',
        },
        { title: 'When', text: 'Beijing time, until midnight at the end of the last day.' },
        {
          title: 'How',
          text: 'The coupon comes with the account. Half price is applied to the order for the first month of IP.',
        },
        { title: 'Not included', text: 'Renewals, plan upgrades and later months of an IP.' },
      ],
      faqTitle: 'Before you go on holiday',
      faq: [
        {
          title: 'Can the person on duty see passwords?',
          text: 'No. Passwords are stored encrypted. Whoever is on duty opens the stores they have access to and gets to work; the password itself is never shown.',
        },
        {
          title: 'Will signing in from my home town raise a warning?',
          text: 'An unusual device, network or location does. If it is you, confirm and carry on; if it isn’t, don’t let it through.',
        },
        {
          title: 'Is support available over the holiday?',
          text: 'Yes, for paid accounts, Monday to Sunday, 9:00–22:00, in Chinese or English.',
        },
      ],
    },
  },
};
