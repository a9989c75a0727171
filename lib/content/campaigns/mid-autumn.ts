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
      summary: '活动期间的新用户优惠，附放假店铺交接清单。',
      title: '中秋新用户优惠|与放假交接清单',
      lead: '国内放假，海外买家还在下单、发消息。中秋三天，新用户注册得券，首月 IP 半价；出发前按清单把店铺交给值班同事，放假期间不用远程处理。',
      after: '本次中秋活动已经结束。下面的交接清单仍可使用：国庆、春节或年假前授权，回来后收回。',
      offersTitle: '新用户的两项优惠',
      offersLead: '券在注册成功后到账，半价用于首个海外 IP 的首月。怎么用，见中秋优惠使用步骤。',
      own: {
        kind: 'duty',
        title: '放假店铺交接清单',
        lead: '五个项目分放假前、放假中、回来后三步做。放假前设好，值班同事就不用再问密码。',
        note: '值班同事用自己的子账号登录。休假的人不用交出密码，回来后也不用改密码。',
        caption: '店铺交接三步：放假前、放假中、回来后',
        columns: ['项目', '放假前', '放假中', '回来后'],
        rows: [
          ['店铺', '列出店铺，逐家授权', '只能打开授权的店', '收回临时授权'],
          ['密码', '加密保存，不发到聊天里', '免密打开，看不到密码', '不用改'],
          ['登录时段', '设好每天几点到几点', '时段外不能打开店铺', '恢复平时的时段'],
          ['设备', '登记值班的电脑', '未登记的设备触发提醒', '移除借用的电脑'],
          ['日志', '确定由谁查看日志', '操作自动记录', '查看日志，确认假期操作'],
        ],
      },
      rulesTitle: '中秋活动规则',
      rules: [
        { title: '参加对象', text: '活动三天内首次注册并通过手机验证的账号。' },
        { title: '活动时间', text: '按北京时间计算，最后一天 24:00 结束。' },
        { title: '领取方式', text: '注册成功，券自动到账；半价在购买首月 IP 的订单里直接扣减。' },
        { title: '不适用', text: '续费、套餐升级，以及 IP 第二个月起的费用。' },
      ],
      faqTitle: '假期值班常见问题',
      faq: [
        {
          title: '值班同事会看到店铺密码吗？',
          text: '不会。店铺平台的密码加密保存，值班同事打开授权给自己的店铺就能工作，看不到密码。',
        },
        {
          title: '我在老家登录，会收到提醒吗？',
          text: '会。设备、网络或登录地与平时不同，会出现设备风险提醒。是您本人，确认后继续；不是，请拒绝这次登录。',
        },
        {
          title: '假期能找到客服吗？',
          text: '能。客服每天 9:00–22:00 为付费账号服务，中文或英文。',
        },
        {
          title: '授权忘了收回怎么办？',
          text: '老板或经理在客户端取消勾选，授权立即收回，对方的店铺列表里不再有这家店。也可以在出发前设好登录时段，时段外不能打开店铺。',
        },
      ],
    },
    'en-US': {
      name: 'Mid-Autumn',
      summary: 'Offers for new users during the campaign, plus a holiday handover list.',
      title: 'Hand over your stores| before the holiday',
      lead: 'China is on holiday, but buyers abroad keep ordering. For three days, new users get a coupon and 50% off the first month of their first overseas IP. Hand your stores over before you leave, and take the time off.',
      after:
        'This Mid-Autumn campaign has ended. The handover list below works for any break: National Day, Spring Festival or your own vacation.',
      offersTitle: 'Two offers| for new users',
      offersLead:
        'The coupon is added when you sign up. The 50% discount applies to the first month of the first IP. See the step-by-step guide for how to use them.',
      own: {
        kind: 'duty',
        title: 'Your holiday handover list',
        lead: 'Five things to take care of, each with a step before, during and after the holiday. Set them up before you leave and nobody has to call you for a password.',
        note: 'Staff on duty sign in with their own sub-accounts. No passwords change hands, so none have to be changed afterward.',
        caption: 'Handing over stores: before, during and after the holiday',
        columns: ['Item', 'Before', 'During', 'After'],
        rows: [
          ['Stores', 'List them, give access', 'They open only those stores', 'Revoke the access'],
          [
            'Passwords',
            'Encrypted, never messaged',
            'Stores open without them',
            'Nothing to change',
          ],
          [
            'Hours',
            'Set daily login hours',
            'Stores won’t open outside them',
            'Back to normal hours',
          ],
          [
            'Devices',
            'Register the duty computer',
            'Unregistered ones trigger a warning',
            'Remove borrowed ones',
          ],
          [
            'Log',
            'Decide who reads the log',
            'Store activity is logged',
            'Read the log, check the work',
          ],
        ],
      },
      rulesTitle: 'Mid-Autumn terms',
      rules: [
        {
          title: 'Who',
          text: 'Accounts that sign up for the first time during the three days, with a verified phone number.',
        },
        { title: 'When', text: 'Sign up by midnight, Beijing time, at the end of the last day.' },
        {
          title: 'How',
          text: 'The coupon is added when you sign up. The 50% comes off the first month of your first IP.',
        },
        { title: 'Not included', text: 'Renewals, plan upgrades and later months of an IP.' },
      ],
      faqTitle: 'Holiday coverage FAQ',
      faq: [
        {
          title: 'Can staff on duty see store passwords?',
          text: 'No. Store passwords are stored encrypted. Staff open the stores they have access to and get to work; the password is never shown.',
        },
        {
          title: 'Will signing in from my hometown trigger a warning?',
          text: 'Yes. You get a device-risk warning whenever the device, network or location is unusual. If it’s you, confirm and continue. If it isn’t, refuse the sign-in.',
        },
        {
          title: 'Is Support available over the holiday?',
          text: 'Yes, for paid accounts, every day 9:00–22:00 Beijing time, in Chinese or English.',
        },
        {
          title: 'What if I forget to revoke access?',
          text: 'An owner or manager can clear it in the client at any time. Access ends immediately, and the store disappears from that person’s list. You can also set login hours before you leave; the store can’t be opened outside them.',
        },
      ],
    },
  },
};
