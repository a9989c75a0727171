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
      name: '中秋优惠细则',
      summary: '从注册到用掉，五步逐条说明。',
      title: '从新月到满月，|券怎么用完',
      lead: '两项优惠，五步用完：每步做什么、看到什么算做对了、容易卡在哪里，逐条写给您和您的同事。',
      after: '本次活动已经结束。步骤没有变：今后领到的券与首月半价，也按这五步使用。',
      offersTitle: '两笔账，怎么算',
      offersLead: '价格以客户端订单为准，您把看到的数字代进算式就行。',
      own: {
        kind: 'path',
        title: '五步用完',
        lead: '月相走一格，事情做一步。前两步几分钟就能做完，后三步按您的需要来。',
        note: '算式：应付 = 订单金额 − 券面金额；首月 IP 应付 = 首月价格 ÷ 2。两项能否同单使用，以结算页为准。',
        items: [
          { title: '注册', text: '填手机号与验证码，勾选协议。看到注册成功的页面，就算完成。' },
          {
            title: '看券',
            text: '装好客户端，用刚注册的手机号登录，在券包里找到这张券，先看到期日与适用范围。',
          },
          {
            title: '添店',
            text: '添加第一家店，浏览器为它开一个独立环境。先跑通一家，登录、上货、回消息都试过，再加第二家。',
          },
          {
            title: '配 IP',
            text: '为这家店选线路与 IP。订单里的首月金额应是半价；不是，就先别付款。',
          },
          {
            title: '付款',
            text: '信用卡、支付宝或微信支付。付款前确认券已勾上，周期是按月还是按年。',
          },
        ],
      },
      rulesTitle: '容易卡住的地方',
      rules: [
        { title: '券不见了', text: '多半是用另一个手机号登录了。换回注册时的号码，再看券包。' },
        { title: '没有半价', text: '半价只给新用户的首月 IP。续费与第二个月按订单原价。' },
        { title: '勾不上券', text: '看券面写的适用范围与到期日；都对仍勾不上，截图给客服。' },
        { title: '付错周期', text: '已扣费的周期不退未用时间，所以付款前再看一眼按月还是按年。' },
      ],
      faqTitle: '券和账号，常问的',
      faq: [
        {
          title: '不买 IP，券能用在别处吗？',
          text: '能。券没有门槛，可以抵扣客户端里的其他费用，能用在哪里以券面写的适用范围为准；首月半价是另一项，只在购买首月 IP 的订单里体现。',
        },
        {
          title: '一个公司几个人注册，各有一份吗？',
          text: '员工应当用子账号加入您的主账号，不必各自注册。子账号与主账号共用同一份券与余额，以客户端显示为准。',
        },
        {
          title: '活动结束后才付款，还算吗？',
          text: '看您领到的券：券面的到期日比活动结束晚的，在到期日之前都能用。首月半价以下单时的订单为准。',
        },
      ],
    },
    'en-US': {
      name: 'Mid-Autumn, step by step',
      summary: 'From signing up to using your coupon, in five steps.',
      title: 'From new moon to full:| using your coupon',
      lead: 'Two offers, five steps: what to do in each, how to tell it worked, and where people get stuck.',
      after:
        'The campaign is over, but the steps are the same: any later coupon or half-price month works this way.',
      offersTitle: 'Two offers,| two simple sums',
      offersLead: 'Use the figures in your own order; those are the ones that count.',
      own: {
        kind: 'path',
        title: 'From sign-up to payment',
        lead: 'The first two steps take minutes, the other three as long as you need.',
        note: 'You pay: order − coupon; for the first month of an IP: price ÷ 2. Checkout shows whether both apply to one order.',
        items: [
          {
            title: 'Register',
            text: 'Enter your phone number and code, accept the agreement. You’re done when the page says you are registered.',
          },
          {
            title: 'Find your coupon',
            text: 'Install the client, sign in with the same number and open your coupons. Check the expiry date first.',
          },
          {
            title: 'Add a store',
            text: 'It gets a browser environment of its own. Get one store running before you add a second.',
          },
          {
            title: 'Choose an IP',
            text: 'Pick a line and an IP. The order should show the first month at half price; if it doesn’t, don’t pay yet.',
          },
          {
            title: 'Pay',
            text: 'Credit card, Alipay or WeChat Pay. Check that the coupon is selected and the billing is the one you want, monthly or yearly.',
          },
        ],
      },
      rulesTitle: 'Where people get stuck',
      rules: [
        {
          title: 'My coupon is missing',
          text: 'You probably signed in with another number. Use the one you registered with and look again.',
        },
        {
          title: 'No half price',
          text: 'It applies to the first month of a new user’s IP. Renewals and later months cost the regular price.',
        },
        {
          title: 'I can’t select it',
          text: 'Check what the coupon is good for and when it expires. If both are fine, send support a screenshot.',
        },
        {
          title: 'Wrong billing period',
          text: 'Billed periods are not refunded for unused time, so check monthly or yearly before you pay.',
        },
      ],
      faqTitle: 'Coupons and accounts',
      faq: [
        {
          title: 'Can I use the coupon for anything but an IP?',
          text: 'Yes. It has no minimum and can reduce other fees in the client too; the coupon says which. Half price is a separate offer and shows only in the order for an IP’s first month.',
        },
        {
          title: 'If several of us register, does each get one?',
          text: 'Staff should join your main account with sub-accounts instead of registering. They share its coupons and balance, as shown in the client.',
        },
        {
          title: 'What if I pay after the campaign has ended?',
          text: 'Your coupon works until the expiry date written on it. For half price, what counts is the order as you placed it.',
        },
      ],
    },
  },
};
