import type { BuiltCampaign } from './types';

/** How the Mid-Autumn offers are used, step by step; shares the campaign's record upstream. */
export const midDetail: BuiltCampaign = {
  slug: 'midautumn/middetail',
  path: '/activity/midautumn/middetail',
  activityId: 'midautumn',
  visual: 'phases',
  start: '2026-09-25T00:00:00+08:00',
  end: '2026-09-28T00:00:00+08:00',
  offers: ['coupon', 'first_month_ip'],
  text: {
    'zh-CN': {
      name: '中秋优惠使用步骤',
      summary: '从注册到付款，分五步使用两项优惠。',
      title: '中秋优惠|使用步骤',
      lead: '注册券和首月 IP 半价，分五步使用。每一步写明做什么、怎样算完成。',
      after: '中秋活动已经结束。新用户现在领到的券和首月半价，同样按这五步使用。',
      offersTitle: '两项优惠的金额',
      offersLead: '券按券面金额抵扣，半价用于首个海外 IP 的首月。应付金额在客户端订单里显示。',
      own: {
        kind: 'path',
        title: '从注册到付款的五步',
        lead: '前两步几分钟就能完成，后三步在打开店铺前再做。',
        note: '券从订单金额里扣，首月 IP 按半价算。两项能不能用在同一笔订单，付款前看结算页。',
        items: [
          {
            title: '注册',
            text: '填写手机号、验证码、密码、用户名和公司名称，勾选协议。看到「注册成功」即完成。',
          },
          {
            title: '查看券',
            text: '安装客户端，用注册的手机号登录，在券包里查看到期日与适用范围。看不到券，请确认登录的是注册时的手机号。',
          },
          {
            title: '添加店铺',
            text: '添加第一家店，系统为它创建独立环境。先为这一家做完第 4、5 步并正常打开，再添加第二家。',
          },
          {
            title: '选套餐与 IP',
            text: '选套餐，再为这家店选线路与海外 IP。订单里 IP 的首月金额应为半价；如果不是，先不要付款，请联系售前顾问。',
          },
          {
            title: '充值并付款',
            text: '确认券已勾选，核对按月还是按年；再按订单显示的金额充值并付款，可用信用卡、支付宝或微信支付。',
          },
        ],
      },
      rulesTitle: '常见问题与处理',
      rules: [
        {
          title: '看不到券',
          text: '可能用了另一个手机号登录。请用注册时的号码登录，再打开券包查看。',
        },
        {
          title: '没有半价',
          text: '半价只用于新用户首个海外 IP 的首月。续费与第二个月起按正常价格。',
        },
        {
          title: '不能勾选',
          text: '核对券的适用范围与到期日；都符合仍不能勾选的，请截图发给售前顾问。',
        },
        {
          title: '选错周期',
          text: '已经开始的周期不折算，未使用的周期不退款，下一次购买时可以另选。付款前请核对按月还是按年。',
        },
      ],
      faqTitle: '优惠券与账号',
      faq: [
        {
          title: '不买 IP，券能用在别处吗？',
          text: '券没有金额门槛，能用在哪些费用上，以券面的适用范围为准，结算页会列出可用的券。首月半价是另一项优惠，只在购买首月 IP 的订单里扣减。',
        },
        {
          title: '公司几个人分别注册，每人都有券吗？',
          text: '没有。员工通过邀请链接以子账号加入您的团队，与主账号共用同一份券与余额，在客户端里查看。',
        },
        {
          title: '活动结束后才付款，券还能用吗？',
          text: '券在到期日之前都可以用。本次活动的首月半价只用于活动期间的订单；新用户现在能享受的优惠，见全部优惠。',
        },
        {
          title: '买 IP 时要选哪个国家？',
          text: '选店铺所在站点的国家。线路覆盖 20 多个国家，绑定后，这家店每次都从这条线路打开。不确定选哪一种 IP 的，请在购买前咨询售前顾问。',
        },
      ],
    },
    'en-US': {
      name: 'Mid-Autumn, step by step',
      summary: 'Use both offers in five steps, from sign-up to payment.',
      title: 'How to use your| Mid-Autumn offers',
      lead: 'Use the coupon and the 50% discount in five steps: what to do in each, and how to tell it worked.',
      after:
        'This campaign is over, but new users can claim the current coupon and first-month discount in the same five steps.',
      offersTitle: 'What each offer| takes off',
      offersLead:
        'The coupon takes off its face value. The 50% discount applies to the first month of the first IP. Your order in the client shows what you pay.',
      own: {
        kind: 'path',
        title: 'From sign-up to payment',
        lead: 'The first two steps take a few minutes. You can do the other three later.',
        note: 'The coupon comes off the order total, and your first IP is 50% off for the first month. Checkout shows whether both apply to the same order.',
        items: [
          {
            title: 'Sign up',
            text: 'Enter your phone number, code, password, username and company name, and accept the agreements. You’re done when the page says your account is ready.',
          },
          {
            title: 'Find your coupon',
            text: 'Install the client, sign in with the same number and open your coupons. Check what it applies to and when it expires. Not there? Make sure it’s the number you signed up with.',
          },
          {
            title: 'Add a store',
            text: 'The store gets its own browser environment. Finish steps 4 and 5 and open it before you add a second.',
          },
          {
            title: 'Choose a plan and an IP',
            text: 'Choose your plan, a route and an overseas IP, monthly or yearly. The order should show 50% off the IP’s first month. If it doesn’t, ask Sales before you pay.',
          },
          {
            title: 'Top up and pay',
            text: 'Check the coupon and the period, top up what the order shows, then pay. Use a credit card, Alipay or WeChat Pay.',
          },
        ],
      },
      rulesTitle: 'If you get stuck',
      rules: [
        {
          title: 'My coupon is missing',
          text: 'You may have signed in with another number. Use the one you signed up with and look again.',
        },
        {
          title: 'No discount',
          text: 'The 50% discount applies to the first month of a new user’s first IP. Renewals and later months cost the regular price.',
        },
        {
          title: 'I can’t select the coupon',
          text: 'Check what the coupon applies to and when it expires. If both are fine, send Sales a screenshot.',
        },
        {
          title: 'Wrong billing period',
          text: 'A period that has started isn’t converted, and unused periods aren’t refunded. You can choose the other one the next time you buy, so check monthly or yearly before you pay.',
        },
      ],
      faqTitle: 'Coupons and accounts',
      faq: [
        {
          title: 'Can I use the coupon without buying an IP?',
          text: 'The coupon has no minimum spend. The client shows what it applies to, and checkout lists the coupons you can use. The 50% discount is a separate offer for an IP’s first month.',
        },
        {
          title: 'If several of us sign up, do we each get a coupon?',
          text: 'No. Staff join your team by invitation link as sub-accounts and share the main account’s coupons and balance, which you see in the client.',
        },
        {
          title: 'Can I pay after the campaign has ended?',
          text: 'Your coupon works until its expiry date. This campaign’s 50% discount applied only to orders placed during the campaign; for what new users get now, see All offers.',
        },
        {
          title: 'Which country should I choose?',
          text: 'The country your store sells in. Routes cover more than 20 countries, and once you bind one, the store always opens through it. Not sure which IP type to buy? Ask Sales first.',
        },
      ],
    },
  },
};
