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
      faqTitle: '细则问答',
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
      summary: 'From registering to using it up, in five steps.',
      title: 'From new moon to full:| using up a coupon',
      lead: 'Two offers, used up in five steps: what to do in each, what shows that it worked, and where people get stuck.',
      after:
        'The campaign is over. The steps have not changed: later coupons and half-price months are used the same way.',
      offersTitle: 'Two sums| and how they work out',
      offersLead: 'Put in the figures your own order shows; those are the ones that count.',
      own: {
        kind: 'path',
        title: 'Five steps to the end',
        lead: 'With every step the moon grows a little. The first two take minutes, the other three as long as you need.',
        note: 'The sums: to pay = order − coupon; first month of an IP = price ÷ 2. Whether both fit into one order is decided at checkout.',
        items: [
          {
            title: 'Register',
            text: 'Phone number, code, tick the agreement. Once the page says you are registered, this is done.',
          },
          {
            title: 'Find it',
            text: 'Install the client, sign in with the same number and open your coupons. Look at the last day first.',
          },
          {
            title: 'Add a store',
            text: 'The browser opens an environment of its own for it. Get one store running before adding a second.',
          },
          {
            title: 'Give it an IP',
            text: 'Pick line and IP. The first month should stand in the order at half price; if not, do not pay yet.',
          },
          {
            title: 'Pay',
            text: 'Credit card, Alipay or WeChat Pay. Check that the coupon is ticked and whether it says monthly or yearly.',
          },
        ],
      },
      rulesTitle: 'Where people get stuck',
      rules: [
        {
          title: 'The coupon is gone',
          text: 'Most often the sign-in was with another number. Go back to the one you registered and look again.',
        },
        {
          title: 'No half price',
          text: 'It is for the first month of a new user’s IP. Renewals and later months cost what the order says.',
        },
        {
          title: 'It cannot be ticked',
          text: 'Check what the coupon is for and its last day. If both are right, send support a screenshot.',
        },
        {
          title: 'The wrong period',
          text: 'Deducted periods are not refunded for unused time, so look once more before paying.',
        },
      ],
      faqTitle: 'On the details',
      faq: [
        {
          title: 'Is the coupon good for anything but an IP?',
          text: 'Yes. It has no minimum and reduces other fees in the client too; what it may be used for is written on it. The half price is the other offer and shows in the order of the first month.',
        },
        {
          title: 'Several of us register. Does each get one?',
          text: 'Staff should join your account with sub-accounts and need not register. Coupons and balance belong to the main account, as the client shows.',
        },
        {
          title: 'I pay after the campaign. Does it count?',
          text: 'See the coupon: until the last day written on it, it works. For the half price, the order as placed is what counts.',
        },
      ],
    },
  },
};
