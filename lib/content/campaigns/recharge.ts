import type { BuiltCampaign } from './types';

export const recharge: BuiltCampaign = {
  slug: 'recharge',
  path: '/activity/recharge',
  activityId: 'recharge',
  visual: 'stairs',
  start: '2026-10-01T00:00:00+08:00',
  end: '2027-01-01T00:00:00+08:00',
  offers: ['coupon'],
  text: {
    'zh-CN': {
      name: '充值与用券',
      summary: '怎样充值、用券付款，以及扣费规则。',
      title: '怎样充值|和用券付款',
      lead: '在客户端选好套餐与海外 IP，结算页显示用券后的金额；按这个金额充值，再付款。支持信用卡、支付宝和微信支付；按月或按年扣费，下单时选定。',
      after: '本期活动已经结束。付款方式与扣费规则不变，充值时按下面的规则办理。',
      offersTitle: '充值可用的券',
      offersLead: '付款时可以用新用户礼里的券。领取条件、截止日期与能否叠加，见全部优惠。',
      own: {
        kind: 'payment',
        title: '付款与扣费规则',
        lead: '费用预付：先充值，再按您下单时选定的周期扣费。',
        note: '公司付款要走审批的，可以截下订单里的套餐、周期和金额，附在申请里。',
        caption: '付款与扣费的五条规则',
        ways: ['信用卡', '支付宝', '微信支付'],
        rows: [
          {
            title: '预付',
            text: '先充值，再按周期扣费，不赊账。余额不足的，付费功能在当期结束后停止。',
          },
          { title: '扣费周期', text: '按月或按年扣费。要停用，请在下一个扣费日之前告诉客服。' },
          {
            title: '未使用的周期',
            text: '未使用的周期不退款。不确定用多久的，建议先选按月。',
          },
          {
            title: '税费',
            text: '订单金额不含税。需要发票的，请在付款前与售前顾问确认税率和发票抬头。',
          },
          { title: '客服支持', text: '付费账号每天 9:00–22:00 可联系客服，中文或英文。' },
        ],
      },
      rulesTitle: '充值步骤',
      rules: [
        {
          title: '查看券后金额',
          text: '在客户端选好套餐、周期和海外 IP，在结算页勾选能用的券，订单显示抵扣后的金额。',
        },
        { title: '按这个金额充值', text: '只充抵扣后的金额，也就是结算页显示的应付金额。' },
        {
          title: '付款并核对',
          text: '付款前再看一次券是否已勾选。付款后核对账单；金额不对的，把订单截图发给客服。',
        },
      ],
      faqTitle: '充值常见问题',
      faq: [
        {
          title: '按月和按年，该选哪一种？',
          text: '不确定的先选按月：未使用的周期不折算、不退款，下一次购买时可以改选按年。成员数和店铺数已经固定的，可以按年，一年只付款、对账一次。',
        },
        {
          title: '充错了能退吗？',
          text: '未使用的周期不退款。还没有扣费的，请尽快联系客服，提供账号与付款记录，由客服核对后答复。',
        },
        {
          title: '能不能对公转账？',
          text: '付款方式是信用卡、支付宝和微信支付。需要其他方式的，请先咨询售前顾问；不要向陌生人提供的账号转账。',
        },
        {
          title: '不买套餐，要不要充值？',
          text: '不用。下载、安装和注册免费，购买套餐或海外 IP 时再充值。想先了解价格，请把店铺数、成员数和线路国家告诉售前顾问。',
        },
      ],
    },
    'en-US': {
      name: 'Top up with a coupon',
      summary: 'How to top up, pay with your coupon, and how billing works.',
      title: 'Top up and pay| with your coupon',
      lead: 'Choose a plan and overseas IPs, see the total after your coupon, top up that amount and pay. Use a credit card, Alipay or WeChat Pay, and choose monthly or yearly billing.',
      after:
        'This campaign has ended. Payment and billing haven’t changed; the rules below still apply when you top up.',
      offersTitle: 'The coupon you can use',
      offersLead:
        'The amount shown comes off your order. The coupon is part of the new-user gift and doesn’t end with this campaign; see All offers for its terms and end date.',
      own: {
        kind: 'payment',
        title: 'Payment and billing rules',
        lead: 'You pay in advance: top up first, and you’re charged for the period you chose when you ordered.',
        note: 'If your company has to approve the payment, attach a screenshot of the order with its plan, period and amount.',
        caption: 'Five rules of payment and billing',
        ways: ['Credit card', 'Alipay', 'WeChat Pay'],
        rows: [
          {
            title: 'Prepaid',
            text: 'You pay before you use the service, never on credit. If your balance is short, paid features stop at the end of the period.',
          },
          {
            title: 'Billing',
            text: 'Charged monthly or yearly, as you choose. To stop, tell Support before the next billing date.',
          },
          {
            title: 'Unused periods',
            text: 'Unused periods aren’t refunded. Not sure how long you’ll need it? Start monthly.',
          },
          {
            title: 'Tax',
            text: 'Order amounts are before tax. Need an invoice? Ask Sales about the tax rate before you pay.',
          },
          {
            title: 'Support',
            text: 'Paid accounts get help every day, 9:00–22:00 Beijing time, in Chinese or English.',
          },
        ],
      },
      rulesTitle: 'How to top up',
      rules: [
        {
          title: 'See the total',
          text: 'Choose your plan, period and overseas IPs in the client, and select your coupon at checkout. The order shows what’s left to pay.',
        },
        {
          title: 'Top up that amount',
          text: 'Top up only what the order shows as left to pay after the coupon.',
        },
        {
          title: 'Pay and check',
          text: 'Make sure the coupon is still selected, then pay and check your bill. If an amount is wrong, send Support a screenshot of the order.',
        },
      ],
      faqTitle: 'Top-up FAQ',
      faq: [
        {
          title: 'Should I pay monthly or yearly?',
          text: 'If you aren’t sure, start monthly. Unused periods aren’t refunded, but you can choose yearly for your next period. If your team and stores rarely change, yearly means one payment and one bill to check.',
        },
        {
          title: 'I topped up by mistake. Can I get it back?',
          text: 'If nothing has been charged yet, contact Support as soon as possible with your account and proof of payment, and they’ll look into it. Once a period has been charged, its unused part isn’t refunded.',
        },
        {
          title: 'Can I pay by bank transfer?',
          text: 'We take credit cards, Alipay and WeChat Pay. If you need another way to pay, ask Sales first, and never transfer money to an account a stranger sends you.',
        },
        {
          title: 'Do I have to top up if I don’t buy a plan?',
          text: 'No. Downloading, installing and signing up are free. Top up when you buy a plan or an overseas IP. For a price up front, tell Sales how many stores and members you have and which countries you need routes to.',
        },
      ],
    },
  },
};
